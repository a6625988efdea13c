import { groupedBy } from "../../catalogue/grouped-by.ts";
import type { Operation } from "../../catalogue/operation.ts";
import { operationOf } from "../../catalogue/operation-of.ts";
import { isKeyOf, plain } from "../../catalogue/resources/paths.ts";
import { resourceOf } from "../../catalogue/resources/resource.ts";
import { pointerStep } from "../../catalogue/schema/pointer.ts";
import type { ParamPlans } from "../params.ts";
import { formsOfFirst, textsOfFirst } from "../plan/doubts/first-of-many.ts";
import { keysOfTwo } from "../plan/doubts/key-of-two.ts";
import { readsRow, unreadRow } from "../plan/doubts/unread-row.ts";
import { isAnswerRead, unreadParams, unreadValues } from "../plan/doubts/unread-values.ts";
import { isAtOrBelow, type Part, type PartThatIs, partsThatAre } from "../plan/part.ts";
import { saidIn } from "../plan/text.ts";
import type { Problem, ProblemCode } from "../problem.ts";
import type { PageContext } from "./page-context.ts";
import { reportActedOn } from "./records/acted-on.ts";
import { reportAddedElsewhere } from "./records/added-elsewhere.ts";
import { reportOnSeveral } from "./records/several.ts";
import { reportSpoken } from "./records/spoken.ts";
import { createSubjects, type Subjects } from "./records/subjects.ts";
import { saysAll } from "./spoken-verbs.ts";

/**
 * Reports doubts that only the whole page shows: a block that depends on its own state, a read from
 * a closed dialog, rows that all open the same record, and what speaks of a record or acts on it
 * that is another one.
 */
export function reportDoubts(context: PageContext, problems: readonly Problem[]): void {
  const { parts } = context;
  const expressions = partsThatAre(["expression"], parts);
  for (const { pointer, ...keys } of keysOfTwo(context.environment.catalogue, parts)) {
    context.report("otherKey", pointer, keys);
  }
  for (const { path } of textsOfFirst(parts)) {
    context.report("namesFirstOfMany", path, { written: "{{size(rows)}}" });
  }
  for (const path of formsOfFirst(parts)) context.report("formOfFirst", path);
  reportReaders(context, expressions);
  const subjects = createSubjects(context);
  reportUnreadRows(context, expressions, subjects, problems);
  const isTold = (path: string) =>
    problems.some(
      ({ code, severity, pointer }) =>
        (severity === "error" || ofAnother.has(code)) && isAtOrBelow(pointer, path),
    );
  const isSameForAll = ({ within }: Part) =>
    problems.some(({ code, pointer }) => code === "readsNoRow" && isAtOrBelow(pointer, within));
  reportAddedElsewhere(context, isTold);
  reportActedOn(context, subjects, (part) => isTold(part.path) || isSameForAll(part));
  reportOnSeveral(context, subjects, (part) => isTold(part.path));
  reportSpoken(context, subjects, isTold);
}

/** Reports parameters of the page, and values that a block publishes, that nothing reads. */
export function reportUnread(context: PageContext, params: ParamPlans): void {
  const { parts, report } = context;
  reportKept(context);
  for (const name of unreadParams(parts, Object.keys(params))) {
    report("paramUnread", `/params${pointerStep(name)}`, { name }, { onKey: true });
  }
  for (const block of partsThatAre(["block"], parts)) {
    if (!block.plan.addressed) continue;
    const unread = unreadValues(parts, block);
    for (const { path, plan } of unread) {
      report("readByNone", path, { name: `blocks.${block.plan.name}.values.${plan.name}` });
    }
    const fields = partsThatAre(["field"], parts).filter(({ within }) => within === block.path);
    const read = fields.filter((field) => !unread.includes(field));
    for (const end of read) {
      const begin = read.find(({ path }) => end.path === `${path}/to`);
      if (begin) reportHalfRead(context, `blocks.${block.plan.name}.values`, [begin, end]);
    }
  }
}

