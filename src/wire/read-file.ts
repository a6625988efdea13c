import type { Operation } from "../catalogue/operation.ts";
import { fileIn, type RawAnswer } from "./answer.ts";
import type { FileAnswer } from "./file-answer.ts";

/** What is known of an operation that may answer a file. */
export type FileRead = Pick<Operation, "file" | "effect"> & {
  service: Pick<Operation["service"], "envelope">;
};

/**
 * What a read of a file brought: `null` where something else came in its place, as a page of a proxy
 * or nothing at all; `undefined` where no file was to come, or the call was refused.
 */
export function readFile(
  { file, effect, service }: FileRead,
  answer: RawAnswer,
): FileAnswer | null | undefined {
  const { status, contentType, disposition, bytes } = answer;
  const isWanted = file !== null && effect === "read" && service.envelope.code === undefined;
  if (!isWanted || status >= 300 || answer.isPlatforms) return undefined;
  const [sort] = /\bhtml\b|\bjson\b/.exec(contentType) ?? [];
  const isOfAnySort = file === "application/octet-stream" && sort !== "html";
  const isOther =
    sort !== undefined && disposition === null && !file.includes(sort) && !isOfAnySort;
  return isOther || bytes.byteLength === 0 ? null : fileIn(answer);
}
