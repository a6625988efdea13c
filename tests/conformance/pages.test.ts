import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, it } from "vitest";
import { createEnvironment } from "../../renderers/environment.ts";
import { shippedCatalogue } from "../../src/catalogue/shipped.ts";
import { environmentOf } from "../../src/cli/environment.ts";
import { readPageFiles } from "../../src/cli/page-files.ts";
import { filesOfLanguage } from "../../src/cli/registry/language-files.ts";
import { registryFiles } from "../../src/cli/registry/registries.ts";
import { readRooms } from "../../src/cli/registry/rooms.ts";
import { languages } from "../../src/i18n/language.ts";
import { texts, translators } from "../../src/i18n/texts.ts";
import { createTranslator } from "../../src/i18n/translator.ts";
import { compilePage } from "../../src/language/compile/compile-page.ts";
import { problemSeverity } from "../../src/language/problem.ts";

const catalogue = shippedCatalogue();
const pages = readPageFiles();
const pageSchema: object = JSON.parse(readFileSync("schemas/page.schema.json", "utf8"));
const validate = new Ajv2020({ strict: false }).compile(pageSchema);

describe.each(pages)("$path", ({ path, source }) => {
  it.each(languages)("compiles without a problem in %s", (language) => {
    const environment = createEnvironment(catalogue, translators[language]);
    const { plan, problems } = compilePage(path, source, environment);
    expect(problems).toEqual([]);
    expect(plan).not.toBeNull();
  });

  it("is valid against the JSON Schema that editors load", () => {
    expect(validate(JSON.parse(source)), JSON.stringify(validate.errors)).toBe(true);
  });
});

describe("what is made from other files", () => {
  const files = { ...registryFiles(readRooms(".").rooms), ...filesOfLanguage(environmentOf(".")) };

  it.each(Object.entries(files))("%s is up to date", (file, content) => {
    const biome = "node_modules/@biomejs/biome/bin/biome";
    const formatted = execFileSync(
      process.execPath,
      [biome, "format", `--stdin-file-path=${file}`],
      { input: content, encoding: "utf8" },
    );
    expect(readFileSync(file, "utf8") === formatted, "run `npm run generate`").toBe(true);
  });
});

describe("texts", () => {
  it("every problem has a sentence and a remedy in every language", () => {
    for (const language of languages) {
      const translator = createTranslator(language, texts[language]);
      for (const code of Object.keys(problemSeverity)) {
        expect(translator.find(`problem.${code}.message`), `${language} ${code}`).toBeTruthy();
        expect(translator.find(`problem.${code}.remedy`), `${language} ${code}`).toBeTruthy();
      }
    }
  });

  it("every title of the catalogue is a key that the languages have", () => {
    for (const { request, answer } of catalogue.operations.values()) {
      for (const schema of [request, catalogue.resolve(answer ?? {})]) {
        for (const property of Object.values(schema.properties ?? {})) {
          const { title } = catalogue.resolve(property);
          if (title !== undefined) expect(translators.en.find(title), title).toBeTruthy();
        }
      }
    }
  });
});
