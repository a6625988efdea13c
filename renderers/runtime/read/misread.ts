import type { ListExtension } from "../../../src/catalogue/openapi.ts";
import { isRecord } from "../../../src/catalogue/schema/record.ts";
import { itemsOf } from "../../../src/catalogue/schema/rows.ts";
import type { Translator } from "../../../src/i18n/translator.ts";
import { FileAnswer } from "../../../src/wire/file-answer.ts";

/** Of an answer's names so many say what it is. */
const mostNames = 5;

/** The sentence of an answer that holds no list where rows should be; `null` where it holds one. */
export function misreadText(
  list: ListExtension,
  data: unknown,
  text: Translator["say"],
): string | null {
  if (itemsOf({ list }, data) !== null) return null;
  const names = isRecord(data) ? Object.keys(data).slice(0, mostNames).join(", ") : "";
  const shape = shapeOf(data);
  const found = text(`block.found.${shape === "record" && names === "" ? "nothing" : shape}`, {
    names,
  });
  return text("block.notRows", { found, place: list.rows || "/" });
}

function shapeOf(data: unknown): string {
  if (data === null || data === undefined || data === "") return "nothing";
  if (data instanceof FileAnswer) return "file";
  if (typeof data === "string") return "text";
  if (Array.isArray(data)) return "list";
  return isRecord(data) ? "record" : "value";
}
