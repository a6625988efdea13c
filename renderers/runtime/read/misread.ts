import type { ListExtension } from "../../../src/catalogue/openapi.ts";
import type { Operation } from "../../../src/catalogue/operation.ts";
import type { Resolve } from "../../../src/catalogue/schema/json-schema.ts";
import { isRecord, own } from "../../../src/catalogue/schema/record.ts";
import { itemsOf } from "../../../src/catalogue/schema/rows.ts";
import type { Translator } from "../../../src/i18n/translator.ts";
import { FileAnswer } from "../../../src/wire/file-answer.ts";
import type { CallResult } from "../../../src/wire/wire.ts";

/** Maximum property names quoted to describe an answer. */
const mostNames = 5;

type Answered = Pick<CallResult, "data" | "status" | "requestId">;

/**
 * The sentence for an answer without the expected list of rows, or whose list contains no record at
 * all; `null` for a valid answer.
 */
export function misreadText(
  list: ListExtension,
  answer: Answered,
  text: Translator["say"],
): string | null {
  const { data } = answer;
  const items = itemsOf({ list }, data);
  if (items && (items.length === 0 || items.some(isRecord))) return null;
  const found = items ? text("block.found.others") : foundIn(data, text);
  return withPlace(text("block.notRows", { found, place: list.rows || "/" }), answer, text);
}

/**
 * The sentence for an answer that is not the expected record; `null` for a record or a declared
 * absence. A form of a record without its fields would overwrite what it does not show.
 */
export function misreadRecordText(
  answer: Answered,
  text: Translator["say"],
  fields: readonly string[] = [],
): string | null {
  const { data, status } = answer;
  const isNone = (data === null || data === undefined) && status !== 204;
  const isOfFields =
    isRecord(data) && (fields.length === 0 || fields.some((name) => Object.hasOwn(data, name)));
  if (isNone || (isOfFields && !(data instanceof FileAnswer))) return null;
  return withPlace(text("block.notRecord", { found: foundIn(data, text) }), answer, text);
}

/** The fields of which a read by a key in its path answers at least that key; none for other reads. */
export function fieldsByKey({ path, answer }: Operation, resolve: Resolve): string[] {
  const { properties = {}, "x-key": marked } = resolve(answer ?? {});
  const [, place] = /\{([^{}]*)\}$/.exec(path) ?? [];
  const isByKey = place !== undefined && Object.hasOwn(properties, marked ?? place);
  return isByKey ? Object.keys(properties) : [];
}

/**
 * The sentence for a list that has an entry without a key; `null` where each has one. A relation
 * that is saved as a whole would lose such an entry.
 */
export function unkeyedText(
  list: ListExtension,
  keyField: string,
  answer: Answered,
  text: Translator["say"],
): string | null {
  const isUnkeyed = (item: unknown) => !/^(string|number)$/.test(typeof own(item, keyField));
  const index = itemsOf({ list }, answer.data)?.findIndex(isUnkeyed) ?? -1;
  if (index < 0) return null;
  const sentence = text("block.noKey", { key: keyField, place: `${list.rows}/${index}` });
  return withPlace(sentence, answer, text);
}

function foundIn(data: unknown, text: Translator["say"]): string {
  const isFields = isRecord(data) && !(data instanceof FileAnswer);
  const names = isFields ? Object.keys(data).slice(0, mostNames) : [];
  const shape = shapeOf(data);
  return text(`block.found.${shape === "record" && names.length === 0 ? "nothing" : shape}`, {
    names,
  });
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
