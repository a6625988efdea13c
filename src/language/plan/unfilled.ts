import type { TextPlace } from "../../i18n/places.ts";
import type { Planner } from "../environment.ts";
import { suggest } from "../suggest.ts";

/** How other languages write a place, and places that nobody closed. */
const otherPlaces =
  /\$?\{{1,2}\s*([A-Za-z_][\w]*(?:\.[A-Za-z_]\w*)*)\s*\}?|(?<=^|\s)(%[sd])(?!\w)/g;

/**
 * Reports what is meant as a place for a value and stands in the text as it is: `{row.no}`,
 * `${row.no}`, `{{row.no}` and, where the record has a name, `%s`.
 */
export function reportUnfilled(
  { scope, report }: Pick<Planner, "scope" | "report">,
  words: string,
  places: readonly TextPlace[],
  pointer: string,
): void {
  for (const found of words.matchAll(otherPlaces)) {
    const [written, named = ""] = found;
    const start = found.index;
    if (places.some((place) => start >= place.start && start < place.end)) continue;
    const meant = named === "" ? "name" : nameIn(scope, named, written);
    if (meant === null || (named === "" && !Object.hasOwn(scope, "name"))) continue;
    const place = `{{${meant}}}`;
    report(
      "unknownPlace",
      pointer,
      { name: written, meant: place },
      { suggestion: place, within: { start, end: start + written.length } },
    );
  }
}

/** The variable that is meant, with its members; `null` where the braces may well be words. */
function nameIn(scope: Planner["scope"], named: string, written: string): string | null {
  const [root = "", ...members] = named.split(".");
  const known = Object.keys(scope);
  if (known.includes(root)) return named;
  const isPlace = written.startsWith("$") || written.startsWith("{{") || known.includes("name");
  if (!isPlace) return null;
  return [suggest(root, known) ?? (known.includes("name") ? "name" : root), ...members].join(".");
}
