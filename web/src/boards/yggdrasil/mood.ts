/** The light of the game's door. */
export const mood = "#8fce7a";
