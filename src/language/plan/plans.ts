import type { ListExtension } from "../../catalogue/openapi.ts";
import type { Operation } from "../../catalogue/operation.ts";
import type { JsonSchema } from "../../catalogue/schema/json-schema.ts";
import type { PlanText } from "../../i18n/messages.ts";
import type { Expression } from "../expression/scope.ts";
import type { PlainType } from "../type.ts";

/** A text of a page: plain words, or words with placeholders for values. */
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
  /** The id of the call's operation, which `operationOf` looks up. */
  operation: string;
  args: readonly ArgumentPlan[];
  /** The permissions needed for the call; empty if every member may make it. */
  requires: readonly string[];
}

/** An argument of a planned call. */
export interface ArgumentPlan {
  name: string;
  isRequired: boolean;
  /** Whether the operation writes the argument in its body and accepts `null` for it. */
  isNullable: boolean;
  value: Expression;
}

/** The arguments that a page gives an operation, and where its call is in the page. */
export interface GivenArguments {
  operation: Operation;
  args: readonly ArgumentPlan[];
  pointer: string;
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
  | "act"
  /** The call is made after another one has succeeded. */
  | "follow";

/** The requirements of a place in a page for its call. */
export interface CallExpectation {
  /**
   * The required effect of the call. A read is made automatically; a write needs an action by a
   * person, and so does `send`, which is a write or a read of a file.
   */
  effect?: "read" | "write" | "send";
  /**
   * When the call is made; if left out, a read is made automatically and any other call by a
   * button.
   */
  moment?: CallMoment;
  /** The parameters that the block supplies itself; `"all"` if a form supplies them. */
  supplies?: readonly string[] | "all";
}

/** A call that returns a list of records; `recordOfRows` returns their schema. */
export interface RowsPlan {
  call: CallPlan;
  list: ListExtension;
  /** The field that identifies a record, and the field that holds its label for people. */
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
  /**
   * The name of the kept response of an earlier step, if undoing that step undoes this one too;
   * otherwise `null`.
   */
  partOf: string | null;
}

/** A file to save: its name, and its content unless the call itself returns the file. */
export interface DownloadPlan {
  name: Expression;
  content: Expression | null;
}

/** A call, the calls that follow it, and the file that is saved at the end. */
export interface StepsPlan {
  call: CallPlan;
  keep: string | null;
  next: readonly StepPlan[];
  download: DownloadPlan | null;
  /** The text that people see once all calls have succeeded; `null` for the usual one. */
  done: TextPlan | null;
}

/**
 * The effect of an action after its confirmation; the plan of a block that it opens is part of the
 * page's plan.
 */
export type ActionEffect =
  | ({ type: "call" } & StepsPlan)
  | { type: "open"; block: string; as: "dialog" | "drawer"; width: number | null }
  | { type: "go"; address: Expression };

/** The default question before an action whose page asks for a question without giving one. */
export const usualQuestion = "common.confirmAction";

/** The plan of an action: who sees it, what it asks, what it does and what follows. */
export interface ActionPlan {
  id: string;
  label: TextPlan;
  icon: string | null;
  emphasis: "primary" | "danger" | null;
  when: Expression | null;
  enabled: Expression | null;
  /**
   * The confirmation question, in which `name` is the label of the record and `action` that of the
   * action.
   */
  confirm: TextPlan | null;
  /**
   * The permissions that the action's calls or block require; only members who have them all see
   * the action.
   */
  requires: readonly string[];
  effect: ActionEffect;
}
