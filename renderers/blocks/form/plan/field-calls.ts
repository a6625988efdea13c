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

/** A button beside a field's input, as a page writes it. */
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
  /** Inherited from what it calls; shown only to those who hold them all. */
  requires: readonly string[];
  /** In seconds; 0 for none. */
  pause: number;
}

/** Plans a field's action; `null` after reporting a call that cannot be the one meant. */
export function planFieldAction(
  planner: Planner,
  { label, call: source, pause = 0 }: Described<typeof fieldActionShape>,
  pointer: string,
): FieldActionPlan | null {
  const call = planCall(planner, source, `${pointer}/call`);
  const planned = planText(planner, label, `${pointer}/label`);
  return call && { label: planned, call, requires: permissionsOf(call), pause };
}

/** The place in the form of a fault in the call's arguments, where the argument is a field. */
export function placeInForm({ args }: CallPlan, path: string): string {
  const [, name = "", ...rest] = path.split("/");
  const bound = args.find((argument) => argument.name === name)?.value.source.trim();
  const field = /^form\.(\w+)$/.exec(bound ?? "")?.[1];
  return field === undefined ? path : ["", field, ...rest].join("/");
}

/** A check of a field's value by a call, as a page writes it. */
export const remoteCheckShape = object({
  call: required(callShape, "The read that is asked; `form` holds the values so far."),
  valid: required(expression(), "Whether the value is fine; `answer` is the answer."),
  message: required(text(), "What is said where it is not."),
});

/** A check of a field's value that only a service can make, as that a name is still free. */
export interface RemoteCheckPlan {
  call: CallPlan;
  valid: Expression;
  message: TextPlan;
}

/** Plans a field's check; `form` is in the planner's scope. `null` after reporting why it is none. */
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
