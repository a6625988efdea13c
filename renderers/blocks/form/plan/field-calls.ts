import { operationOf } from "../../../../src/catalogue/operation-of.ts";
import type { Planner } from "../../../../src/language/environment.ts";
import type { Expression } from "../../../../src/language/expression/scope.ts";
import { callShape, permissionsOf, planCall } from "../../../../src/language/plan/call.ts";
import { planCondition } from "../../../../src/language/plan/expression.ts";
import type { CallPlan, TextPlan } from "../../../../src/language/plan/plans.ts";
import { planText } from "../../../../src/language/plan/text.ts";
import {
  type Described,
  expression,
  integer,
  object,
  optional,
  required,
  text,
} from "../../../../src/language/shape/shape.ts";
import { anyType, typeOfSchema } from "../../../../src/language/type.ts";

/** The source of a button beside a field's input. */
export const fieldActionShape = object({
  label: required(text(), "What the button says."),
  call: required(callShape, "The operation to call; `form` holds the values so far."),
  pause: optional(
    integer(1, 3600),
    "So many seconds pass before it can be used again; the button counts them down.",
  ),
});

/** A button beside a field's input: usable once its arguments are there and valid. */
export interface FieldActionPlan {
  label: TextPlan;
  call: CallPlan;
  /** The permissions of its calls; the button is shown to members who hold them all. */
  requires: readonly string[];
  /** Seconds for which the button is disabled after use; 0 for none. */
  pause: number;
}

/** Plans a field's action; reports a call of an unfit operation and returns `null`. */
export function planFieldAction(
  planner: Planner,
  { label, call: source, pause = 0 }: Described<typeof fieldActionShape>,
  pointer: string,
): FieldActionPlan | null {
  const call = planCall(planner, source, `${pointer}/call`);
  const planned = planText(planner, label, `${pointer}/label`);
  return call && { label: planned, call, requires: permissionsOf(call), pause };
}

/**
 * The form field to which a fault in the call's arguments belongs, where the argument is a field.
 */
export function placeInForm({ args }: CallPlan, path: string): string {
  const [, name = "", ...rest] = path.split("/");
  const bound = args.find((argument) => argument.name === name)?.value.source.trim();
  const field = /^form\.(\w+)$/.exec(bound ?? "")?.[1];
  return field === undefined ? path : ["", field, ...rest].join("/");
}

/** The source of a check of a field's value by a call. */
export const remoteCheckShape = object({
  call: required(callShape, "The read that is asked; `form` holds the values so far."),
  valid: required(expression(), "Whether the value is fine; `answer` is the answer."),
  message: required(text(), "What is said where it is not."),
});

/** A check of a field's value that only a service can make, for example that a name is unused. */
export interface RemoteCheckPlan {
  call: CallPlan;
  valid: Expression;
  message: TextPlan;
}

/**
 * Plans a field's check; `form` is in the planner's scope. Reports an unfit one and returns `null`.
 */
export function planRemoteCheck(
  planner: Planner,
  source: Described<typeof remoteCheckShape>,
  pointer: string,
): RemoteCheckPlan | null {
  const call = planCall(planner, source.call, `${pointer}/call`, {
    effect: "read",
    moment: "check",
  });
  const message = planText(planner, source.message, `${pointer}/message`);
  const answered = call && operationOf(planner.catalogue, call).answer;
  const answer = answered ? typeOfSchema(planner.catalogue, answered) : anyType;
  const ofAnswer = planner.withScope({ answer });
  const valid = planCondition(ofAnswer, source.valid, `${pointer}/valid`);
  return call && valid && { call, valid, message };
}
