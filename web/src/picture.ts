// A picture of a part of the page, to be shared: its elements and the styles of the page in one SVG, drawn onto a
// canvas.
const WIDE = 1600; // pixels

/** The page's styles; of the fonts only those in use, whole, for nothing can be fetched from within a picture. */
async function styles(): Promise<string> {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const used = new Set([...document.fonts].filter(({ status }) => status === "loaded").map(faceOf));
  const told = await Promise.all(
    rules.map(async (rule) => {
      if (!(rule instanceof CSSFontFaceRule)) return rule.cssText;
      const get = (name: string): string => rule.style.getPropertyValue(name);
      const face = faceOf({ family: get("font-family"), style: get("font-style"), weight: get("font-weight") });
      return used.has(face) ? embedded(rule) : "";
    }),
  );
  return told.join("\n");
}

/** What is usual may be left out of a rule, or stand as a word or a number. */
const faceOf = ({ family, style, weight }: { family: string; style: string; weight: string }): string =>
  [family.replaceAll(/["']/g, ""), style || "normal", weight === "" || weight === "normal" ? "400" : weight].join("|");

async function embedded(rule: CSSFontFaceRule): Promise<string> {
  const src = rule.style.getPropertyValue("src");
  const address = /url\("?([^")]+)"?\)/.exec(src)?.[1];
  if (!address) return "";
  const data = await dataOf(new URL(address, rule.parentStyleSheet?.href ?? location.href).href);
  return rule.cssText.replace(src, `url(${data}) format("woff2")`);
}

async function dataOf(address: string): Promise<string> {
  const found = await (await fetch(address)).blob();
  return new Promise((done, fail) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.onerror = () => fail(new Error(address));
    reader.readAsDataURL(found);
  });
}

/** The element as it stands, and a line under it. */
export async function pictureOf(element: Element, caption: string): Promise<Blob> {
  const { width, height } = element.getBoundingClientRect();
  const copy = element.cloneNode(true) as HTMLElement;
  // What is computed for the page around it, and what the page's size decides, holds in the picture too.
  const around = getComputedStyle(element.parentElement ?? element);
  const shell = document.createElement("div");
  shell.style.cssText = `width:${width}px;height:${height}px;font:${around.font};color:${around.color}`;
  copy.style.width = `${width}px`;
  copy.style.height = `${height}px`;
  shell.append(copy);
  const style = document.createElement("style");
  style.textContent = await styles();
  const text = (node: Node): string => new XMLSerializer().serializeToString(node);
  const inside = `<foreignObject width="${width}" height="${height}">${text(style)}${text(shell)}</foreignObject>`;
  const room = `width="${innerWidth}" height="${innerHeight}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${room}>${inside}</svg>`;
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  return drawn(image, width, height, caption);
}

function drawn(image: HTMLImageElement, width: number, height: number, caption: string): Promise<Blob> {
  const scale = WIDE / width;
  const line = 64;
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [WIDE, Math.round(height * scale) + line];
  const pen = canvas.getContext("2d");
  if (!pen) return Promise.reject(new Error("no canvas"));
  pen.fillStyle = "#150d07";
  pen.fillRect(0, 0, canvas.width, canvas.height);
  // The page's own size is the picture's, so that what hangs on it is as it was: as much of it as the element is drawn.
  const [wide, high] = [Math.min(width, image.width), Math.min(height, image.height)];
  pen.drawImage(image, 0, 0, wide, high, 0, 0, wide * scale, high * scale);
  pen.fillStyle = "#f6d58a";
  pen.font = '700 30px "Cinzel", serif';
  pen.textBaseline = "middle";
  pen.fillText(caption, 24, canvas.height - line / 2, WIDE - 48);
  return new Promise((done, fail) =>
    canvas.toBlob((found) => (found ? done(found) : fail(new Error("no picture"))), "image/png"),
  );
}
