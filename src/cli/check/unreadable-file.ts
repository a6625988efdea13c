import { readlinkSync } from "node:fs";
import { join } from "node:path";
import type { Translator } from "../../i18n/translator.ts";
import { reasonOf } from "../output/reason-of.ts";
import { type FileFault, type Finding, findingIn } from "./finding.ts";

/** The finding for a file that cannot be read: a link to nothing, or the system's reason. */
export function unreadableFile(
  root: string,
  file: string,
  reason: unknown,
  sentences: Translator,
): Finding {
  const isAbsent = reason instanceof Error && "code" in reason && reason.code === "ENOENT";
  const target = isAbsent ? targetOf(join(root, file)) : undefined;
  const fault: FileFault =
    target === undefined
      ? { code: "unreadable", values: { reason: reasonOf(reason) } }
      : { code: "linkToNothing", values: { target } };
  return findingIn({ file, source: "" }, fault, sentences);
}

/** Where a link leads; `undefined` for a file that is no link, or is gone meanwhile. */
function targetOf(path: string): string | undefined {
  try {
    return readlinkSync(path);
  } catch {
    return undefined;
  }
}
