import type { JsonSchema } from "../../catalogue/schema/json-schema.ts";
import type { BlockPlan } from "../block.ts";
import type { Expression } from "../expression/scope.ts";
import type { Type } from "../type.ts";
import type {
  ActionPlan,
  CallMoment,
  CallPlan,
  FieldPlan,
  FilledText,
  RowsPlan,
  TextPlan,
} from "./plans.ts";

/** The sort of a part. */
export type PartSort = keyof PlannedParts;

/** The sorts of parts, each with the type of its plan. */
interface PlannedParts {
  block: BlockPlan;
  action: ActionPlan;
  /** An item of a block, such as a figure, that only members with its permissions see. */
  item: { label: TextPlan; requires: readonly string[] };
  call: CallPlan;
  /** A call that returns a list; the call itself is another part at the same place. */
  rows: RowsPlan;
  expression: Expression;
  /** A text that contains values. */
  text: FilledText;
  /** What people are told once the calls of an action or a form have succeeded. */
  done: TextPlan;
  field: FieldPlan & {
    /** The record or request that has the field, or of which the value is computed. */
    record: JsonSchema;
  };
  /**
   * The addresses within the application that a link may lead to, as far as the page determines
   * them.
   */
  link: readonly string[];
  cell: null;
  widget: null;
}

/** The target of an action: a record, the checked records, the response just saved, or nothing. */
export type ActedOn = "row" | "rows" | "answer" | null;

/** Details of some parts beside their plans. */
interface PartDetails {
  /** When a call is made; `null` for parts that are no calls. */
  moment: CallMoment | null;
  /** The target of an action; only for actions. */
  actsOn: ActedOn;
}

/** A part as reported to the planner. */
type ToldPart = {
  [Each in PartSort]: {
    what: Each;
    plan: PlannedParts[Each];
    /** A JSON pointer into the page, even if the page leaves the part to the catalogue. */
    path: string;
    /**
     * A block's kind, a call's operation, an expression's source, an action's effect, or another
     * part's name.
     */
    of: string;
  };
}[PartSort];

/**
 * A part of a page, as planning reports it. All parts are collected while the page is planned, so
 * that readers of a plan need not know the properties of any kind.
 */
export type Part = ToldPart &
  PartDetails & {
    /** The path of the block or the action that owns the part; empty for the page's body. */
    within: string;
    /** The records that the part can read by a variable. */
    records: RecordsInScope;
  };

/** A record that is in scope: the block that shows it, and its type. */
export interface RecordInScope {
  block: string;
  type: Type;
}

/** The records in scope, by the variable that holds them, such as `row`, `outer` or `rows`. */
export type RecordsInScope = Readonly<Record<string, RecordInScope>>;

/** A part of one of the given sorts. */
export type PartThatIs<What extends PartSort> = Extract<Part, { what: What }>;

/** The collector of parts: the page's list, and the block or action being planned. */
export interface PartList {
  readonly parts: Part[];
  readonly within: string;
  readonly records: RecordsInScope;
}

/** Adds a part to the page's list. */
export function tellPart<What extends PartSort>(
  { parts, within, records }: PartList,
  what: What,
  path: string,
  of: string,
  plan: PlannedParts[What],
  { moment = null, actsOn = null }: Partial<PartDetails> = {},
): void {
  // All properties are always present, since objects of one layout are faster in large pages.
  parts.push({ what, path, of, within, records, plan, moment, actsOn } as Part);
}

/** The parts of the given sorts in planning order, in which a block follows the parts inside it. */
export function partsThatAre<What extends PartSort>(
  sorts: readonly What[],
  parts: readonly Part[],
): PartThatIs<What>[] {
  const wanted: readonly string[] = sorts;
  return parts.filter((part): part is PartThatIs<What> => wanted.includes(part.what));
}

/** Whether a path equals another path or leads to a part below it. */
export function isAtOrBelow(path: string, outer: string): boolean {
  if (!path.startsWith(outer)) return false;
  return path.length === outer.length || path[outer.length] === "/";
}
