import { isIdName } from "../../../catalogue/schema/id-name.ts";
import { isRecord } from "../../../catalogue/schema/record.ts";
import { dotted } from "../../expression/dotted.ts";
import type { Expression } from "../../expression/scope.ts";
import type { Part, RecordsInScope } from "../../plan/part.ts";
import type { RowsPlan } from "../../plan/plans.ts";
import { typeOfRow } from "../../plan/rows.ts";
import type { Type } from "../../type.ts";
import type { PageContext } from "../page-context.ts";

/** A record, or several of one list, of which an expression speaks. */
export interface Subject {
  /** The record as the page writes it, such as `row` or `blocks.orders.selected`. */
  name: string;
  /** The same for all names of one record. */
  key: string;
  /** The path of the block that shows it; `null` for a record that the address names. */
  block: string | null;
  type: Type;
  /** The field that is read; `null` for the record as a whole. */
  field: string | null;
  /** Whether a key is read, its own or a link's, or the record as a whole. */
  isKeyed: boolean;
  /** Whether its own key is read, or the record as a whole. */
  isOwnKey: boolean;
}

/** Tells of which records the expressions of a page speak. */
export interface Subjects {
  of(expressions: readonly Expression[], scope: RecordsInScope): Subject[];
  /** Whether records that are spoken of are among those that something concerns. */
  areAmong(spoken: readonly Subject[], concerned: readonly Subject[]): boolean;
  /** The records that decide which ones a block shows, and those that decide these. */
  behind(block: string | null): readonly Subject[];
  /** The type of the records that a block lists; `undefined` for other blocks. */
  listed(block: string): Type | undefined;
}

/** Creates the answer to which records the expressions of a page speak of. */
export function createSubjects(context: PageContext): Subjects {
  const loads = new Map<string, Part[]>();
  const lists = new Map<string, RowsPlan>();
  for (const part of context.parts) {
    if (part.what === "rows" && !lists.has(part.within)) lists.set(part.within, part.plan);
    if (part.what !== "call" || part.moment !== "load") continue;
    loads.set(part.within, [...(loads.get(part.within) ?? []), part]);
  }
  const of: Subjects["of"] = (expressions, scope) =>
    expressions.flatMap((expression) => subjectsIn(context, expression, scope));
  const known = new Map<string, readonly Subject[]>();
  const behind = (block: string | null): readonly Subject[] => {
    if (block === null) return [];
    const before = known.get(block);
    if (before) return before;
    // A circle of blocks ends where it began.
    known.set(block, []);
    const own = (loads.get(block) ?? []).flatMap((part) => of(expressionsOf(part), part.records));
    const all = [...own, ...own.flatMap((subject) => behind(subject.block))];
    known.set(block, all);
    return all;
  };
  // The record of a block that shows a single one is the one that the block loads.
  const same = ({ block, key }: Subject): string[] => {
    const isSingle = block !== null && loads.has(block) && !lists.has(block);
    return [key, ...(isSingle ? behind(block).map((subject) => subject.key) : [])];
  };
  const areAmong: Subjects["areAmong"] = (spoken, concerned) => {
    const keys = concerned.flatMap(same);
    const around = concerned.flatMap(({ block }) => behind(block));
    // To name the record that others belong to says which ones are meant, unless they look alike.
    return spoken.some(
      (subject) =>
        same(subject).some((key) => keys.includes(key)) ||
        (around.some(({ key }) => key === subject.key) &&
          !concerned.some((other) => areAlike(subject, other))),
    );
  };
  const listed: Subjects["listed"] = (block) => {
    const rows = lists.get(block);
    return rows && typeOfRow(context.environment, rows);
  };
  return { of, areAmong, behind, listed };
}

/** The call by which a block loads what it shows. */
export function loadOf({ parts }: PageContext, block: string | null): Part | undefined {
  return parts.find(({ moment, within }) => moment === "load" && within === block);
}

/** Whether two records are of the same sort. */
export function areAlike(one: Pick<Subject, "type">, other: Pick<Subject, "type">): boolean {
  const [schema, another] = [schemaOf(one.type), schemaOf(other.type)];
  return schema !== undefined && schema === another;
}

const schemaOf = (type: Type): object | undefined =>
  type.kind === "list" ? schemaOf(type.of) : type.said?.schema;

/** The expressions of a part's own plan: the arguments of a call, or the places of a text. */
export function expressionsOf(part: Part): readonly Expression[] {
  if (part.what === "call") return part.plan.args.map(({ value }) => value);
  if (part.what === "text") return Object.values(part.plan.values);
  return part.what === "expression" ? [part.plan] : [];
}

function subjectsIn(
  { scope, named }: PageContext,
  { tree, uses }: Expression,
  records: RecordsInScope,
): Subject[] {
  const isKnown = (name: string) => Object.hasOwn(records, name) && uses.includes(name);
  if (!uses.some((name) => name === "blocks" || name === "params" || isKnown(name))) return [];
  const subjectOf = (name: string, field: string | null): Subject | null => {
    const own = isKnown(name) ? records[name] : undefined;
    if (own) return subject(name, own, field);
    const [root, block = "", state = ""] = name.split(".");
    if (root === "params" && isIdName(block) && state === "") {
      const isKey = { field: null, isKeyed: true, isOwnKey: true };
      return { name, key: name, block: null, type: { kind: "any" }, ...isKey };
    }
    const path = root === "blocks" ? named.get(block)?.pointer : undefined;
    const type = path && memberOf(memberOf(scope.blocks, block), state);
    const isRecordOf = ["selected", "checked"].includes(state) && name.split(".").length === 3;
    return path && type && isRecordOf ? subject(name, { block: path, type }, field, state) : null;
  };
  return [...readsIn(tree, subjectOf, null)];
}

function subject(
  name: string,
  { block, type }: RecordsInScope[string],
  field: string | null,
  state = states[name] ?? "row",
): Subject {
  const record = type.kind === "list" ? type.of : type;
  const isOwnKey = field === null || field === "id" || field === record.said?.schema["x-key"];
  const isKeyed = isOwnKey || isIdName(field);
  return { name, key: `${state} ${block}`, block, type, field, isKeyed, isOwnKey };
}

/** What the variables hold that are no row: the checked rows are spoken of as each of them is. */
const states: Readonly<Record<string, string>> = { checked: "checked", root: "root" };

function memberOf(type: Type | undefined, name: string): Type | undefined {
  return type?.kind === "record" ? type.fields().get(name) : undefined;
}

/** The records that a part of an expression reads, each with the member that is read of it. */
function* readsIn(
  part: unknown,
  subjectOf: (name: string, field: string | null) => Subject | null,
  field: string | null,
): Generator<Subject> {
  if (Array.isArray(part)) for (const each of part) yield* readsIn(each, subjectOf, null);
  if (!isRecord(part)) return;
  const name = dotted(part);
  const found = name === null ? null : subjectOf(name, field);
  const { op, args } = part;
  const isMember = (op === "." || op === ".?") && Array.isArray(args);
  if (found) yield found;
  else if (isMember) yield* readsIn(args[0], subjectOf, String(args[1]));
  else if (op === "[]" && Array.isArray(args)) {
    yield* readsIn(args[0], subjectOf, field);
    yield* readsIn(args[1], subjectOf, null);
  } else yield* readsIn(args, subjectOf, null);
}
