/** Options under a heading; the heading is `null` where it is not shown. */
export interface OptionGroup<T> {
  key: string;
  heading: string | null;
  items: readonly T[];
}

/** A group with its position in the list. */
export interface PlacedGroup<T> extends OptionGroup<T> {
  /** The distance in pixels from the top of the list to the first option. */
  above: number;
  /** The number of options in the groups before. */
  before: number;
}

/** Heights in pixels; all headings have one height, and so have all options. */
export interface OptionHeights {
  heading: number;
  option: number;
}

/** The positions of groups in a list, known without measuring what is drawn. */
export function placedGroups<T>(
  groups: readonly OptionGroup<T>[],
  heights: OptionHeights,
): readonly PlacedGroup<T>[] {
  let above = 0;
  let before = 0;
  return groups.map((group) => {
    above += group.heading === null ? 0 : heights.heading;
    const placed = { ...group, above, before };
    above += group.items.length * heights.option;
    before += group.items.length;
    return placed;
  });
}

/**
 * The offsets in pixels between which an option lies together with its group's heading, which stays
 * in view above it; `null` if no group has the option.
 */
export function rangeOf<T>(
  groups: readonly PlacedGroup<T>[],
  option: T | undefined,
  heights: OptionHeights,
): readonly [top: number, end: number] | null {
  if (option === undefined) return null;
  for (const { heading, items, above } of groups) {
    const index = items.indexOf(option);
    if (index < 0) continue;
    const start = above + index * heights.option;
    return [start - (heading === null ? 0 : heights.heading), start + heights.option];
  }
  return null;
}

/** The scroll offset that shows a range with as little scrolling as possible. */
export function scrollTopFor(
  [top, end]: readonly [top: number, end: number],
  { scrollTop, clientHeight }: Pick<Element, "scrollTop" | "clientHeight">,
): number {
  return top < scrollTop ? top : Math.max(scrollTop, end - clientHeight);
}
