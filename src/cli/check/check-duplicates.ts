import { visit } from "jsonc-parser";
import { pointerStep } from "../../catalogue/schema/pointer.ts";
import type { Translator } from "../../i18n/translator.ts";
import type { ProjectFile } from "../../snapshot/project.ts";
import type { Finding } from "./finding.ts";

/**
 * Finds the properties that an object of a file has twice, as after a merge; a program that reads
 * the file would silently take the last of them. A text that is not JSON has none.
 */
export function checkDuplicates({ file, source }: ProjectFile, { say }: Translator): Finding[] {
  const findings: Finding[] = [];
  const objects: Set<string>[] = [];
  visit(source, {
    onObjectBegin: () => {
      objects.push(new Set());
    },
    onObjectEnd: () => {
      objects.pop();
    },
    onObjectProperty(name, offset, length, line, column, pathTo) {
      const seen = objects.at(-1);
      if (seen?.has(name)) {
        const code = "duplicateProperty";
        findings.push({
          file,
          offset,
          length,
          line: line + 1,
          column: column + 1,
          pointer: [...pathTo(), name].map(pointerStep).join(""),
          severity: "error",
          code,
          message: say(`problem.${code}.message`, { name }),
          remedy: say(`problem.${code}.remedy`, { name }),
        });
      }
      seen?.add(name);
    },
  });
  return findings;
}
