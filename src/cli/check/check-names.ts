import type { Translator } from "../../i18n/translator.ts";
import { isPagePath, pagePathOf } from "../../language/component-path.ts";
import type { ProjectFile } from "../../snapshot/project.ts";
import type { PageFile } from "../page-files.ts";
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

/** Finds pages that no menu node can name, since their paths are not read as they are written. */
export function checkPageNames(pages: readonly PageFile[], sentences: Translator): Finding[] {
  const unnamed = pages.filter(({ path }) => !isPagePath(path) || pagePathOf(path) !== path);
  return unnamed.flatMap((page) => findingIn(page, { code: "pageName", values: {} }, sentences));
}
