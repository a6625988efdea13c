import type { Catalogue } from "../../catalogue.ts";
import type { ListExtension } from "../../openapi.ts";
import type { Parameter } from "../../operation.ts";
import { usualFirst } from "../../paging/paging.ts";

/** The names of the values in an answer beside its rows. */
type Named = readonly { readonly name: string }[];

/** Words by which descriptions name the number of the first page or row. */
const firstWords = [
  { first: 0, words: /\b(zero|0)[- ]?(based|indexed)\b|\b(from|at|with) (0|zero)\b/i },
  { first: 1, words: /\b(one|1)[- ]?(based|indexed)\b/i },
];

/**
 * The number of the first page, if a parameter shows it, or of an unusual first row, or else by what
 * is known of such services.
 */
export function guessFirst(
  { resolve }: Catalogue,
  { schema }: Parameter,
  usual: number,
  places: Named = [],
): Pick<ListExtension, "first"> {
  const { default: given, minimum, description = "" } = resolve(schema);
  const said = firstWords.find(({ words }) => words.test(description))?.first;
  const known = firstOf(places, usual);
  const first = [given, said, minimum, known].find((value) => value === 0 || value === 1);
  // Without a first page, a reader asks for page 0 as well; without a first row, nobody does.
  const isKept = first !== usual || usual === usualFirst.pages;
  return typeof first === "number" && isKept ? { first } : {};
}

/** A page of Spring Data, whose numbers begin with 0 wherever nobody has changed that. */
export function isOfSpring(places: Named): boolean {
  const names = namesOf(places);
  return names.has("totalElements") && (names.has("number") || names.has("pageable"));
}

/** The first number of the pages of Spring Data, and that of the rows of SCIM (RFC 7644). */
function firstOf(places: Named, usual: number): number | undefined {
  if (usual === usualFirst.pages) return isOfSpring(places) ? 0 : undefined;
  const names = namesOf(places);
  return names.has("Resources") && names.has("totalResults") ? 1 : undefined;
}

const namesOf = (places: Named) => new Set(places.map(({ name }) => name));
