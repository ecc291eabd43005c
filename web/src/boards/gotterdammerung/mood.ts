/** The light of the game's door. */
export const mood = "#ff9a4a";
