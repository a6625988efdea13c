// These functions run in the page; their source text is sent there with that of the other file in
// this folder.
import type { Found, Piece } from "./standing.ts";

/** The components of a colour: red, green and blue from 0 to 255, and the opacity. */
export function colourOf(value: string): number[] {
  const numbers = (value.match(/[\d.]+/g) ?? []).map(Number);
  const scaled = value.startsWith("color(")
    ? numbers.map((part, at) => (at < 3 ? 255 * part : part))
    : numbers;
  return [...scaled.slice(0, 3), scaled[3] ?? 1];
}

/** The colour that is visible where one colour lies over another. */
export function blended(
  [red = 0, green = 0, blue = 0, cover = 1]: number[],
  below: number[],
): number[] {
  return [red, green, blue].map((part, at) => cover * part + (1 - cover) * (below[at] ?? 255));
}

/** The relative luminance of a colour from 0 to 1, as WCAG defines it. */
export function luminance(colour: number[]): number {
  const [red = 0, green = 0, blue = 0] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The background colour of an element; nothing where the background is an image. */
export function groundOf(element: Element | null): number[] | null {
  if (!element) return [255, 255, 255];
  const { backgroundColor, backgroundImage } = getComputedStyle(element);
  if (backgroundImage !== "none") return null;
  const own = colourOf(backgroundColor);
  if (own[3] === 1) return own.slice(0, 3);
  const below = groundOf(element.parentElement);
  return below && blended(own, below);
}

/** How much lighter one colour is than another, as WCAG defines it: from 1 to 21. */
export function contrastOf(one: number[], other: number[]): number {
  const lights = [luminance(one), luminance(other)];
  return (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05);
}

/** The boxes and circles to tick whose outline, their only sign, is too faint to be seen. */
export function faintBoxes(top: Element): Found[] {
  if (matchMedia("(forced-colors: active)").matches) return [];
  const boxes = [...top.querySelectorAll('.ant-checkbox, .ant-radio, [class*="_box_"]')];
  return boxes.flatMap((box): Found[] => {
    const { borderTopColor, borderTopWidth } = getComputedStyle(box);
    const isOff = box.closest(":disabled, [aria-disabled=true], .ant-checkbox-disabled");
    const ground = groundOf(box.parentElement);
    if (isOff || !ground || borderTopWidth === "0px" || !box.checkVisibility()) return [];
    const contrast = contrastOf(blended(colourOf(borderTopColor), ground), ground);
    return contrast < 3 ? [[box, contrast.toFixed(1)]] : [];
  });
}

/** The texts with too little contrast to their background; disabled elements are exempt. */
export function faintTexts(_top: Element, pieces: readonly Piece[]): Found[] {
  if (matchMedia("(forced-colors: active)").matches) return [];
  const faint = new Map<Element, string>();
  for (const { element } of pieces) {
    const isOff = element.closest(":disabled, [aria-disabled=true], .ant-upload-disabled");
    const ground = groundOf(element);
    if (isOff || !ground) continue;
    const { color, fontSize, fontWeight } = getComputedStyle(element);
    const contrast = contrastOf(blended(colourOf(color), ground), ground);
    const size = Number.parseFloat(fontSize);
    const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
    if (contrast < (isLarge ? 3 : 4.5) - 0.01) faint.set(element, contrast.toFixed(1));
  }
  return [...faint];
}

/** The backgrounds and opacities from an element down to the window; `known` caches them. */
export function layersBelow(element: Element | null, known: Map<Element, string>): string {
  if (!element) return "";
  const found = known.get(element);
  if (found !== undefined) return found;
  const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
  const own = `${backgroundColor} ${backgroundImage} ${opacity}; `;
  const isClear = own === "rgba(0, 0, 0, 0) none 1; ";
  const layers = (isClear ? "" : own) + layersBelow(element.parentElement, known);
  known.set(element, layers);
  return layers;
}

/** Everything that the contrast of a text depends on, once for each different appearance. */
export function appearances(pieces: readonly Piece[]): string[] {
  const known = new Map<Element, string>();
  const seen = [...new Set(pieces.map(({ element }) => element))].map((element) => {
    const { color, fontSize, fontWeight } = getComputedStyle(element);
    const names = [element.localName, element.className, element.parentElement?.className];
    return [...names, color, fontSize, fontWeight, layersBelow(element, known)].join("; ");
  });
  return [...new Set(seen)];
}
