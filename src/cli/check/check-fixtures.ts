import type { Catalogue } from "../../catalogue/catalogue.ts";
import type { Translator } from "../../i18n/translator.ts";
import {
  type CatalogueValidator,
  createCatalogueValidator,
} from "../../language/catalogue-validator.ts";
import { suggest } from "../../language/suggest.ts";
import { fixtureFaults } from "../../snapshot/fixture-faults.ts";
import { type ProjectFile, projectFolders, readFileJson } from "../../snapshot/project.ts";
import type { PageFile } from "../page-files.ts";
import { type FileFault, type Finding, findingIn } from "./finding.ts";

/** The pages and the catalogue that fixtures are checked against. */
export interface CheckedAgainst {
  pages: readonly PageFile[];
  catalogue: Catalogue;
  /** The documents of the catalogue, by the names of their services. */
  documents: ReadonlyMap<string, ProjectFile>;
  sentences: Translator;
}

/**
 * Checks every fixture against the catalogue, and reports operations without one: an error if a
 * page reads with the operation, since the page could not be drawn; otherwise a warning, and only
 * one warning for a service without any fixtures.
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
  const operations = [...catalogue.operations.values()];
  const isCalled = (id: string) => pages.some(({ source }) => source.includes(JSON.stringify(id)));
  const filled = new Set(
    operations.filter(({ id }) => known.has(`${id}/loaded`)).map(({ service }) => service.name),
  );
  const bare = [...documents].filter(([service]) => !filled.has(service));
  const missing = operations.flatMap(({ id, list, service, effect }) =>
    (list ? ["loaded", "empty"] : ["loaded"])
      .filter((name) => !known.has(`${id}/${name}`))
      .map((name) => {
        const isNeeded = name === "loaded" && effect === "read" && isCalled(id);
        const options = `--service ${service.name}=URL${effect === "read" ? "" : " --writes"}`;
        return { id, name, service, isNeeded, command: `screens record ${id} ${options}` };
      }),
  );
  const isTold = ({ isNeeded, service: { name } }: (typeof missing)[number]) =>
    isNeeded || filled.has(name) || !documents.has(name);
  return [
    ...missing.filter(isTold).map(({ id, name, isNeeded, command }): Finding => {
      const file = `${projectFolders.fixtures}/${id}/${name}.json`;
      const fault: FileFault = { code: "noFixture", values: { id, name, command } };
      const severity = isNeeded ? "error" : "warning";
      return { ...findingIn({ file, source: "" }, fault, sentences), severity };
    }),
    ...bare.map(([service, document]): Finding => {
      const fault: FileFault = { code: "noFixtures", values: { service } };
      return { ...findingIn(document, fault, sentences), severity: "warning" };
    }),
  ];
}

function checkFixture(
  { file, source, operationId, name }: ProjectFile & { operationId: string; name: string },
  catalogue: Catalogue,
  validator: CatalogueValidator,
  sentences: Translator,
): Finding[] {
  const tell = (fault: FileFault) => [findingIn({ file, source }, fault, sentences)];
  const operation = catalogue.operations.get(operationId);
  if (!operation) {
    const near = suggest(operationId, catalogue.operations.keys()) ?? "—";
    return tell({ code: "fixtureOfNothing", values: { name: operationId, near } });
  }
  const fixture = readFileJson(source);
  if ("reason" in fixture) return tell({ code: "syntax", values: fixture });
  return fixtureFaults(operation, name, fixture.value, validator).flatMap(tell);
}

/** The operation and the case that a fixture's path names: `fixtures/OPERATION/CASE.json`. */
function caseOf({ file }: ProjectFile): { operationId: string; name: string } {
  const [operationId = "", name = ""] = file.split("/").slice(-2);
  return { operationId, name: name.replace(/\.json$/, "") };
}
