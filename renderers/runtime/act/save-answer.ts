import type { Operation } from "../../../src/catalogue/operation.ts";
import { saveFile } from "../../../src/ui/save-file.ts";
import type { FileAnswer } from "../../../src/wire/file-answer.ts";

/** Saves an answered file under the service's name, else under a name from the path. */
export function saveAnswer(
  { blob, fileName }: Pick<FileAnswer, "blob" | "fileName">,
  { path }: Pick<Operation, "path">,
): void {
  const name = fileName?.replaceAll(unsafe, "-") || usualName(path, blob.type);
  saveFile(blob, name);
}

/**
 * What a file's name does not keep: the separators of paths, what file systems refuse, control
 * characters, and those that reverse the reading, so that `fdp.exe` would look like `exe.pdf`.
 */
const unsafe = /[\\/:*?"<>|\p{Cc}\p{Bidi_Control}]+/gu;

/** File extensions that differ from the media subtype. */
const endings: Readonly<Record<string, string>> = {
  "text/plain": "txt",
  "image/jpeg": "jpg",
  "image/svg+xml": "svg",
  "application/gzip": "gz",
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": "xlsx",
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document": "docx",
};

/** A name from the path and media type: `/payments/{id}/receipt` is `receipt.pdf`. */
export function usualName(path: string, type: string): string {
  const steps = path.split("/").filter((step) => step !== "" && !step.includes("{"));
  const name = steps.at(-1) ?? "file";
  const [sort = ""] = type.split(";");
  const plain = /^\w+\/([a-z\d]{2,4})$/.exec(sort)?.[1];
  const ending = endings[sort] ?? plain;
  return ending === undefined || name.includes(".") ? name : `${name}.${ending}`;
}
