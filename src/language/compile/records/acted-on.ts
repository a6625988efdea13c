import { argumentAt } from "../../../catalogue/schema/pointer.ts";
import type { Expression } from "../../expression/scope.ts";
import {
  isAtOrBelow,
  type Part,
  type PartThatIs,
  partsThatAre,
  type RecordInScope,
} from "../../plan/part.ts";
import type { CallMoment } from "../../plan/plans.ts";
import type { PageContext } from "../page-context.ts";
import { areOfOneSort, fixedKey } from "./fixed-key.ts";
import { keyOf, mixedIn } from "./mixed.ts";
import { areAlike, loadOf, type Subject, type Subjects } from "./subjects.ts";

/** An expression by which something is done, and its place. */
interface Given {
  path: string;
  /** The argument that it gives; empty where it is no argument. */
  name: string;
  expression: Expression;
}

/**
 * Reports what stands at a row, or is opened from one, but acts on another record of the same sort,
 * such as the selected row, and not on its own; and what stands above a list and acts on the
 * selected row of another list of the same sort.
 */
export function reportActedOn(
  context: PageContext,
  subjects: Subjects,
  isTold: (part: Part) => boolean,
): void {
  for (const part of context.parts) {
    const found = actedOnInstead(context, subjects, part);
    if (found && !isTold(part)) tell(context, found);
  }
  const calls = partsThatAre(["call"], context.parts).filter(({ moment }) => writes.has(moment));
  for (const part of calls) {
    if (part.moment === "save" && !isTold({ ...part, path: part.within })) {
      reportSaved(context, subjects, part);
    }
    const mixed = part.plan.args.length > 1 && mixedIn(context, subjects, part);
    if (mixed && !isTold(part)) tell(context, { ...mixed, expression: mixed.argument.value });
    const [fixed] = [part, ...loadsOfOwn(context, subjects, part)].flatMap((one) => {
      const isAtRow = one.records.row !== undefined || one.records.rows !== undefined;
      return (isAtRow && !isTold(one) && fixedKey(context, subjects, one)) || [];
    });
    if (fixed !== undefined) context.report("readsNoRow", fixed);
  }
}

/** When what a page does to records is done. */
const writes: ReadonlySet<CallMoment | null> = new Set(["act", "follow", "save", "switch"]);

/** The record on which a part acts instead of its own row, or of a row of the list below it. */
function actedOnInstead(context: PageContext, subjects: Subjects, part: Part): Other | null {
  const row = part.records.row ?? part.records.rows;
  if (row) return otherThan(context, subjects, part, row) ?? otherForEach(subjects, part, row);
  return part.what === "action" ? otherThanListed(context, subjects, part) : null;
}

function otherThan(
  context: PageContext,
  subjects: Subjects,
  part: Part,
  row: RecordInScope,
): Other | null {
  const { parts } = context;
  // Most parts of a row read nothing but the row.
  if (!givenBy(part).some(({ expression }) => readsAround(expression))) return null;
  const keyed = keysOf(subjects, part);
  const found = keyed.find(
    (key) => isOther(key.subject, row) || isOtherParam(context, subjects, part, key, row),
  );
  if (!found) return null;
  const is = { name: "row", key: `row ${row.block}`, field: null, isKeyed: true, isOwnKey: true };
  const own = [{ ...row, ...is }];
  const filling = fillings(parts, part).flatMap((one) => keysOf(subjects, one));
  const read = [...keyed, ...filling].map(({ subject }) => subject);
  const shown = subjects.behind(row.block).find(({ block }) => block === null);
  const meant = found.subject.block === null ? (shown?.name ?? null) : "row";
  return subjects.areAmong(read, own) ? null : { ...found, meant };
}

const readsAround = ({ uses }: Expression): boolean =>
  ["blocks", "outer", "params"].some((name) => uses.includes(name));

/**
 * Whether a write is given a parameter of the page as its key, where another one decides which
 * record is shown.
 */
function isOtherParam(
  context: PageContext,
  subjects: Subjects,
  part: Part,
  { name, subject }: Key,
  { block }: RecordInScope,
): boolean {
  if (subject.block !== null || part.what !== "call" || !writes.has(part.moment)) return false;
  if (keyOf(context, part)?.name !== name) return false;
  const shows = loadOf(context, block);
  const shown = subjects.behind(block).filter((one) => one.block === null);
  const isShown = shown.some(({ key }) => key === subject.key);
  return shown.length > 0 && !isShown && shows !== undefined && areOfOneSort(context, shows, part);
}

/** What is worked out for each row of a block, such as its tone, but only of the selected row. */
function otherForEach(subjects: Subjects, part: Part, { block }: RecordInScope): Other | null {
  if (part.what !== "expression" || part.within !== block || !readsAround(part.plan)) return null;
  if (!part.plan.uses.every((name) => ofPage.includes(name))) return null;
  const subject = subjects.of([part.plan], part.records).find((one) => one.block === block);
  const given = { path: part.path, name: "", expression: part.plan };
  return subject ? { ...given, subject, meant: "row" } : null;
}

