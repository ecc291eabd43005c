/** The light of the game's door. */
export const mood = "#ff8a5a";
