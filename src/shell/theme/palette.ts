/** The colours of the light theme; all other colours are derived from them. */
export const lightPalette = {
  accent: "#2f5bd0",
  // The accent under the pointer; text on it and in it has the same contrast as with the accent
  // itself.
  accentHover: "#274cb0",
  accentSoft: "#e9eefb",
  success: "#2c7a4b",
  warning: "#a15c07",
  danger: "#c4320a",
  successSoft: "#e7f4ec",
  warningSoft: "#fcf2df",
  dangerSoft: "#fdebe5",
  // The background of the document.
  canvas: "#f4f5f7",
  // The background of cards, tables and the top bar.
  surface: "#ffffff",
  // The background of menus, dialogs and drawers.
  raised: "#ffffff",
  sidebar: "#fbfbfc",
  hover: "#eef0f3",
  border: "#d5d9e0",
  // The outline of fields, which is all that tells a field from its ground: 3 to 1 on each ground.
  fieldBorder: "#828a9a",
  borderSoft: "#e7e9ee",
  text: "#1b2130",
  textMuted: "#566074",
  textFaint: "#616b7e",
  shadow: "rgba(20, 28, 46, 0.08)",
  // The colours of chart parts, distinct from each other and from the surface; the remainder is
  // grey.
  chart1: "#2f5bd0",
  chart2: "#0f8b8d",
  chart3: "#b7721a",
  chart4: "#7b4fc9",
  chart5: "#c2417c",
  chart6: "#4d8b31",
  chart7: "#c4552d",
  chartRest: "#7a8599",
};

/** The colours of one theme. */
export type Palette = Readonly<Record<keyof typeof lightPalette, string>>;

/** The colours of the dark theme. */
export const darkPalette: Palette = {
  accent: "#7b9cff",
  accentHover: "#98b1ff",
  accentSoft: "#222d4c",
  success: "#5cbf86",
  warning: "#e0a344",
  danger: "#ff7a5c",
  successSoft: "#15291f",
  warningSoft: "#2e2413",
  dangerSoft: "#351d17",
  canvas: "#0f1218",
  surface: "#171b23",
  raised: "#1f242e",
  sidebar: "#13171e",
  hover: "#232936",
  border: "#3a4252",
  fieldBorder: "#6b7588",
  borderSoft: "#272e3a",
  text: "#e6e9ef",
  textMuted: "#a7b0c0",
  textFaint: "#919bac",
  shadow: "rgba(0, 0, 0, 0.5)",
  chart1: "#7b9cff",
  chart2: "#3fc1c0",
  chart3: "#e0a344",
  chart4: "#b794f6",
  chart5: "#f083b0",
  chart6: "#8fcf6b",
  chart7: "#f2935c",
  chartRest: "#8590a3",
};

/** Sets the palette as `--sw-…` properties of the document, for the style sheets. */
export function applyPalette(palette: Palette, isDark: boolean): void {
  for (const [name, value] of Object.entries(palette)) setStyleProperty(name, value);
  document.documentElement.style.colorScheme = isDark ? "dark" : "light";
}

/** Sets a `--sw-…` property of the document, for the style sheets. */
export function setStyleProperty(name: string, value: string): void {
  const property = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  document.documentElement.style.setProperty(`--sw-${property}`, value);
}
