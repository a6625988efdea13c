import { type Language, languages } from "../../src/i18n/language.ts";
import { type Size, sizes } from "../../src/shell/settings.ts";

/** The widths of windows, in pixels. */
export const widths = [390, 768, 1024, 1280, 1440, 1920] as const;

/** The colours of a window: either theme, or those that a person has chosen for all programs. */
export const colours = ["light", "dark", "forced"] as const;

/** How a screen is looked at once it is there. */
export interface Look {
  /** In pixels. */
  width: number;
  colour: (typeof colours)[number];
}

/** How the product is loaded: by a member's cookies. */
export interface Ground {
  language: Language;
  size: Size;
}

/** What is looked at on one ground: which states, and each in which ways. */
export interface Round<Seen> {
  ground: Ground;
  states: readonly { state: Seen; looks: readonly Look[] }[];
}

const all: readonly Look[] = widths.flatMap((width) =>
  colours.map((colour) => ({ width, colour })),
);

/** Every state in every way. */
export function wholeRounds<Seen>(states: readonly Seen[]): Round<Seen>[] {
  const grounds = languages.flatMap((language) => sizes.map((size) => ({ language, size })));
  return grounds.map((ground) => ({
    ground,
    states: states.map((state) => ({ state, looks: all })),
  }));
}

/**
 * Every state in one of the languages, each of which has a size of its own, at three widths and in
 * all colours; and each language at all widths and in all colours.
 */
export function shortRounds<Seen>(states: readonly Seen[]): Round<Seen>[] {
  return languages.map((language, position) => ({
    ground: { language, size: pick(sizes, position) },
    states: states.flatMap((state, index) => {
      if (index % languages.length !== position) return [];
      const round = Math.floor(index / languages.length);
      const looks = [0, 1, 2].map((step) => ({
        width: pick(widths, 2 * step + (round % 2)),
        colour: pick(colours, round + step),
      }));
      return [{ state, looks }];
    }),
  }));
}

function pick<Item>(items: readonly Item[], position: number): Item {
  const item = items[position % items.length];
  if (item === undefined) throw new Error("There is nothing to pick from.");
  return item;
}
