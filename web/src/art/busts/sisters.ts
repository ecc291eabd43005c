// Twelve Valkyries sit in the largest circle: how each looks.  Their looks mean nothing, but one should know them
// again.
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

/** Hair and its shadows, cloak and its, what is worn under it; helmet, plaits, skin. */
const sister = (
  [hair, strand, cloak, shade, inner]: [string, string, string, string, string],
  helm: string,
  worn: Sister["worn"],
  skin: typeof FAIR,
): Sister => ({ hair, strand, cloak, shade, inner, helm, worn, ...skin });

const SISTERS: readonly Sister[] = [
  sister(["#f0d084", "#a87f34", "#8fa3ad", "#2c3a44", "#d8cba6"], SILVER, "both", FAIR),
  sister(["#b4532a", "#7c3217", "#4f7a4a", "#1d341c", "#e2cf9c"], BRONZE, "loose", FAIR),
  sister(["#3a2a22", "#1d130e", "#8a2f3c", "#3a0f18", "#e0b870"], STEEL, "left", TAN),
  sister(["#8a5a2e", "#5c3818", "#3d5f94", "#172746", "#c9d6e4"], SILVER, "right", FAIR),
  sister(["#1f1a1c", "#463c40", "#c08a2c", "#5a3c0c", "#6a2a20"], BRONZE, "both", DARK),
  sister(["#d9dde0", "#97a0a8", "#6a4a86", "#2c1b40", "#d6c4e6"], STEEL, "loose", FAIR),
  sister(["#e0a24a", "#99651f", "#2f7a7a", "#0f3636", "#e6d8b0"], SILVER, "left", TAN),
  sister(["#6b2c1c", "#431709", "#b0a58c", "#554c38", "#7a3a26"], BRONZE, "right", FAIR),
  sister(["#2a2426", "#544a4e", "#a34a24", "#471a08", "#e8c98a"], STEEL, "loose", DARK),
  sister(["#f4e3b4", "#bda060", "#5b6b3a", "#262f14", "#d9b36a"], SILVER, "right", FAIR),
  sister(["#5a4030", "#38261b", "#a85a7a", "#481f34", "#efd6dc"], BRONZE, "both", TAN),
  sister(["#c8742e", "#8a4814", "#3a4350", "#161b22", "#b9c4cc"], STEEL, "left", FAIR),
];

/** How the n-th of the sisters looks. */
export function sisterOf(n: number): Sister {
  const found = SISTERS[n % SISTERS.length] ?? SISTERS[0];
  if (!found) throw new Error("there are twelve");
  return found;
}
