/** The colours of texts and lines on a canvas where a person has chosen those of all programs. */
const forcedColours: Readonly<Record<string, string>> = {
  text: "CanvasText",
  textMuted: "CanvasText",
  textFaint: "CanvasText",
  surface: "Canvas",
  raised: "Canvas",
  border: "CanvasText",
  borderSoft: "GrayText",
};

/** A colour of the palette that is shown, by its name there. */
export function colour(name: string): string {
  const forced = forcedColours[name];
  if (forced !== undefined && matchMedia("(forced-colors: active)").matches) return forced;
  const property = `--sw-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
  return getComputedStyle(document.documentElement).getPropertyValue(property).trim();
}
