/** The light of the game's door. */
export const mood = "#6fb3e8";