/** Reports lists that are read by one end of a chosen period alone, though they take both. */
function reportHalfRead(
  { parts, report, environment: { catalogue } }: PageContext,
  values: string,
  ends: readonly PartThatIs<"field">[],
): void {
  const readers = ends.map(({ plan: { name } }) => {
    const value = new RegExp(`${values}\\.${name}\\b`);
    return partsThatAre(["expression"], parts).filter(({ plan: { source } }) => value.test(source));
  });
  for (const { path, within, plan } of partsThatAre(["rows"], parts)) {
    const unread = ends.filter((_, index) => {
      return !readers[index]?.some((one) => isAtOrBelow(one.path, within));
    });
    const [end] = unread;
    if (!end || unread.length === ends.length) continue;
    const given = plan.call.args.map(({ name }) => name);
    const isLeft = operationOf(catalogue, plan.call).parameters.some(
      ({ name }) => !given.includes(name) && plain(name).endsWith(plain(end.plan.name)),
    );
    if (isLeft) report("inputNotSent", path, { name: `${values}.${end.plan.name}` });
  }
}

/** Reports answers that are kept under a name that nothing after their call reads. */
function reportKept({ parts, nodes, report }: PageContext): void {
  for (const [pointer, { scalar: name }] of nodes) {
    if (!pointer.endsWith("/keep") || typeof name !== "string") continue;
    const owner = pointer.replace(/(\/next\/\d+)?\/keep$/, "");
    const isWhole = [...nodes].some(
      ([at, node]) => at.endsWith("/partOf") && node.scalar === name && isAtOrBelow(at, owner),
    );
    if (isWhole || isAnswerRead(parts, owner, name)) continue;
    report("hasNoEffect", pointer, { name: "keep", needed: `answers.${name}` }, { onKey: true });
  }
}

/** The problems that tell already that another record is acted on, or named, than was meant. */
const ofAnother: ReadonlySet<ProblemCode> = new Set([
  "readsNoRow",
  "selectedNotRow",
  "missingPlace",
  "notForImport",
]);

type ExpressionPart = PartThatIs<"expression">;

/** Reports what reads the state of a block where the block shapes that state, or is not open. */
function reportReaders(context: PageContext, expressions: readonly ExpressionPart[]): void {
  const reads = expressions.flatMap((expression) =>
    [...expression.plan.reads].map((name) => ({ name, expression })),
  );
  const readers = groupedBy(reads, ({ name }) => name);
  const dialogs = partsThatAre(["action"], context.parts).flatMap(({ plan: { effect } }) =>
    effect.type === "open" ? [effect.block] : [],
  );
  for (const block of partsThatAre(["block"], context.parts)) {
    for (const { expression } of readers.get(block.plan.name ?? "") ?? []) {
      reportReader(context, block, expression, dialogs);
    }
  }
}

/** Reports actions on rows that do the same at each of them, since they read no row. */
function reportUnreadRows(
  context: PageContext,
  expressions: readonly ExpressionPart[],
  subjects: Subjects,
  problems: readonly Problem[],
): void {
  const { parts, report } = context;
  // Most blocks opened from a row read the row, so the expressions are searched before the calls.
  const ofRows = expressions.filter(({ plan }) => readsRow(plan));
  for (const { actsOn, within, path, plan } of partsThatAre(["action"], parts)) {
    const isOfRows = actsOn === "row" || actsOn === "rows";
    if (!isOfRows || !subjects.listed(within)) continue;
    const place = plan.effect.type === "open" ? plan.effect.block : path;
    const isRead = ofRows.some((one) => isAtOrBelow(one.path, place));
    if (isRead && place === path) continue;
    const fixed = isRead ? null : unreadRow(parts, place, true);
    // A button “All orders” on a customer shows those of everybody, as it says.
    const isOfAll =
      plan.effect.type === "open" &&
      saidIn(context.environment, plan.label).some((words) => saysAll.test(words));
    const unread = fixed ?? (isOfAll ? null : toldNoRecord(context, within, place, isRead));
    const isKnown = problems.some(({ pointer }) => pointer === unread);
    if (unread !== null && !isKnown) report("readsNoRow", unread);
  }
}

