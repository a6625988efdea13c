import { describe, expect, it } from "vitest";
import { createEnvironment } from "../../../renderers/environment.ts";
import { createCatalogue } from "../../../src/catalogue/catalogue.ts";
import { importOpenApi } from "../../../src/catalogue/import/import-open-api.ts";
import { translators } from "../../../src/i18n/texts.ts";
import { compilePage } from "../../../src/language/compile/compile-page.ts";
import { checkCatalogue } from "../../../src/language/extensions/check-catalogue.ts";
import { checkExtensions } from "../../../src/language/extensions/check-extensions.ts";
import { scaffoldPage } from "../../../src/language/scaffold/scaffold-page.ts";
import { publicDocuments } from "../../support/public-documents.ts";

describe.each(publicDocuments)("the public document $name", ({ name, source }) => {
  const imported = importOpenApi(JSON.parse(source), { name });

  it("is imported without an error", () => {
    expect(imported.faults.filter(({ severity }) => severity === "error")).toEqual([]);
    expect(imported.document).not.toBeNull();
  });

  it("makes a sound service beside the others, a page of each operation sound too", () => {
    const catalogue = createCatalogue(imported.document ? [imported.document] : []);
    expect(checkCatalogue(catalogue)).toEqual([]);
    const environment = createEnvironment(catalogue, translators.en);
    expect(checkExtensions(environment)).toEqual([]);
    const problems = [...catalogue.operations.keys()].flatMap((id) => {
      const source = JSON.stringify(scaffoldPage(catalogue, id), null, 2);
      return compilePage("new/page", source, environment)
        .problems.filter(({ severity }) => severity === "error")
        .map(({ code, pointer, values }) => `${id} ${code} ${pointer} ${Object.values(values)}`);
    });
    expect(problems).toEqual([]);
  });
});
