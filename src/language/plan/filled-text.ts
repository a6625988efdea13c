import type { PlanText } from "../../i18n/messages.ts";
import type { Expression } from "../expression/scope.ts";
import type { FilledText, TextPlan } from "./plans.ts";

/** The expressions of a text's values. */
export function expressionsOfText(text: TextPlan | null): readonly Expression[] {
  return text !== null && isFilled(text) ? Object.values(text.values) : [];
}

/** The words of a text, its places as they are written. */
export function wordsOf(text: TextPlan): PlanText {
  return isFilled(text) ? text.words : text;
}

/** Whether a text holds values. */
export function isFilled(text: TextPlan): text is FilledText {
  return typeof text === "object" && "words" in text;
}
