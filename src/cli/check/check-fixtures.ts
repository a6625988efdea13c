import type { Catalogue } from "../../catalogue/catalogue.ts";
import type { Messages } from "../../i18n/messages.ts";
import { fillText } from "../../i18n/translate.ts";
import {
  type CatalogueValidator,
  createCatalogueValidator,
} from "../../language/catalogue-validator.ts";
import { suggest } from "../../language/suggest.ts";
import { fixtureFaults } from "../../snapshot/fixture-faults.ts";
import { type ProjectFile, projectFolders } from "../../snapshot/project.ts";
import type { PageFile } from "../page-files.ts";
import { createPlaces, type Finding } from "./finding.ts";

/**
 * Holds every fixture against the catalogue, and tells which operations have none: an error where
 * a page calls it, for the page cannot be drawn without; else a warning.
 */
export function checkFixtures(
  files: readonly ProjectFile[],
  pages: readonly PageFile[],
  catalogue: Catalogue,
  messages: Messages,
): Finding[] {
  const validator = createCatalogueValidator(catalogue);
  const cases = files.map((file) => ({ ...file, ...caseOf(file) }));
  const findings = cases.flatMap((one) => checkFixture(one, catalogue, validator, messages));
  for (const { id, list } of catalogue.operations.values()) {
    const isCalled = pages.some(({ source }) => source.includes(JSON.stringify(id)));
    for (const name of list ? ["loaded", "empty"] : ["loaded"]) {
      if (cases.some((one) => one.operationId === id && one.name === name)) continue;
      const file = `${projectFolders.fixtures}/${id}/${name}.json`;
      const severity = isCalled ? "error" : "warning";
      findings.push(
        findingAt({ file, source: "" }, messages, "noFixture", "", { id, name }, severity),
      );
    }
  }
  return findings;
}

function checkFixture(
  { file, source, operationId, name }: ProjectFile & { operationId: string; name: string },
  catalogue: Catalogue,
  validator: CatalogueValidator,
  messages: Messages,
): Finding[] {
  const at = { file, source };
  const operation = catalogue.operations.get(operationId);
  if (!operation) {
    const near = suggest(operationId, catalogue.operations.keys()) ?? "—";
    return [findingAt(at, messages, "fixtureOfNothing", "", { name: operationId, near })];
  }
  const fixture = read(source);
  if ("reason" in fixture) return [findingAt(at, messages, "syntax", "", fixture)];
  return fixtureFaults(operation, name, fixture.value, validator).map((fault) =>
    findingAt(at, messages, fault.code, fault.pointer, fault.values),
  );
}

/** `fixtures/OPERATION/CASE.json`. */
function caseOf({ file }: ProjectFile): { operationId: string; name: string } {
  const [operationId = "", name = ""] = file.split("/").slice(-2);
  return { operationId, name: name.replace(/\.json$/, "") };
}

function read(source: string): { value: unknown } | { reason: string } {
  try {
    const value: unknown = JSON.parse(source);
    return { value };
  } catch (error) {
    return { reason: error instanceof Error ? error.message : String(error) };
  }
}

function findingAt(
  { file, source }: ProjectFile,
  messages: Messages,
  code: keyof Messages["fileFault"],
  pointer: string,
  values: Readonly<Record<string, string>>,
  severity: Finding["severity"] = "error",
): Finding {
  const { message, remedy } = messages.fileFault[code];
  return {
    ...{ file, ...createPlaces(source)(pointer), severity, code },
    ...{ message: fillText(message, values), remedy: fillText(remedy, values) },
  };
}
