import type { PlanText } from "../../i18n/messages.ts";
import type { Expression } from "../expression/scope.ts";
import type { FilledText, TextPlan } from "./plans.ts";

/** The expressions in the placeholders of a text. */
export function expressionsOfText(text: TextPlan | null): readonly Expression[] {
  return text !== null && isFilled(text) ? Object.values(text.values) : [];
}

/** The words of a text, with its placeholders as the page writes them. */
export function wordsOf(text: TextPlan): PlanText {
  return isFilled(text) ? text.words : text;
}

/** Whether a text contains placeholders. */
export function isFilled(text: TextPlan): text is FilledText {
  return typeof text === "object" && "words" in text;
}
