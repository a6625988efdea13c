import { type Language, languages } from "../../src/i18n/language.ts";
import { type Size, sizes } from "../../src/shell/settings.ts";

/** The widths of windows in pixels. */
export const widths = [390, 768, 1024, 1280, 1440, 1920] as const;

/** The colours of a window: the light or dark theme, or forced colours of the operating system. */
export const colours = ["light", "dark", "forced"] as const;

/** How a screen is displayed once it has been opened. */
export interface Look {
  /** The width of the window in pixels. */
  width: number;
  colour: (typeof colours)[number];
}

/** How the product is loaded, by the cookies of a member's settings. */
export interface Ground {
  language: Language;
  size: Size;
}

/** The states that are examined after one load, and the looks for each of them. */
export interface Round<Seen> {
  ground: Ground;
  states: readonly { state: Seen; looks: readonly Look[] }[];
}

/** Every look; the colours change less often than the widths, since they take longer to change. */
const all: readonly Look[] = colours.flatMap((colour) =>
  widths.map((width) => ({ width, colour })),
);

/** Every state in every look; the first rounds bring in each language and each size once. */
export function wholeRounds<Seen>(states: readonly Seen[]): Round<Seen>[] {
  const grounds = sizes.flatMap((_size, turn) =>
    languages.map((language, position) => ({ language, size: pick(sizes, position + turn) })),
  );
  return grounds.map((ground) => ({
    ground,
    states: states.map((state) => ({ state, looks: all })),
  }));
}

/**
 * Every state in one language; each language has one size, and its states together cover all widths
 * and colours, with three looks for each state.
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
