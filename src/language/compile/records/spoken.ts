import { placesIn } from "../../../i18n/places.ts";
import type { Expression } from "../../expression/scope.ts";
import { isAtOrBelow, type Part, type PartThatIs } from "../../plan/part.ts";
import type { FilledText } from "../../plan/plans.ts";
import type { PageContext } from "../page-context.ts";
import { areAlike, expressionsOf, type Subject, type Subjects } from "./subjects.ts";

/** Something that a page says, at a place, and the expressions by which it says it. */
interface Said {
  pointer: string;
  /** The text in which the expressions stand; `null` for a text of the catalogue. */
  words: string | null;
  expressions: readonly Expression[];
}

/** A part that does or shows something, and what is said of it. */
interface Spoken {
  said: readonly Said[];
  /** What is done or shown reads these. */
  concerned: () => readonly Subject[];
  /** The part itself, whose records are in scope where it is spoken of. */
  part: Part;
}

/**
 * Reports texts and conditions that speak of another record than the one that their action or their
 * block concerns, such as a question that names the selected row before a row is deleted.
 */
export function reportSpoken(
  context: PageContext,
  subjects: Subjects,
  isTold: (path: string) => boolean,
): void {
  const { parts } = context;
  for (const [index, part] of parts.entries()) {
    if ((part.what !== "action" && part.what !== "block") || isTold(part.path)) continue;
    let first = index;
    while (first > 0 && isAtOrBelow(parts[first - 1]?.path ?? "", part.path)) first--;
    const inside = parts.slice(first, index);
    if (part.what === "action") reportOfAction(context, subjects, part, inside);
    else reportOfBlock(context, subjects, part, inside);
  }
}

function reportOfAction(
  context: PageContext,
  subjects: Subjects,
  part: PartThatIs<"action">,
  inside: readonly Part[],
): void {
  const { effect, when, enabled } = part.plan;
  const opened = effect.type === "open" ? effect.block : null;
  const isOpened = ({ path }: Part) => opened !== null && isAtOrBelow(path, opened);
  const concerned = () => [
    ...inside
      .filter((one) => isOpened(one) || one.what === "call")
      .flatMap((one) => subjects.of(expressionsOf(one), one.records)),
    ...(effect.type === "go" ? subjects.of([effect.address], part.records) : []),
  ];
  const texts = inside.flatMap((one) => (one.what === "text" && !isOpened(one) ? saidBy(one) : []));
  const file = effect.type === "call" ? effect.download?.name : undefined;
  const named = file ? [saidIn(file, `${part.path}/download/name`)] : [];
  reportAnother(context, subjects, { said: [...texts, ...named], concerned, part });
  const conditions = Object.entries({ when, enabled }).flatMap(([name, condition]) =>
    condition ? [saidIn(condition, `${part.path}/${name}`)] : [],
  );
  // What is possible may depend on other sorts of records too.
  reportAnother(context, subjects, { said: conditions, concerned, part }, areAlike);
}

function reportOfBlock(
  context: PageContext,
  subjects: Subjects,
  part: PartThatIs<"block">,
  inside: readonly Part[],
): void {
  const actions = inside.filter(({ what }) => what === "action");
  const said = inside.flatMap((one) => {
    const isOwn =
      one.within === part.path && !actions.some(({ path }) => isAtOrBelow(one.path, path));
    return one.what === "text" && isOwn ? saidBy(one) : [];
  });
  if (said.length === 0) return;
  const concerned = () =>
    inside
      .filter(({ what }) => what !== "text")
      .flatMap((one) => subjects.of(expressionsOf(one), one.records));
  reportAnother(context, subjects, { said, concerned, part });
}

function reportAnother(
  { report }: PageContext,
  subjects: Subjects,
  { said, concerned: concernedBy, part: { what, path, records } }: Spoken,
  isMeant?: (one: Subject, other: Subject) => boolean,
): void {
  const naming = said
    .map((one) => ({ ...one, spoken: subjects.of(one.expressions, records) }))
    .filter(({ spoken }) => spoken.length > 0);
  const concerned = naming.length > 0 ? concernedBy() : [];
  // A button may do the same for every record that its label names.
  if (concerned.length === 0 && what === "action") return;
  for (const { pointer, words, spoken } of naming) {
    const [other] = isMeant
      ? spoken.filter((one) => concerned.some((record) => isMeant(one, record)))
      : spoken;
    // What is selected in a block may be named above it.
    const isWithin = spoken.some(({ block }) => block !== null && isAtOrBelow(block, path));
    if (!other || isWithin || subjects.areAmong(spoken, concerned)) continue;
    const meant = concerned.find(
      (record) => areAlike(record, other) && record.type.kind === other.type.kind,
    );
    const start = words?.indexOf(other.name) ?? -1;
    const within = start < 0 ? {} : { within: { start, end: start + other.name.length } };
    const suggestion = start < 0 ? null : (meant?.name ?? null);
    report("speaksOfAnother", pointer, { name: other.name }, { suggestion, ...within });
    return;
  }
}

const saidIn = (expression: Expression, pointer: string): Said => {
  return { pointer, words: expression.source, expressions: [expression] };
};

/** What a text says in each language. */
function saidBy({ path, plan }: PartThatIs<"text">): Said[] {
  const { words, values } = plan;
  const languages = typeof words === "string" ? [["", words] as const] : Object.entries(words);
  return languages.map(([language, written]) => {
    const pointer = language === "" ? path : `${path}/${language}`;
    const places = placesIn(written);
    // The words of a text of the catalogue's are not in the page.
    if (places.length === 0 && language === "") return saidByKey(path, values);
    const expressions = places.flatMap(({ source }) => values[source.trim()] ?? []);
    return { pointer, words: written, expressions };
  });
}

function saidByKey(pointer: string, values: FilledText["values"]): Said {
  return { pointer, words: null, expressions: Object.values(values) };
}
