import { deniesUndeclared } from "../../catalogue/judged/denies-undeclared.ts";
import { isChange, reachesNone } from "../../catalogue/judged/reaches-none.ts";
import { saysFailure } from "../../catalogue/judged/refusal.ts";
import { saysDone } from "../../catalogue/judged/said-fields.ts";
import { statedSuccess, tellsSuccess } from "../../catalogue/judged/stated-success.ts";
import type { SuccessExtension } from "../../catalogue/openapi.ts";
import type { Operation } from "../../catalogue/operation.ts";
import { jsonIn } from "../../catalogue/schema/json-text.ts";
import { pointTo } from "../../catalogue/schema/pointer.ts";
import type { JsonObject } from "../../catalogue/schema/record.ts";
import { shortened } from "../../catalogue/written/shortened.ts";
import { needTexts } from "../../i18n/text-parts.ts";
import { type RawAnswer, textOf } from "../answer.ts";
import type { WireOptions } from "../options.ts";
import { answerTexts } from "./answer-texts.ts";

/**
 * What is said of a refusal that came with a status of success, where its own words do not say why;
 * `null` where they do, and where nothing more is known. Some databases count only what a change has
 * made different, so that the record may well be there, and so may one whose relation is replaced.
 */
export async function noneText(
  operation: Operation,
  sent: JsonObject,
  answer: RawAnswer,
  message: string,
  { catalogue, text }: Pick<WireOptions, "catalogue" | "text">,
): Promise<string | null> {
  const { status } = answer;
  const said = textOf(answer);
  const { code, data } = operation.service.envelope;
  const parsed = jsonIn(said);
  const whole = parsed === undefined ? said || undefined : parsed;
  const body = code === undefined ? whole : (pointTo(whole, data) ?? undefined);
  const isReason = message !== "" && !saysDone(message);
  const stated = statedSuccess(operation, catalogue);
  if (stated && tellsSuccess(stated, body, operation) === false) {
    return reasonIn(stated, body) ?? (isReason ? null : await saidText(stated, body, status, text));
  }
  const call = { ...catalogue, operation, sent };
  if (operation.effect !== "write" || isReason || saysFailure(body)) return null;
  const isOfNone = reachesNone(body, call);
  if (isOfNone && operation.isDestroy && !isChange(operation))
    return text("wire.missing", { status });
  if (!isOfNone && !deniesUndeclared(body, call)) return null;
  await needTexts(answerTexts);
  return text(isOfNone ? "answered.nothingChanged" : "answered.unclear", { status });
}

/** The reason of a failure where it is stated to be, if there is any. */
function reasonIn({ reason }: SuccessExtension, body: unknown): string | null {
  const said = reason === undefined ? null : pointTo(body, reason);
  return typeof said === "string" && said !== "" ? said : null;
}

/** What an answer says, or does not, at the place by which it is stated to tell success. */
async function saidText(
  { at }: SuccessExtension,
  body: unknown,
  status: number,
  text: WireOptions["text"],
): Promise<string> {
  await needTexts(answerTexts);
  const said = pointTo(body, at);
  const values = { place: at || "/", value: shortened(`${JSON.stringify(said)}`, 80), status };
  return text(said === undefined ? "answered.saysNothing" : "answered.saysOther", values);
}
