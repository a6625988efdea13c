// @vitest-environment happy-dom
import { beforeAll, describe, expect, it } from "vitest";
import { shippedCatalogue } from "../../src/catalogue/shipped.ts";
import { languages } from "../../src/i18n/language.ts";
import { texts } from "../../src/i18n/texts.ts";
import { compilePage } from "../../src/language/compile/compile-page.ts";
import { actionShape } from "../../src/language/plan/action.ts";
import { type Part, partsThatAre } from "../../src/language/plan/part.ts";
import { propertiesOf } from "../../src/language/reference/named-shapes.ts";
import { layOut } from "../../src/snapshot/lay-out.ts";
import { readExamples, readFixtures } from "../../src/snapshot/project.ts";
import { renderPage } from "../../src/snapshot/render-page.tsx";
import { memberOfRole } from "../../src/snapshot/role.ts";
import { environment } from "../support/shipped-environment.ts";
import { isWhole } from "../support/whole.ts";

const catalogue = shippedCatalogue();
const fixtures = readFixtures(".");
const examples = readExamples().map((example, index) => ({
  ...example,
  name: `${example.room}/${example.shown}`,
  // To save time, each example is drawn in one language in turn, and in a whole run in all of them.
  drawnIn: isWhole ? languages : languages.slice(index % languages.length).slice(0, 1),
}));

/** Every block, cell or widget that a page names, by itself or through the catalogue. */
function namesIn(parts: readonly Part[], sort: "block" | "cell" | "widget"): string[] {
  return partsThatAre([sort], parts).map(({ of }) => of);
}

beforeAll(() => {
  Reflect.set(globalThis, "IS_REACT_ACT_ENVIRONMENT", true);
  layOut(globalThis);
});

describe("the gallery", () => {
  it.each([
    ["kinds", [...environment.blocks.keys()]],
    ["cells", [...environment.cells.keys()]],
    ["widgets", [...environment.widgets.keys()]],
    ["actions", Object.keys(propertiesOf(actionShape)).filter((name) => name !== "label")],
  ])("shows all %s, each in one example", (room, known) => {
    const shown = examples.filter((example) => example.room === room).map((one) => one.shown);
    expect(shown.sort()).toEqual(known.sort());
  });
});

describe.each(examples)("the example $name", ({ name, room, shown, source, drawnIn }) => {
  it("compiles without a problem, and has what it shows", () => {
    const { parts, problems } = compilePage(name, source, environment);
    expect(problems).toEqual([]);
    if (room === "kinds") expect(namesIn(parts, "block")).toContain(shown);
    else if (room === "cells") expect(namesIn(parts, "cell")).toContain(shown);
    else if (room === "widgets") expect(namesIn(parts, "widget")).toContain(shown);
    else if (room === "actions") expect(source).toContain(`"${shown}": `);
  });

  it.each(drawnIn)(
    "is drawn in %s, of the same plan: nothing fails, all is said",
    async (language) => {
      const text = await renderPage({
        path: name,
        source,
        catalogue,
        fixtures,
        language,
        state: "loaded",
        can: () => true,
        user: memberOfRole("superAdministrator"),
      });
      expect(text.split("\n").length).toBeGreaterThan(2);
      expect(text).not.toMatch(/^\s*alert/m);
      expect(text).not.toContain(texts[language].common.loading);
      expect(keysIn(text)).toEqual([]);
    },
  );
});

/** The keys of texts that a drawn page shows untranslated. */
function keysIn(text: string): string[] {
  const words = text.match(/[A-Za-z][\w.]*\.\w+/g) ?? [];
  return words.filter((word) => environment.texts.find(word) !== undefined);
}
