import { placesIn, type TextPlace } from "../../../i18n/places.ts";
import type { Planner } from "../../environment.ts";
import { suggest } from "../../suggest.ts";

/**
 * Matches placeholders of other languages, placeholders in full-width braces, and unclosed ones.
 */
const otherPlaces =
  /(?:\$?\{{1,2}|｛{1,2})\s*([A-Za-z_][\w]*(?:\.[A-Za-z_]\w*)*)\s*(?:\}|｝{1,2})?|(?<=^|\s)(%[sd])(?!\w)/g;

/**
 * Reports what looks like a placeholder but would be shown as plain text: `{row.no}`, `${row.no}`,
 * `{{row.no}`, `｛｛row.no｝｝`, and `%s` where the record has a name. Returns whether it reported any.
 */
export function reportUnfilled(
  { scope, report }: Pick<Planner, "scope" | "report">,
  words: string,
  places: readonly TextPlace[],
  pointer: string,
): boolean {
  let isReported = false;
  for (const found of words.matchAll(otherPlaces)) {
    const [written, named = ""] = found;
    const start = found.index;
    if (places.some((place) => start >= place.start && start < place.end)) continue;
    const meant = named === "" ? "name" : nameIn(scope, named, written);
    if (meant === null || (named === "" && !Object.hasOwn(scope, "name"))) continue;
    const place = `{{${meant}}}`;
    isReported = true;
    report(
      "unknownPlace",
      pointer,
      { name: written, meant: place },
      { suggestion: place, within: { start, end: start + written.length } },
    );
  }
  return isReported;
}

/** The variable that is meant, with its members; `null` where the braces may be ordinary text. */
function nameIn(scope: Planner["scope"], named: string, written: string): string | null {
  const [root = "", ...members] = named.split(".");
  const known = Object.keys(scope);
  if (known.includes(root)) return named;
  const isPlace = /^(\$|\{\{|｛)/.test(written) || known.includes("name");
  if (!isPlace) return null;
  return [suggest(root, known) ?? (known.includes("name") ? "name" : root), ...members].join(".");
}

/**
 * Reports the one language whose text lacks a value that the texts of all others, at least two,
 * contain. A text with the same number of placeholders counts as phrased differently.
 */
export function reportLostPlaces(
  { report }: Pick<Planner, "report">,
  said: readonly (readonly [language: string, words: string])[],
  pointer: string,
): void {
  const written = said.filter(([, words]) => words.trim() !== "");
  const held = written.map(([language, words]) => ({ language, places: sourcesIn(words) }));
  for (const { language, places } of held) {
    const others = held.filter((other) => other.language !== language);
    if (others.length < 2) return;
    if (others.some((other) => other.places.length <= places.length)) continue;
    const lost = others[0]?.places.find(
      (place) => !places.includes(place) && others.every((other) => other.places.includes(place)),
    );
    if (lost) report("missingPlace", `${pointer}/${language}`, { name: `{{${lost}}}` });
  }
}

const sourcesIn = (words: string) => placesIn(words).map(({ source }) => source.trim());
