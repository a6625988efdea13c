import type { Planner } from "../../../../src/language/environment.ts";
import type { Expression } from "../../../../src/language/expression/scope.ts";
import { actionsShape, planActions } from "../../../../src/language/plan/action.ts";
import { planCondition } from "../../../../src/language/plan/expression.ts";
import type { ActionPlan, TextPlan } from "../../../../src/language/plan/plans.ts";
import { planText } from "../../../../src/language/plan/text.ts";
import {
  choice,
  type Described,
  expression,
  list,
  object,
  optional,
  required,
  text,
} from "../../../../src/language/shape/shape.ts";

/** One text, or several with conditions, of which the first that holds is shown. */
const casesShape = choice(
  text(),
  list(
    object({
      when: optional(expression(), "Said only where this holds; `answer` is the answer."),
      text: required(text(), "What is said then."),
    }),
    1,
  ),
);

/** The source of the content that replaces a saved form. */
export const doneShape = object({
  title: required(casesShape, "What has been done; a list says it by the answer."),
  text: optional(casesShape, "A sentence below it."),
  actions: optional(actionsShape, "Where to go on from there."),
});

/** A text with the condition under which it is shown. */
export interface TextCase {
  when: Expression | null;
  text: TextPlan;
}

/** The plan of the content that replaces a saved form. */
export interface DonePlan {
  title: readonly TextCase[];
  text: readonly TextCase[];
  actions: readonly ActionPlan[];
}

/** Plans the content that replaces a saved form; `answer` is in the planner's scope. */
export function planDone(
  planner: Planner,
  { title, text: below, actions }: Described<typeof doneShape>,
  pointer: string,
): DonePlan {
  return {
    title: planCases(planner, title, `${pointer}/title`),
    text: below === undefined ? [] : planCases(planner, below, `${pointer}/text`),
    actions: planActions(planner, actions, `${pointer}/actions`),
  };
}

function planCases(
  planner: Planner,
  source: Described<typeof casesShape>,
  pointer: string,
): TextCase[] {
  if (!Array.isArray(source)) return [{ when: null, text: planText(planner, source, pointer) }];
  return source.flatMap((written, index) => {
    if (!written) return [];
    const at = `${pointer}/${index}`;
    return [
      {
        when: planCondition(planner, written.when, `${at}/when`),
        text: planText(planner, written.text, `${at}/text`),
      },
    ];
  });
}
