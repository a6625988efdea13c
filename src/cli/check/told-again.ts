import { readFileSync, statSync } from "node:fs";
import { createEnvironment } from "../../../renderers/environment.ts";
import { type Catalogue, createCatalogue } from "../../catalogue/catalogue.ts";
import { groupedBy } from "../../catalogue/grouped-by.ts";
import { compareOperations } from "../../catalogue/import/compare-operations.ts";
import type { OpenApiDocument } from "../../catalogue/openapi.ts";
import { jsonIn } from "../../catalogue/schema/json-text.ts";
import { translators } from "../../i18n/texts.ts";
import { compareContracts } from "../../language/difference/contract/contract-difference.ts";
import { documentsOf } from "../environment.ts";
import { readPageFiles } from "../page-files.ts";
import { saysService } from "./check-documents.ts";
import { checkPages } from "./check-pages.ts";

/** The document of the service that a file holds; `null` if it holds none. */
export function earlierDocument(file: string | undefined, name: string): OpenApiDocument | null {
  const isFile = file !== undefined && statSync(file, { throwIfNoEntry: false })?.isFile();
  const before = isFile ? jsonIn(readFileSync(file, "utf8")) : null;
  return saysService(before) && before["x-service"]?.name === name ? before : null;
}

/**
 * Describes the changes if a document replaces the earlier one of the same service, and the problems
 * that the project's pages would then have; one line for each, in English.
 */
export function toldAgain(
  root: string,
  before: OpenApiDocument | null,
  after: OpenApiDocument,
): string[] {
  const differences = before ? differencesBetween(before, after) : [];
  return differences.length > 0 ? [...differences, ...brokenBy(root, after)] : [];
}

/** The differences between two documents of a service, one line for each. */
function differencesBetween(before: OpenApiDocument, after: OpenApiDocument): string[] {
  const [known, now] = [createCatalogue([before]), createCatalogue([after])];
  const { changes, removed } = compareOperations(before, after);
  const added = [...changes].flatMap(([id, change]) => (change === "new" ? [`${id} is new.`] : []));
  const told = [...changes].flatMap(([id, change]) => {
    const [was, is] = [known.operations.get(id), now.operations.get(id)];
    if (change !== "changed" || !was || !is) return [];
    const one = { catalogue: known, operation: was };
    return compareContracts(one, { catalogue: now, operation: is }).map(({ code, values }) => {
      return { id, sentence: translators.en.say(`contractDifference.${code}`, values) };
    });
  });
  // What holds for the whole document, such as what means success, would be told of each operation.
  const changed = [...groupedBy(told, ({ sentence }) => sentence)].map(
    ([sentence, of]) => `${someOf(of.map(({ id }) => id))}: ${sentence}`,
  );
  return [...removed.map((id) => `${id} is gone.`), ...added, ...changed];
}

/** Maximum operations named for one difference; the others are only counted. */
const mostNamed = 3;

function someOf(ids: readonly string[]): string {
  const more = ids.length - mostNamed;
  const named = ids.slice(0, mostNamed).join(", ");
  return more > 0 ? `${named} and ${more} more` : named;
}

/** The problems that a project's pages would have only with the new document. */
function brokenBy(root: string, after: OpenApiDocument): string[] {
  const now = documentsOf(root);
  const name = after["x-service"]?.name ?? "";
  const would = [...now.filter((document) => document["x-service"]?.name !== name), after];
  const calling = readPageFiles(root).filter(({ source }) => source.includes(`"${name}.`));
  const problemsBy = (catalogue: Catalogue) =>
    checkPages(calling, createEnvironment(catalogue, translators.en)).map(
      ({ file, line, column, code, message }) => `${file}:${line}:${column} ${code}: ${message}`,
    );
  const had = new Set(problemsBy(createCatalogue(now)));
  return problemsBy(createCatalogue(would)).filter((problem) => !had.has(problem));
}
