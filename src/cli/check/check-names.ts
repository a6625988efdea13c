import type { Translator } from "../../i18n/translator.ts";
import type { ProjectFile } from "../../snapshot/project.ts";
import { type Finding, findingIn } from "./finding.ts";

/**
 * Finds files whose names differ only in letter case or in how accents are composed: Windows and
 * macOS hold only one of them, so that a clone there lacks the other.
 */
export function checkNames(files: readonly ProjectFile[], sentences: Translator): Finding[] {
  const known = new Map<string, string>();
  return files.flatMap((one) => {
    const name = one.file.normalize("NFC").toLowerCase();
    const other = known.get(name);
    if (other === undefined) known.set(name, one.file);
    if (other === undefined || other === one.file) return [];
    return findingIn(one, { code: "sameName", values: { other } }, sentences);
  });
}
