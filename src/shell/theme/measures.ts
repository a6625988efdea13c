import type { Size } from "../settings.ts";

/** The measures of one size of the interface, in pixels; all else is derived from them. */
export interface Measures {
  /** Text as it mostly is; beside it what is a little larger, and two that are smaller. */
  font: number;
  fontLead: number;
  fontSmall: number;
  fontTiny: number;
  /** Buttons and fields: as they mostly are, small ones, and large ones. */
  control: number;
  controlSmall: number;
  controlLarge: number;
  /** A quarter of the usual distance between two things. */
  space: number;
  menuItem: number;
  topBar: number;
  tab: number;
}

/**
 * The sizes of the interface (specification section 9). However small, nothing that is pressed is
 * less than 24 px high.
 */
export const measuresOf: Readonly<Record<Size, Measures>> = {
  default: {
    font: 14,
    fontLead: 15,
    fontSmall: 13,
    fontTiny: 12,
    control: 34,
    controlSmall: 26,
    controlLarge: 42,
    space: 4,
    menuItem: 38,
    topBar: 52,
    tab: 30,
  },
  medium: {
    font: 14,
    fontLead: 15,
    fontSmall: 13,
    fontTiny: 12,
    control: 31,
    controlSmall: 25,
    controlLarge: 38,
    space: 3.5,
    menuItem: 34,
    topBar: 48,
    tab: 28,
  },
  small: {
    font: 13,
    fontLead: 14,
    fontSmall: 12,
    fontTiny: 12,
    control: 28,
    controlSmall: 24,
    controlLarge: 34,
    space: 3,
    menuItem: 31,
    topBar: 44,
    tab: 26,
  },
  mini: {
    font: 12,
    fontLead: 13,
    fontSmall: 12,
    fontTiny: 11,
    control: 25,
    controlSmall: 24,
    controlLarge: 30,
    space: 2.5,
    menuItem: 28,
    topBar: 40,
    tab: 24,
  },
};

/** Hands the measures to the style sheets, as `--sw-…` properties of the document. */
export function applyMeasures(measures: Measures): void {
  const { style } = document.documentElement;
  for (const [name, value] of Object.entries(measures)) {
    const property = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    style.setProperty(`--sw-${property}`, `${value}px`);
  }
}
