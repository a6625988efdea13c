import { expect, it } from "vitest";
import { darkPalette, lightPalette } from "../../../src/shell/theme/palette.ts";

/** The relative luminance of a colour, as the Web Content Accessibility Guidelines define it. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

it.each([
  ["light", lightPalette],
  ["dark", darkPalette],
])("outlines fields with at least 3 to 1 on each ground of the %s theme", (_, palette) => {
  for (const ground of [palette.surface, palette.raised, palette.canvas, palette.hover]) {
    expect(contrast(palette.fieldBorder, ground)).toBeGreaterThanOrEqual(3);
  }
});
