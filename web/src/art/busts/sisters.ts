// Twelve Valkyries sit in the largest circle: how each looks.  Their looks mean nothing, but one should know them again.
interface Sister {
  hair: string;
  strand: string; // of the hair: its shadows
  cloak: string;
  shade: string; // of the cloak
  inner: string; // what is worn under it
  skin: string;
  blush: string; // of the skin: its shadows
  helm: string;
  worn: "both" | "left" | "right" | "loose"; // plaits
}
const FAIR = { skin: "#f5d3aa", blush: "#d39a6e" };
const TAN = { skin: "#dba878", blush: "#b07a4c" };
const DARK = { skin: "#9a6844", blush: "#6f4629" };
const SILVER = "#c9d2d6";
const BRONZE = "#c99a5a";
const STEEL = "#8b99a6";

const SISTERS: readonly Sister[] = [
  { hair: "#f0d084", strand: "#a87f34", cloak: "#8fa3ad", shade: "#2c3a44", inner: "#d8cba6", helm: SILVER, worn: "both", ...FAIR }, // prettier-ignore
  { hair: "#b4532a", strand: "#7c3217", cloak: "#4f7a4a", shade: "#1d341c", inner: "#e2cf9c", helm: BRONZE, worn: "loose", ...FAIR }, // prettier-ignore
  { hair: "#3a2a22", strand: "#1d130e", cloak: "#8a2f3c", shade: "#3a0f18", inner: "#e0b870", helm: STEEL, worn: "left", ...TAN }, // prettier-ignore
  { hair: "#8a5a2e", strand: "#5c3818", cloak: "#3d5f94", shade: "#172746", inner: "#c9d6e4", helm: SILVER, worn: "right", ...FAIR }, // prettier-ignore
  { hair: "#1f1a1c", strand: "#463c40", cloak: "#c08a2c", shade: "#5a3c0c", inner: "#6a2a20", helm: BRONZE, worn: "both", ...DARK }, // prettier-ignore
  { hair: "#d9dde0", strand: "#97a0a8", cloak: "#6a4a86", shade: "#2c1b40", inner: "#d6c4e6", helm: STEEL, worn: "loose", ...FAIR }, // prettier-ignore
  { hair: "#e0a24a", strand: "#99651f", cloak: "#2f7a7a", shade: "#0f3636", inner: "#e6d8b0", helm: SILVER, worn: "left", ...TAN }, // prettier-ignore
  { hair: "#6b2c1c", strand: "#431709", cloak: "#b0a58c", shade: "#554c38", inner: "#7a3a26", helm: BRONZE, worn: "right", ...FAIR }, // prettier-ignore
  { hair: "#2a2426", strand: "#544a4e", cloak: "#a34a24", shade: "#471a08", inner: "#e8c98a", helm: STEEL, worn: "loose", ...DARK }, // prettier-ignore
  { hair: "#f4e3b4", strand: "#bda060", cloak: "#5b6b3a", shade: "#262f14", inner: "#d9b36a", helm: SILVER, worn: "right", ...FAIR }, // prettier-ignore
  { hair: "#5a4030", strand: "#38261b", cloak: "#a85a7a", shade: "#481f34", inner: "#efd6dc", helm: BRONZE, worn: "both", ...TAN }, // prettier-ignore
  { hair: "#c8742e", strand: "#8a4814", cloak: "#3a4350", shade: "#161b22", inner: "#b9c4cc", helm: STEEL, worn: "left", ...FAIR }, // prettier-ignore
];

/** How the n-th of the sisters looks. */
export function sisterOf(n: number): Sister {
  const found = SISTERS[n % SISTERS.length] ?? SISTERS[0];
  if (!found) throw new Error("there are twelve");
  return found;
}