/**
 * The call of an action on a record that could be told which record that is, or to a tree's addition
 * the one above, but is neither told nor asks for it; `null` where an action makes no such call.
 * Beside what reads the record, a list counts that is chosen by nothing and has nothing to do with it.
 */
function toldNoRecord(
  { parts, nodes, environment: { catalogue } }: PageContext,
  block: string,
  place: string,
  isRead: boolean,
): string | null {
  const rows = partsThatAre(["rows"], parts).find(({ path }) => path === `${block}/rows`)?.plan;
  if (!rows) return null;
  const { list, keyField } = rows;
  const lister = operationOf(catalogue, rows.call);
  const add = (list.children || list.parent) && resourceOf(catalogue, lister)?.add;
  const isTold = (name: string, called: Operation): boolean =>
    (plain(name) !== plain(keyField) && isKeyOf(name, keyField, lister.path)) ||
    (called === add && /^parent(id|key|code)?$/.test(plain(name)));
  const lacking = partsThatAre(["call"], parts).filter(({ moment, path, plan }) => {
    if (moment === "choose" || !isAtOrBelow(path, place)) return false;
    const isGiven = (name: string) => plan.args.some((one) => one.name === name);
    const called = operationOf(catalogue, plan);
    // What is required is told as missing.
    return called.parameters.some(
      ({ name, required }) => !required && !isGiven(name) && isTold(name, called),
    );
  });
  if (lacking.length === 0) return null;
  const within = parts.filter(({ path }) => isAtOrBelow(path, place));
  // A search that the page leaves to the catalogue does not show that the record is chosen there.
  const asked = partsThatAre(["field"], within).flatMap(({ path, plan }) => {
    return nodes.has(path) || !path.includes("/search/") ? plan.name : [];
  });
  const outer = partsThatAre(["expression"], within).filter(({ plan }) =>
    plan.uses.includes("outer"),
  );
  const found = lacking.find(({ path, plan }) => {
    const called = operationOf(catalogue, plan);
    if (called.parameters.some(({ name }) => asked.includes(name) && isTold(name, called)))
      return false;
    const list = path.replace(/\/rows$/, "");
    const isOfRecord = outer.some((one) => isAtOrBelow(one.path, list));
    const isChosen = plan.args.some(({ value }) => value.uses.length > 0);
    return !isRead || (list !== path && !isOfRecord && !isChosen);
  });
  return found?.path ?? null;
}

function reportReader(
  { report }: PageContext,
  { path, plan: { kind, name } }: PartThatIs<"block">,
  { path: place, plan }: ExpressionPart,
  dialogs: readonly string[],
): void {
  const around = dialogs.findLast((dialog) => isAtOrBelow(path, dialog));
  const own = isAtOrBelow(place, path) ? place.slice(path.length) : "";
  if (decides(kind, own)) report("readsOwnState", place);
  else if (asks(kind, own)) {
    const state = `blocks.${name}.values`;
    const start = plan.source.indexOf(state);
    const within = { start, end: start + state.length };
    report("readsOwnState", place, {}, start < 0 ? {} : { suggestion: "form", within });
  } else if (around !== undefined && !isAtOrBelow(place, around)) {
    report("notOpen", place, { name: name ?? "" });
  }
}

/**
 * Whether an expression at a place within a block decides what the block shows, first values
 * included, or whether the block is visible at all.
 */
function decides(kind: string, own: string): boolean {
  if (kind === "filters" && /^\/fields\/\d+\/(value|end)$/.test(own)) return true;
  return /^\/((when|only|readOnly)$|(rows|record|values)(\/|$))/.test(own);
}

/**
 * Whether an expression decides which fields a block asks for. What is hidden is not among the
 * values that the block publishes, so a field that they hide would come back and be hidden forever.
 */
function asks(kind: string, own: string): boolean {
  return /^(form|filters)\/(fields|steps)\/.*\/when$/.test(kind + own);
}
