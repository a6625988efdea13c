import { groupedBy } from "../../../catalogue/grouped-by.ts";
import type { Answers } from "../../../catalogue/types.gen.ts";
import { holdsWords } from "../../holds-words.ts";

/** An operation that an imported document offers. */
export type Offer = Answers["service.check"]["offers"][number];

/** The operations of one tag. */
export interface OfferGroup {
  tag: string;
  offers: readonly Offer[];
}

/**
 * The names of the offered operations that are selected by any of their names; all if no selection
 * is given.
 */
export function chosenOf(
  offers: readonly Offer[],
  only: readonly string[] | null,
): ReadonlySet<string> {
  const given = only && new Set(only);
  const isChosen = ({ name, otherNames }: Offer) =>
    !given || given.has(name) || otherNames.some((other) => given.has(other));
  return new Set(offers.filter(isChosen).map(({ name }) => name));
}

/**
 * The selection after some operations are added or removed, by name. `null` means all, including
 * operations that later versions of the document add.
 */
export function chosenWith(
  offers: readonly Offer[],
  chosen: ReadonlySet<string>,
  some: readonly Offer[],
  isChosen: boolean,
): readonly string[] | null {
  const turned = new Set(some.map(({ name }) => name));
  const names = offers.map(({ name }) => name);
  const left = names.filter((name) => (turned.has(name) ? isChosen : chosen.has(name)));
  return left.length === names.length ? null : left;
}

/** Finds the operations that contain every typed word, grouped by tag in the document's order. */
export function findOffers(offers: readonly Offer[], typed: string): OfferGroup[] {
  const isFound = holdsWords(typed);
  const found = offers.filter(({ name, otherNames, tag, summary }) =>
    isFound([name, ...otherNames, tag, summary].join(" ")),
  );
  const groups = groupedBy(found, ({ tag }) => tag);
  return [...groups].map(([tag, offered]) => ({ tag, offers: offered }));
}
