import type { PlanText } from "../../../../src/i18n/messages.ts";
import type { Planner } from "../../../../src/language/environment.ts";
import type { Expression } from "../../../../src/language/expression/scope.ts";
import { callShape, operationOf, planCall } from "../../../../src/language/plan/call.ts";
import { planExpression } from "../../../../src/language/plan/expression.ts";
import type { CallPlan } from "../../../../src/language/plan/plans.ts";
import { planText } from "../../../../src/language/plan/text.ts";
import {
  type Described,
  expression,
  object,
  required,
  text,
} from "../../../../src/language/shape/shape.ts";
import { anyType, boolType, typeOfSchema } from "../../../../src/language/type.ts";

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
  message: PlanText;
}

/** Plans a field's check; `form` is in the planner's scope. `null` after reporting why it is none. */
export function planRemoteCheck(
  planner: Planner,
  source: Described<typeof remoteCheckShape>,
  pointer: string,
): RemoteCheckPlan | null {
  const call = planCall(planner, source.call, `${pointer}/call`, { effect: "read" });
  const message = planText(planner, source.message, `${pointer}/message`);
  const answered = call && operationOf(planner.catalogue, call).answer;
  const answer = answered ? typeOfSchema(planner.catalogue, answered) : anyType;
  const ofAnswer = planner.withScope({ answer });
  const valid = planExpression(ofAnswer, source.valid, `${pointer}/valid`, boolType);
  return call && valid && { call, valid, message };
}
