/** The colours of one theme; all else is derived from them. */
export interface Palette {
  accent: string;
  accentSoft: string;
  success: string;
  warning: string;
  danger: string;
  successSoft: string;
  warningSoft: string;
  dangerSoft: string;
  /** Behind everything. */
  canvas: string;
  /** Cards, tables, the top bar. */
  surface: string;
  /** Menus, dialogs, drawers. */
  raised: string;
  sidebar: string;
  hover: string;
  border: string;
  borderSoft: string;
  text: string;
  textMuted: string;
  textFaint: string;
  shadow: string;
}

export const lightPalette: Palette = {
  accent: "#2f5bd0",
  accentSoft: "#e9eefb",
  success: "#2c7a4b",
  warning: "#a15c07",
  danger: "#c4320a",
  successSoft: "#e7f4ec",
  warningSoft: "#fcf2df",
  dangerSoft: "#fdebe5",
  canvas: "#f4f5f7",
  surface: "#ffffff",
  raised: "#ffffff",
  sidebar: "#fbfbfc",
  hover: "#eef0f3",
  border: "#d5d9e0",
  borderSoft: "#e7e9ee",
  text: "#1b2130",
  textMuted: "#566074",
  textFaint: "#697386",
  shadow: "rgba(20, 28, 46, 0.08)",
};

export const darkPalette: Palette = {
  accent: "#7b9cff",
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
  borderSoft: "#272e3a",
  text: "#e6e9ef",
  textMuted: "#a7b0c0",
  textFaint: "#919bac",
  shadow: "rgba(0, 0, 0, 0.5)",
};

/** Hands the palette to the style sheets, as `--sw-…` properties of the document. */
export function applyPalette(palette: Palette, isDark: boolean): void {
  const { style } = document.documentElement;
  for (const [name, value] of Object.entries(palette)) {
    const property = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    style.setProperty(`--sw-${property}`, value);
  }
  style.colorScheme = isDark ? "dark" : "light";
}
