import type { Size } from "../settings.ts";
import { setStyleProperty } from "./palette.ts";

const usual = {
  // Font sizes: the usual one, a larger one, and two smaller ones.
  font: 14,
  fontLead: 15,
  fontSmall: 13,
  fontTiny: 12,
  // Heights of buttons and fields: the usual one, a small one and a large one.
  control: 34,
  controlSmall: 26,
  controlLarge: 42,
  // A quarter of the usual distance between two elements.
  space: 4,
  menuItem: 38,
  topBar: 52,
  tab: 30,
};

/** The measures of one size of the interface in pixels; all other sizes are derived from them. */
export type Measures = Readonly<Record<keyof typeof usual, number>>;

/**
 * The measures of each size of the interface (specification section 9). In every size, each control
 * is at least 24 px high.
 */
export const measuresOf: Readonly<Record<Size, Measures>> = {
  default: usual,
  medium: {
    ...usual,
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

/** Sets the measures as `--sw-…` properties of the document, for the style sheets. */
export function applyMeasures(measures: Measures): void {
  for (const [name, value] of Object.entries(measures)) setStyleProperty(name, `${value}px`);
}
