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

/** The pattern of block names. */
export const blockName = "^[a-zA-Z][a-zA-Z0-9]*$";

/** The properties that a block of any kind may have. */
export const commonProperties = {
  kind: required(string(), "Which kind of block this is."),
  name: optional(
    string(blockName),
    "The name under which other blocks read its state: `blocks.<name>`.",
  ),
  title: optional(text(), "A heading above the block, or the title of the dialog it opens in."),
  when: optional(expression(), "Shown only while this holds."),
};

/** The property with which a block may read its data again at an interval. */
export const rereadProperties = {
  every: optional(
    integer(5, 3600),
    "Reads what it shows again every so many seconds; paused while nobody sees it, without a network, or while something of it is edited.",
  ),
};

const commonShape = object({ ...commonProperties, ...rereadProperties });

/** The properties common to all blocks, as read from a block that has the right shape. */
export type CommonSource = Described<typeof commonShape>;

/** The properties that every planned block has, whatever its kind. */
export interface BlockPlan {
  kind: string;
  /** The JSON pointer of the block in the page; it identifies the block within the page. */
  id: string;
  /** The name under which the block publishes its state, or `null`. */
  name: string | null;
  title: TextPlan | null;
  when: Expression | null;
  /** The permissions without which the block can do nothing. */
  requires: readonly string[];
  /**
   * The calls that the block's kind asks for, each as property and operation: `rows menu.getList`.
   */
  calls: readonly string[];
  /**
   * The blocks that the block's texts read and the variables they use; `null` if they hold no
   * values.
   */
  texts: Pick<Expression, "reads" | "uses"> | null;
  /** Width in px of a dialog that shows the block, unless the action sets one. */
  dialogWidthPx: number;
  /**
   * Seconds after which the block reads its data again; left out if it does not refresh by itself.
   */
  every?: number;
  /** The values that the block publishes from the page's address; left out if there are none. */
  addressed?: readonly AddressedValue[];
  /**
   * How the records of the block's list are found by words; left out if the list has no such
   * search.
   */
  finds?: FoundRecords;
  /** Its use of a single record; left out if it does not show or edit one. */
  ofRecord?: RecordUse;
}

/** How a block uses one record: whether it edits it, and what the choice of it depends on. */
export interface RecordUse extends Pick<Expression, "reads" | "uses"> {
  isEdited: boolean;
  /** Whether its button names what it does with the record instead of saving it, as approving. */
  isNamed: boolean;
}

/** The use of a record that is chosen by the given expressions. */
export function recordUse(
  isEdited: boolean,
  chosenBy: readonly Expression[],
  isNamed = false,
): RecordUse {
  return {
    isEdited,
    isNamed,
    reads: [...new Set(chosenBy.flatMap(({ reads }) => reads))],
    uses: [...new Set(chosenBy.flatMap(({ uses }) => uses))],
  };
}

/** A list whose records can be found by words, on whichever page of the list they are. */
export interface FoundRecords {
  rows: RowsPlan;
  /**
   * The parameter that takes the words of the search; the page's address holds it under this name.
   */
  by: string;
  /** The fields that tell a record from others, beside its name. */
  details: readonly string[];
}

/**
 * A value that a block keeps in the page's address, so that it is known before the block is drawn.
 */
export interface AddressedValue {
  name: string;
  type: PlainType;
  /** The value while the address holds none; `null` if there is no such default. */
  first: Expression | null;
}

/** Width in px of a dialog for a block whose fields stand in the given number of columns. */
export const dialogWidthOf = (columns: number): number => 560 + 220 * (columns - 1);

/**
 * The plan of a block whose source has errors: it is drawn as an error; its neighbours still work.
 */
export interface BrokenPlan extends BlockPlan {
  kind: "broken";
  problems: readonly Problem[];
}

/** The part of a plan that the block's kind makes itself. */
export type OwnPlan<Plan extends BlockPlan> = Omit<
  Plan,
  "kind" | "id" | "name" | "title" | "when" | "calls" | "texts" | "dialogWidthPx"
> & {
  /** Width in px of the dialog; left out if one column of fields fits the usual width. */
  dialogWidthPx?: number;
};

/** The list of fields that a block shows or asks, for the form that proposes new screens. */
export interface ListedFields {
  /** The property of the block that names the fields. */
  property: string;
  /** The schema of the record that has the fields. */
  schema: JsonSchema;
  /** The names of the fields that the plan lists at present. */
  names: readonly string[];
  /** Whether the fields are entered: required fields then stay, and no others can be added. */
  isEntered?: boolean;
  /** Whether the list of fields may be empty. */
  mayBeEmpty?: boolean;
  /**
   * The property whose empty list removes the block's search; left out if the block has no search.
   */
  searchProperty?: string;
}
