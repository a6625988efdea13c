import type { ListExtension } from "../../../src/catalogue/openapi.ts";
import { isRecord } from "../../../src/catalogue/schema/record.ts";
import { itemsOf } from "../../../src/catalogue/schema/rows.ts";
import type { Translator } from "../../../src/i18n/translator.ts";
import { FileAnswer } from "../../../src/wire/file-answer.ts";
import type { CallResult } from "../../../src/wire/wire.ts";

/** Maximum property names quoted to describe an answer. */
const mostNames = 5;

type Answered = Pick<CallResult, "data" | "status" | "requestId">;

/** The sentence for an answer without the expected list of rows; `null` for a valid answer. */
export function misreadText(
  list: ListExtension,
  answer: Answered,
  text: Translator["say"],
): string | null {
  const { data } = answer;
  if (itemsOf({ list }, data) !== null) return null;
  const found = foundIn(data, text);
  return withPlace(text("block.notRows", { found, place: list.rows || "/" }), answer, text);
}

/**
 * The sentence for an answer that is not the expected record; `null` for a record or a declared
 * absence.
 */
export function misreadRecordText(answer: Answered, text: Translator["say"]): string | null {
  const { data, status } = answer;
  const isNone = (data === null || data === undefined) && status !== 204;
  if (isNone || (isRecord(data) && !(data instanceof FileAnswer))) return null;
  return withPlace(text("block.notRecord", { found: foundIn(data, text) }), answer, text);
}

function foundIn(data: unknown, text: Translator["say"]): string {
  const isFields = isRecord(data) && !(data instanceof FileAnswer);
  const names = isFields ? Object.keys(data).slice(0, mostNames).join(", ") : "";
  const shape = shapeOf(data);
  return text(`block.found.${shape === "record" && names === "" ? "nothing" : shape}`, { names });
}

/** Adds the status and request id, by which operators find the call in the service's log. */
function withPlace(
  sentence: string,
  { status, requestId }: Answered,
  text: Translator["say"],
): string {
  const message =
    status === undefined ? sentence : text("wire.withStatus", { message: sentence, status });
  return requestId ? text("wire.withRequest", { message, id: requestId }) : message;
}

function shapeOf(data: unknown): string {
  if (data === null || data === undefined || data === "") return "nothing";
  if (data instanceof FileAnswer) return "file";
  if (typeof data === "string") return "text";
  if (Array.isArray(data)) return "list";
  return isRecord(data) ? "record" : "value";
}
