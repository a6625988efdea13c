import type { ASTNode } from "@marcbachmann/cel-js";
import { placesIn, type TextPlace } from "../../../i18n/places.ts";
import type { Planner } from "../../environment.ts";
import { dotted } from "../../expression/dotted.ts";
import { innerNodes } from "../../expression/inner-nodes.ts";
import { astOf } from "../../expression/parse.ts";
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
 * Reports the first language whose text lacks a value that the texts of at least two others, and of
 * no fewer than lack it, contain. A text with as many placeholders counts as phrased differently,
 * unless it names another record than all others do.
 */
export function reportLostPlaces(
  { report }: Pick<Planner, "report">,
  said: readonly (readonly [language: string, words: string])[],
  pointer: string,
): void {
  const written = said.filter(([, words]) => words.trim() !== "");
  const sources = written.map(([, words]) => sourcesIn(words).sort().join());
  // Most texts have the same placeholders in all languages, so that none need be parsed.
  if (sources.every((one) => one === sources[0])) return;
  const held = written.map(([language, words]) => ({ language, places: heldIn(words) }));
  for (const text of held) {
    const others = held.filter((other) => other !== text);
    const lost = others
      .flatMap(({ places }) => places)
      .find((place) => {
        return isLost(
          place,
          text.places,
          others.map(({ places }) => places),
        );
      });
    if (lost === undefined) continue;
    report("missingPlace", `${pointer}/${text.language}`, { name: `{{${lost.source}}}` });
    return;
  }
}

/** A placeholder, what it reads however that is formatted, and the records that it reads it of. */
interface HeldPlace {
  source: string;
  reads: string;
  records: string;
}

function isLost(
  { reads, records }: HeldPlace,
  own: readonly HeldPlace[],
  others: readonly (readonly HeldPlace[])[],
): boolean {
  if (others.length < 2 || own.some((place) => place.reads === reads)) return false;
  const having = others.filter((places) => places.some((place) => place.reads === reads));
  const isUsual = having.length >= 2 && having.length * 2 > others.length;
  if (isUsual && having.every((places) => places.length > own.length)) return true;
  const isOther = (place: HeldPlace) =>
    !others.flat().some((other) => other.records === place.records);
  const hasAll = others.every((places) => places.some((place) => place.records === records));
  // What `name` says may be said by any field of the record.
  const isByName = [records, ...own.map((place) => place.records)].includes("name");
  return hasAll && own.length > 0 && !isByName && own.every(isOther);
}

const sourcesIn = (words: string) => placesIn(words).map(({ source }) => source.trim());

const heldIn = (words: string): HeldPlace[] =>
  sourcesIn(words).map((source) => {
    const ast = astOf(source);
    const names = ast ? namesIn(ast) : [];
    const records = names.map((name) => name.replace(/\.\w+$/, ""));
    const joined = (all: readonly string[]) => [...new Set(all)].sort().join() || source;
    return { source, reads: joined(names), records: joined(records) };
  });

function namesIn(node: ASTNode): string[] {
  const name = dotted(node);
  return name === null ? innerNodes(node.args).flatMap(namesIn) : [name];
}
