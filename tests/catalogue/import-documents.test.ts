import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { createEnvironment } from "../../renderers/environment.ts";
import { createCatalogue } from "../../src/catalogue/catalogue.ts";
import { importOpenApi } from "../../src/catalogue/import/import-open-api.ts";
import { texts } from "../../src/i18n/texts.ts";
import { checkCatalogue } from "../../src/language/check-catalogue.ts";
import { compilePage } from "../../src/language/compile/compile-page.ts";
import { scaffoldPage } from "../../src/language/scaffold/scaffold-page.ts";

const folder = "../shared/data/openapi";
const files = existsSync(folder)
  ? readdirSync(folder).filter((file) => file.endsWith(".json"))
  : [];

/** The documents are no part of this repository; nobody here wrote them. */
describe.skipIf(files.length === 0).each(files)("the public document %s", (file) => {
  const text = files.length === 0 ? "{}" : readFileSync(join(folder, file), "utf8");
  const name = file.replace(/\W.*$/, "");
  const imported = importOpenApi(JSON.parse(text), { name });

  it("is imported without an error", () => {
    expect(imported.faults.filter(({ severity }) => severity === "error")).toEqual([]);
    expect(imported.document).not.toBeNull();
  });

  it("makes a sound service beside the others, a page of each operation sound too", () => {
    const catalogue = createCatalogue(imported.document ? [imported.document] : []);
    expect(checkCatalogue(catalogue)).toEqual([]);
    const environment = createEnvironment(catalogue, "en", texts.en);
    const problems = [...catalogue.operations.keys()].flatMap((id) => {
      const source = JSON.stringify(scaffoldPage(catalogue, id), null, 2);
      return compilePage("new/page", source, environment)
        .problems.filter(({ severity }) => severity === "error")
        .map(({ code, pointer, values }) => `${id} ${code} ${pointer} ${Object.values(values)}`);
    });
    expect(problems).toEqual([]);
  });
});
