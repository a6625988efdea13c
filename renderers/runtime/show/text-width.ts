/** The most characters of a text that are measured. */
const mostMeasured = 100;

/**
 * The width of a text in pixels as a table cell shows it, for column widths; estimated where there
 * is no canvas to measure it.
 */
export function textWidth(text: string): number {
  const shown = text.slice(0, mostMeasured);
  return Math.ceil(canvasInFont()?.measureText(shown).width ?? estimatedWidth(shown));
}

let canvas: OffscreenCanvasRenderingContext2D | null = null;
let family = { language: "", name: "sans-serif" };

/** A canvas with the font of a cell, whose size and language the settings change. */
function canvasInFont(): OffscreenCanvasRenderingContext2D | null {
  if (typeof OffscreenCanvas !== "function" || typeof document !== "object") return null;
  canvas ??= new OffscreenCanvas(1, 1).getContext("2d");
  if (!canvas) return null;
  const { style, lang: language } = document.documentElement;
  if (family.language !== language) {
    family = { language, name: getComputedStyle(document.documentElement).fontFamily };
  }
  const font = `${style.getPropertyValue("--sw-font").trim() || "14px"} ${family.name}`;
  if (usedFont !== font) canvas.font = font;
  usedFont = font;
  return canvas;
}

/** The font that was set last; the canvas itself would answer with another writing of it. */
let usedFont = "";

function estimatedWidth(text: string): number {
  let width = 0;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    width += code >= 0x2e80 ? 14 : code >= 0x41 && code <= 0x5a ? 9.5 : 7.4;
  }
  return width;
}
