// Whose games these are.
export const GAMES = [
  { title: "Yggdrasil", by: "Cédric Lefebvre, Fabrice Rabellino", art: "Pierô", house: "Ludonaute, Z-Man Games" },
  { title: "Yggdrasil Chronicles", by: "Cédric Lefebvre", art: "", house: "Ludonaute" },
  { title: "Vedrfölnir", by: "Pierre Martin", art: "Muriel Naud", house: "U Token 2 Me" },
  { title: "Götterdämmerung", by: "Hans Joachim Höh, Christof Schilling", art: "Paul Balykin", house: "AMIGO" },
  {
    title: "Odin's Table",
    by: "Esa Wiik",
    art: "Teemu Karjalainen",
    house: "Mindwarrior Games, Gamestorm Studio, Tactic",
  },
] as const;