/** The variables that have the same value for each row. */
const ofPage: readonly string[] = ["blocks", "params", "route", "user"];

/** The calls that fill a form which is saved with the key of its row. */
function loadsOfOwn({ parts }: PageContext, subjects: Subjects, save: PartThatIs<"call">) {
  const given = save.plan.args.map(({ value }) => value);
  const isOfRow = subjects.of(given, save.records).some(({ isOwnKey }) => isOwnKey);
  return isOfRow ? partsThatAre(["call"], fillings(parts, save)) : [];
}

/** Reports a form that begins with one record and is saved as another one of the same sort. */
function reportSaved(context: PageContext, subjects: Subjects, save: PartThatIs<"call">): void {
  const { parts, report } = context;
  const bound = keyOf(context, save);
  const saved = bound ? subjects.of([bound.value], save.records) : [];
  const isFixed = bound?.value.tree.op === "value";
  if (!bound || (saved.length === 0 && !isFixed)) return;
  const values = fillings(parts, save);
  const load = values.find(({ what }) => what === "call");
  const begun = values.flatMap((part) => keysOf(subjects, part));
  const [first] = load ? begun.filter((one) => one.name === bound.name) : begun;
  if (!first) return;
  const { subject, expression } = first;
  const shows = load ?? loadOf(context, subject.block);
  const isSameSort = shows && areOfOneSort(context, shows, save);
  if (!isSameSort || subjects.areAmong([subject], saved)) return;
  const said = { name: expression.source, wanted: bound.value.source };
  report("relatesToAnother", first.path, said);
}

/** What a write above a list reads if it is only the selected row of another such list. */
function otherThanListed(
  { parts, planned }: PageContext,
  subjects: Subjects,
  action: PartThatIs<"action">,
): Other | null {
  const type = subjects.listed(action.within);
  if (!type || action.plan.effect.type === "go") return null;
  const calls = parts.filter(
    ({ what, moment, records, path }) =>
      what === "call" &&
      ["act", "follow", "save"].includes(moment ?? "") &&
      records.row === undefined &&
      isAtOrBelow(path, action.path),
  );
  const keyed = calls.flatMap((part) => keysOf(subjects, part));
  const isApart = ({ block }: Subject) =>
    block !== action.within && !isRelated(subjects, block, action.within);
  const found = keyed.find(({ subject }) => areAlike(subject, { type }) && isApart(subject));
  if (!found || keyed.some(({ subject }) => subject.block === action.within)) return null;
  const name = planned.get(action.within)?.name ?? null;
  return { ...found, meant: name && `blocks.${name}.selected` };
}

/** Whether one block decides what another one shows, or contains it. */
function isRelated(subjects: Subjects, one: string | null, other: string): boolean {
  if (one === null || isAtOrBelow(one, other)) return true;
  const decides = (block: string, by: string) =>
    subjects.behind(block).some((subject) => subject.block === by);
  return decides(one, other) || decides(other, one);
}

/** A record whose key something is given. */
interface Key extends Given {
  subject: Subject;
}

function keysOf(subjects: Subjects, part: Part): Key[] {
  return givenBy(part).flatMap((given) => {
    const read = subjects.of([given.expression], part.records).filter(({ isKeyed }) => isKeyed);
    return read.map((subject) => ({ ...given, subject }));
  });
}

/** A record on which something acts, with the name of the one that is probably meant. */
interface Other extends Key {
  meant: string | null;
}

function tell(
  { report }: PageContext,
  { path, expression, subject: { name }, meant }: Omit<Other, "name">,
): void {
  const start = expression.source.indexOf(name);
  const within = { start, end: start + name.length };
  report("selectedNotRow", path, { name }, { suggestion: meant, within });
}

/** What a part is given that decides on which record it acts. */
function givenBy(part: Part): Given[] {
  if (part.what === "call") {
    return part.plan.args.map(({ name, value }) => {
      return { path: argumentAt(part.path, name), name, expression: value };
    });
  }
  if (part.what === "action" && part.plan.effect.type === "go") {
    return [{ path: `${part.path}/go`, name: "", expression: part.plan.effect.address }];
  }
  // Saved with the key of the row, the values of another record would overwrite it.
  const isValues = part.what === "expression" && part.path.endsWith("/values");
  return isValues ? [{ path: part.path, name: "", expression: part.plan }] : [];
}

/** Whether a record is another one than the row, though it may be taken for it. */
function isOther(subject: Subject, row: RecordInScope): boolean {
  if (subject.key === `row ${row.block}`) return false;
  if (subject.block === row.block) return true;
  const isWithin = subject.block !== null && isAtOrBelow(subject.block, row.block);
  return !isWithin && areAlike(subject, row);
}

/** The parts of the values that fill the form whose save a call is. */
function fillings(parts: readonly Part[], { what, moment, path, within }: Part): Part[] {
  if (what !== "call" || moment !== "save") return [];
  const values = path.replace(/submit$/, "values");
  return parts.filter((one) => one.within === within && isAtOrBelow(one.path, values));
}
