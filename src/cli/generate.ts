import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { isError } from "../language/problem.ts";
import { productRoot } from "../snapshot/project.ts";
import { checkLocales } from "./check/check-locales.ts";
import { findingsOfRooms } from "./check/check-rooms.ts";
import type { Finding } from "./check/finding.ts";
import { defineCommand } from "./command.ts";
import { formatted } from "./output/formatted.ts";
import { findingLine } from "./output/report-formats.ts";
import { sentences } from "./output/sentences.ts";
import { isWritten, registryFiles } from "./registry/registries.ts";
import { readRooms } from "./registry/rooms.ts";

/** The command that writes the generated files of the product, formatted like all others. */
export const generate = defineCommand({
  summary: "rewrite the registries of the renderers, types.gen.ts and page.schema.json",
  async run() {
    const { rooms, faults } = readRooms(productRoot);
    if (faults.length > 0) return refused(findingsOfRooms(faults, "en"));
    write(registryFiles(rooms));
    // The registries must exist before the modules that read them can be imported.
    const { environmentOf } = await import("./environment.ts");
    const { textFolders } = await import("../i18n/texts.ts");
    const { checkKinds } = await import("./check/check-pages.ts");
    const { filesOfLanguage } = await import("./registry/language-files.ts");
    const environment = environmentOf(productRoot);
    write(filesOfLanguage(environment));
    const findings = [
      ...checkKinds(environment, "en"),
      ...checkLocales(textFolders, productRoot, sentences.en),
    ];
    return refused(findings.filter(isError));
  },
});

/** Prints the findings and returns the exit code. */
function refused(findings: readonly Finding[]): number {
  for (const finding of findings) {
    process.stderr.write(`${findingLine(finding, productRoot)}\n`);
  }
  return findings.length > 0 ? 1 : 0;
}

function write(files: Readonly<Record<string, string>>): void {
  for (const [file, content] of Object.entries(files)) {
    const path = join(productRoot, file);
    if (!isWritten(path, content)) writeFileSync(path, formatted(file, content));
  }
}
