// @vitest-environment happy-dom
import { beforeAll, expect, it } from "vitest";
import { shippedCatalogue } from "../../../../src/catalogue/shipped.ts";
import type { Language } from "../../../../src/i18n/language.ts";
import { layOut } from "../../../../src/snapshot/lay-out.ts";
import { readExamples, readFixtures } from "../../../../src/snapshot/project.ts";
import { renderPage } from "../../../../src/snapshot/render-page.tsx";
import { memberOfRole } from "../../../../src/snapshot/role.ts";

beforeAll(() => {
  Reflect.set(globalThis, "IS_REACT_ACT_ENVIRONMENT", true);
  layOut(globalThis);
});

/** The gallery's master-detail page, drawn after the named control was pressed. */
function drawn(language: Language, pressed?: string): Promise<string> {
  const { source = "" } = readExamples().find(({ shown }) => shown === "master-detail") ?? {};
  return renderPage({
    path: "screens/master-detail",
    source,
    language,
    state: "loaded",
    catalogue: shippedCatalogue(),
    fixtures: readFixtures("."),
    can: () => true,
    user: memberOfRole("superAdministrator"),
    ...(pressed === undefined ? {} : { pressed }),
  });
}

it("shows no detail before a row is chosen", async () => {
  const text = await drawn("en");
  expect(text).toContain("Amateur Theatre");
  expect(text).not.toContain("Joon Park");
});

it("a row that is chosen fills another table, named after it, with what is worked out of each line and the sums below", async () => {
  const text = await drawn("en", "Board Game Table");
  expect(text).toContain('heading 2 "Board Game Table · Enabled"');
  expect(text).toMatch(/Joon Park .* 139 \| 56\.52/);
  expect(text).toMatch(/Average 3\.50 \| Sum 287 \| Sum 126/);
});

it.each([
  ["zh", "启用"],
  ["es", "Activado"],
  ["ja", "有効"],
] as const)("does so in %s, by the words of its dictionary", async (language, enabled) => {
  const text = await drawn(language, "Board Game Table");
  expect(text).toContain(`Board Game Table · ${enabled}`);
  expect(text).toContain("Joon Park");
});
