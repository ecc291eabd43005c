// The colours of the clans, by seat: the same on cloth, stake and majority.

export interface Colours {
  coat: string;
  shade: string; // of the coat
  hair: string;
  skin: string;
  blush: string;
  gem: string;
  paint: string; // on the face
}

export const CLANS: readonly Colours[] = [
  {
    coat: "#b07a22",
    shade: "#5f3c0e",
    hair: "#5a3418",
    skin: "#f3cfa6",
    blush: "#cf9a70",
    gem: "#7fd0e0",
    paint: "#2f6f86",
  },
  {
    coat: "#2f6f9c",
    shade: "#14344e",
    hair: "#e6c35a",
    skin: "#f6d9b4",
    blush: "#d6a67c",
    gem: "#ffd34f",
    paint: "#7a2a2a",
  },
  {
    coat: "#a23a2a",
    shade: "#4f150d",
    hair: "#8a4a1c",
    skin: "#eec39a",
    blush: "#c68f66",
    gem: "#ffb46a",
    paint: "#23262c",
  },
  {
    coat: "#5c8a34",
    shade: "#294318",
    hair: "#a8431c",
    skin: "#f6d9b4",
    blush: "#d6a67c",
    gem: "#c9ef8a",
    paint: "#234a23",
  },
  {
    coat: "#6b4a9c",
    shade: "#301f52",
    hair: "#2a1c16",
    skin: "#d9a878",
    blush: "#ab7a4e",
    gem: "#d2bcff",
    paint: "#e9e2cf",
  },
  {
    coat: "#6f8088",
    shade: "#333f47",
    hair: "#dfe3e2",
    skin: "#e2bd94",
    blush: "#b98a62",
    gem: "#e6f2f4",
    paint: "#31465a",
  },
];
