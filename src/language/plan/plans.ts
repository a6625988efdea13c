import type { ListExtension } from "../../catalogue/openapi.ts";
import type { JsonSchema } from "../../catalogue/schema/json-schema.ts";
import type { PlanText } from "../../i18n/messages.ts";
import type { Expression } from "../expression/scope.ts";
import type { PlainType } from "../type.ts";

/** A text of a page: words alone, or words with placeholders for values. */
export type TextPlan = PlanText | FilledText;

/** Labels of values, by value. */
export type ValueLabels = Readonly<Record<string, PlanText>>;

/** Words with placeholders, such as `Order {{row.no}}`, and the expression of each placeholder. */
export interface FilledText {
  words: PlanText;
  values: Readonly<Record<string, Expression>>;
  /** The catalogue's labels of the values, by the content of the placeholder. */
  names: Readonly<Record<string, ValueLabels>>;
  /** The dictionary that names the values, by the content of the placeholder. */
  dictionaries: Readonly<Record<string, string>>;
}

/** A planned call, complete but for the values of its expressions. */
export interface CallPlan {
  /** The id of its operation; `operationOf` answers that itself. */
  operation: string;
  args: readonly ArgumentPlan[];
  /** The permissions needed for the call; empty if every member may make it. */
  requires: readonly string[];
}

/** An argument of a planned call. */
export interface ArgumentPlan {
  name: string;
  isRequired: boolean;
  /** Whether the operation accepts `null` for the argument. */
  isNullable: boolean;
  value: Expression;
}

/** When a call is made. */
export type CallMoment =
  /** The call is made when the block that needs it is shown. */
  | "load"
  /** The call is made while a person picks from the options that it answers. */
  | "choose"
  /** The call is made after a value was entered. */
  | "check"
  /** The call is made when a tree node is opened. */
  | "open"
  /** The call is made when a file is chosen. */
  | "upload"
  /** The call is made for each row of an imported file. */
  | "import"
  /** The call is made when a value is switched in place. */
  | "switch"
  /** The call is made when the entered values are submitted. */
  | "save"
  /** The call is made when a button is pressed. */
  | "act";

/** The requirements that a place makes of its call. */
export interface CallExpectation {
  /**
   * What the call is wanted for: a read loads by itself, a write needs a person's act, and so does
   * what `sends`: a write, or a read of a file.
   */
  effect?: "read" | "write" | "send";
  /** When it is made; a read by itself and all else by a button, unless said otherwise. */
  moment?: CallMoment;
  /** The parameters that the block supplies itself; `"all"` where a form supplies them. */
  supplies?: readonly string[] | "all";
}

/** A call that answers a list of records; `recordOfRows` answers their schema. */
export interface RowsPlan {
  call: CallPlan;
  list: ListExtension;
  /** The fields that identify a record and by which people know it. */
  keyField: string;
  labelField: string;
}

/** A field of a request or of a record, with all that showing or entering it needs. */
export interface FieldPlan {
  name: string;
  label: TextPlan;
  /** An explanation below the field; `null` if there is none. */
  help: TextPlan | null;
  /** The catalogue's schema with its own reference resolved, as every cell and widget reads it. */
  schema: JsonSchema;
  type: PlainType;
  isRequired: boolean;
  /** The dictionary that gives its values their labels, or `null`. */
  dictionary: string | null;
}

/** One of several calls made in sequence. */
export interface StepPlan {
  label: TextPlan;
  when: Expression | null;
  call: CallPlan;
  keep: string | null;
  /** The kept answer of the step whose undoing undoes this one, or `null`. */
  partOf: string | null;
}

/** A file to save: its name, and its content unless the call itself answers the file. */
export interface DownloadPlan {
  name: Expression;
  content: Expression | null;
}

/** A call, what follows it, and the file that is saved at the end. */
export interface StepsPlan {
  call: CallPlan;
  keep: string | null;
  next: readonly StepPlan[];
  download: DownloadPlan | null;
}

/** What an action does once asked and confirmed; the block that it opens stands in the page's plan. */
export type ActionEffect =
  | ({ type: "call" } & StepsPlan)
  | { type: "open"; block: string; as: "dialog" | "drawer"; width: number | null }
  | { type: "go"; address: Expression };

/** The default question before an action whose page asks for a question without giving one. */
export const usualQuestion = "common.confirmAction";

/** An action with nothing left open: who sees it, what it asks, what it does and what follows. */
export interface ActionPlan {
  id: string;
  label: TextPlan;
  icon: string | null;
  emphasis: "primary" | "danger" | null;
  when: Expression | null;
  enabled: Expression | null;
  /** The question to ask, for which `name` is what the record is called and `action` the label. */
  confirm: TextPlan | null;
  /** Inherited from what it calls or opens; shown only to those who hold them all. */
  requires: readonly string[];
  effect: ActionEffect;
}
