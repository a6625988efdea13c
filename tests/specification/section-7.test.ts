import { existsSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { shippedCatalogue } from "../../src/catalogue/shipped.ts";
import { readPageFiles } from "../../src/cli/page-files.ts";
import { languages } from "../../src/i18n/language.ts";
import { texts } from "../../src/i18n/texts.ts";
import { textAt } from "../../src/i18n/translate.ts";
import { section7 } from "./section-7.ts";

const specification = "../shared/spec/specification.md";

const catalogue = shippedCatalogue();

/** The product's own calls, which the specification does not name (decisions). */
const ownTags = ["page", "service", "view", "audit", "notice"];
const ownCalls = ["menu.getRoleTree"];

it("every call of the catalogue stands in the table once, but for the product's own", () => {
  const calls = [...catalogue.operations.values()]
    .filter(({ id, tag }) => !ownTags.includes(tag) && !ownCalls.includes(id))
    .map(({ id }) => id);
  expect(section7.map(({ call }) => call).sort()).toEqual(calls.sort());
});

it.skipIf(!existsSync(specification))("every path of section 7 is a call of the table", () => {
  const source = readFileSync(specification, "utf8");
  const section = source.slice(source.indexOf("## 7. "), source.indexOf("## 8. "));
  const paths = section7.map(({ call }) => catalogue.operations.get(call)?.path ?? "");
  const written = section.match(/\/[a-z][\w-]*(?:\/[\w-]+)+/g) ?? [];
  expect(written.length).toBeGreaterThan(30);
  // The base of a family, as `/api/upload`, stands for the paths below it.
  const unknown = written.filter((path) => !paths.some((known) => `${known}/`.startsWith(path)));
  expect(unknown.filter((path) => !path.startsWith("/system-api"))).toEqual([]);
});

it("every screen of the table is shipped, and every control has a name in every language", () => {
  const screens = readPageFiles().map(({ path }) => `/${path}`);
  const shell = ["/login", "/register", "a page with the widget `file`"];
  for (const { screen, controls } of section7) {
    expect([...screens, ...shell]).toContain(screen);
    for (const { name } of controls) {
      for (const language of languages) {
        expect(textAt(texts[language], name), `${language} ${name}`).toBeTruthy();
      }
    }
  }
});
