/** The light of the game's door. */
export const mood = "#d9a55a";
