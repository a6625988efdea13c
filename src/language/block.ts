import type { JsonSchema } from "../catalogue/schema/json-schema.ts";
import type { Expression } from "./expression/scope.ts";
import type { RowsPlan, TextPlan } from "./plan/plans.ts";
import type { Problem } from "./problem.ts";
import {
  type Described,
  expression,
  integer,
  object,
  optional,
  required,
  string,
  text,
} from "./shape/shape.ts";
import type { PlainType } from "./type.ts";

/** What every block may say, whatever its kind. */
export const commonProperties = {
  kind: required(string(), "Which kind of block this is."),
  name: optional(
    string("^[a-zA-Z][a-zA-Z0-9]*$"),
    "The name under which other blocks read its state: `blocks.<name>`.",
  ),
  title: optional(text(), "A heading above the block, or the title of the dialog it opens in."),
  when: optional(expression(), "Shown only while this holds."),
};

/** What every block may say that shows what it reads. */
export const rereadProperties = {
  every: optional(
    integer(5, 3600),
    "Reads what it shows again every so many seconds; paused while nobody sees it, without a network, or while something of it is edited.",
  ),
};

const commonShape = object({ ...commonProperties, ...rereadProperties });

/** A block's common properties, as its shape let them through. */
export type CommonSource = Described<typeof commonShape>;

/** What every planned block has, whatever its kind. */
export interface BlockPlan {
  kind: string;
  /** The JSON pointer of its source, which names it in its page. */
  id: string;
  /** The name under which it publishes its state, or `null`. */
  name: string | null;
  title: TextPlan | null;
  when: Expression | null;
  /** The permissions without which it can do nothing. */
  requires: readonly string[];
  /** The calls that its kind asks for, each as its property and its operation: `rows menu.getList`. */
  calls: readonly string[];
  /** What its texts read of other blocks and which variables they use, where they hold values; else `null`. */
  texts: Pick<Expression, "reads" | "uses"> | null;
  /** The width of a dialog that it opens in, where the action says none. */
  dialogWidthPx: number;
  /** After how many seconds what it reads is read again; left out where it is not by itself. */
  every?: number;
  /** The values that it publishes from the page's address; left out where it has none there. */
  addressed?: readonly AddressedValue[];
  /** How a record of its list is found by words; left out where the list cannot be searched so. */
  finds?: FoundRecords;
}

/** A list whose records are found by words, on whatever page one is. */
export interface FoundRecords {
  rows: RowsPlan;
  /** The parameter that takes the words; the page's address holds it under the same name. */
  by: string;
  /** The fields beside its name that tell a record from others. */
  details: readonly string[];
}

/** A value that a block keeps in the page's address, so that it is known before the block is drawn. */
export interface AddressedValue {
  name: string;
  type: PlainType;
  /** What it is as long as the address says nothing of it; `null` where that is nothing. */
  first: Expression | null;
}

/** A dialog's width for a block whose fields stand in so many columns. */
export const dialogWidthOf = (columns: number): number => 560 + 220 * (columns - 1);

/** The place of a block whose source has errors; it says which, and its neighbours go on. */
export interface BrokenPlan extends BlockPlan {
  kind: "broken";
  problems: readonly Problem[];
}

/** The part of a plan that a kind itself makes. */
export type OwnPlan<Plan extends BlockPlan> = Omit<
  Plan,
  "kind" | "id" | "name" | "title" | "when" | "calls" | "texts" | "dialogWidthPx"
> & {
  /** Left out where it needs no more room than one column of fields. */
  dialogWidthPx?: number;
};

/** The list of fields that a block shows or asks, for the form that proposes new screens. */
export interface ListedFields {
  /** The property that names them. */
  property: string;
  /** The schema of the record whose fields they are. */
  schema: JsonSchema;
  /** The names of the fields that the plan has now. */
  names: readonly string[];
  /** Whether they are asked for: what the schema requires stays, and no others can be added. */
  isEntered?: boolean;
  /** Whether the list may be empty. */
  mayBeEmpty?: boolean;
  /** The property whose empty list takes the block's search away; only where it has a search. */
  searchProperty?: string;
}
