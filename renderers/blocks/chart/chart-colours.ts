/** System colours for text and lines on a canvas in forced-colours mode. */
const forcedColours: Readonly<Record<string, string>> = {
  text: "CanvasText",
  textMuted: "CanvasText",
  textFaint: "CanvasText",
  surface: "Canvas",
  raised: "Canvas",
  border: "CanvasText",
  borderSoft: "GrayText",
};

/** The current value of a palette colour, by its name. */
export function colour(name: string): string {
  const forced = forcedColours[name];
  if (forced !== undefined && matchMedia("(forced-colors: active)").matches) return forced;
  const property = `--sw-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
  return getComputedStyle(document.documentElement).getPropertyValue(property).trim();
}
