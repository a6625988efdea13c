import type { Operation } from "../catalogue/operation.ts";
import { jsonIn } from "../catalogue/schema/json-text.ts";
import { fileIn, type RawAnswer, type Refuses, textOf } from "./answer.ts";
import type { FileAnswer } from "./file-answer.ts";

/** The properties of an operation that may answer a file. */
export type FileRead = Pick<Operation, "file" | "effect"> & {
  service: Pick<Operation["service"], "envelope">;
};

/** Maximum bytes of a JSON text that may be a refusal in place of a file. */
const largestRefusal = 256 * 1024;

/**
 * The file that a read answered: `null` if something else arrived, such as a proxy's page or
 * nothing; `undefined` if no file was expected or the call was refused.
 */
export function readFile(
  { file, effect, service }: FileRead,
  answer: RawAnswer,
  refuses?: Refuses,
): FileAnswer | null | undefined {
  const { status, contentType, disposition, bytes } = answer;
  const isWanted = file !== null && effect === "read" && service.envelope.code === undefined;
  if (!isWanted || status >= 300 || answer.isPlatforms) return undefined;
  const [sort] = /\bhtml\b|\bjson\b/.exec(contentType) ?? [];
  const isShort = sort === "json" && disposition === null && bytes.byteLength <= largestRefusal;
  if (isShort && refuses?.(jsonIn(textOf(answer)), status)) return undefined;
  const isOfAnySort = file === "application/octet-stream" && sort !== "html";
  const isOther =
    sort !== undefined && disposition === null && !file.includes(sort) && !isOfAnySort;
  return isOther || bytes.byteLength === 0 ? null : fileIn(answer);
}
