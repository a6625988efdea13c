import type { Operation } from "../../catalogue/operation.ts";
import { needTexts } from "../../i18n/text-parts.ts";
import type { WireOptions } from "../options.ts";
import { twoSentences } from "../two-sentences.ts";
import { answerTexts } from "./answer-texts.ts";

/**
 * What is said of a write during which another's service failed, often after it was done: a person
 * who takes it for a refusal makes the record twice.
 */
export async function maybeDoneText(
  { effect }: Pick<Operation, "effect">,
  status: number,
  message: string,
  { text }: Pick<WireOptions, "text">,
): Promise<string> {
  if (effect !== "write" || isNotBegun(status)) return message;
  await needTexts(answerTexts);
  return twoSentences(message, text("answered.maybeDone"));
}

/** Whether a status says that a service has not begun: it cannot do this, or does nothing now. */
const isNotBegun = (status: number) => status === 501 || status === 503;
