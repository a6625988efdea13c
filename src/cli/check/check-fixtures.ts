import type { Catalogue } from "../../catalogue/catalogue.ts";
import { readJson } from "../../catalogue/schema/json-text.ts";
import type { TextValues } from "../../i18n/messages.ts";
import type { Translator } from "../../i18n/translator.ts";
import {
  type CatalogueValidator,
  createCatalogueValidator,
} from "../../language/catalogue-validator.ts";
import { suggest } from "../../language/suggest.ts";
import { fixtureFaults } from "../../snapshot/fixture-faults.ts";
import { type ProjectFile, projectFolders } from "../../snapshot/project.ts";
import type { PageFile } from "../page-files.ts";
import type { FileFaultCode } from "../sentences.ts";
import { createPlaces, type Finding } from "./finding.ts";

/** What fixtures are held against. */
export interface CheckedAgainst {
  pages: readonly PageFile[];
  catalogue: Catalogue;
  /** The documents of the catalogue, by the names of their services. */
  documents: ReadonlyMap<string, ProjectFile>;
  sentences: Translator;
}

/**
 * Holds every fixture against the catalogue, and tells which operations have none: an error where
 * a page calls it, for the page cannot be drawn without; else a warning, and but one for a service
 * that has no fixtures at all.
 */
export function checkFixtures(files: readonly ProjectFile[], against: CheckedAgainst): Finding[] {
  const { catalogue, sentences } = against;
  const validator = createCatalogueValidator(catalogue);
  const cases = files.map((file) => ({ ...file, ...caseOf(file) }));
  const known = new Set(cases.map(({ operationId, name }) => `${operationId}/${name}`));
  return [
    ...cases.flatMap((one) => checkFixture(one, catalogue, validator, sentences)),
    ...missingFixtures(known, against),
  ];
}

function missingFixtures(
  known: ReadonlySet<string>,
  { pages, catalogue, documents, sentences }: CheckedAgainst,
): Finding[] {
  const missing = [...catalogue.operations.values()].flatMap((operation) =>
    (operation.list ? ["loaded", "empty"] : ["loaded"])
      .filter((name) => !known.has(`${operation.id}/${name}`))
      .map((name) => ({ operation, name })),
  );
  const isCalled = (id: string) => pages.some(({ source }) => source.includes(JSON.stringify(id)));
  const bare = [...documents].filter(
    ([service]) =>
      ![...catalogue.operations.values()].some(
        ({ id, service: { name } }) => name === service && known.has(`${id}/loaded`),
      ),
  );
  const isBare = (service: string) => bare.some(([name]) => name === service);
  const single = missing
    .map((one) => ({ ...one, needed: one.name === "loaded" && isCalled(one.operation.id) }))
    .filter(({ operation, needed }) => needed || !isBare(operation.service.name));
  return [
    ...single.map(({ operation: { id }, name, needed }) => {
      const file = `${projectFolders.fixtures}/${id}/${name}.json`;
      const severity = needed ? "error" : "warning";
      return findingAt({ file, source: "" }, sentences, "noFixture", "", { id, name }, severity);
    }),
    ...bare.map(([service, document]) =>
      findingAt(document, sentences, "noFixtures", "", { service }, "warning"),
    ),
  ];
}

function checkFixture(
  { file, source, operationId, name }: ProjectFile & { operationId: string; name: string },
  catalogue: Catalogue,
  validator: CatalogueValidator,
  sentences: Translator,
): Finding[] {
  const at = { file, source };
  const operation = catalogue.operations.get(operationId);
  if (!operation) {
    const near = suggest(operationId, catalogue.operations.keys()) ?? "—";
    return [findingAt(at, sentences, "fixtureOfNothing", "", { name: operationId, near })];
  }
  const fixture = readJson(source);
  if ("reason" in fixture) return [findingAt(at, sentences, "syntax", "", fixture)];
  return fixtureFaults(operation, name, fixture.value, validator).map((fault) =>
    findingAt(at, sentences, fault.code, fault.pointer, fault.values),
  );
}

/** `fixtures/OPERATION/CASE.json`. */
function caseOf({ file }: ProjectFile): { operationId: string; name: string } {
  const [operationId = "", name = ""] = file.split("/").slice(-2);
  return { operationId, name: name.replace(/\.json$/, "") };
}

function findingAt(
  { file, source }: ProjectFile,
  sentences: Translator,
  code: FileFaultCode,
  pointer: string,
  values: TextValues,
  severity: Finding["severity"] = "error",
): Finding {
  const message = sentences.say(`fileFault.${code}.message`, values);
  const remedy = sentences.say(`fileFault.${code}.remedy`, values);
  return { file, ...createPlaces(source)(pointer), severity, code, message, remedy };
}
