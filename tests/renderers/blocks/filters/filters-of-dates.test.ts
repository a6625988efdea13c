// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { shippedCatalogue } from "../../../../src/catalogue/shipped.ts";
import type { Language } from "../../../../src/i18n/language.ts";
import { layOut } from "../../../../src/snapshot/lay-out.ts";
import { readExamples, readFixtures } from "../../../../src/snapshot/project.ts";
import { renderPage } from "../../../../src/snapshot/render-page.tsx";
import { memberOfRole } from "../../../../src/snapshot/role.ts";

const zone = process.env.TZ;

beforeEach(() => {
  Reflect.set(globalThis, "IS_REACT_ACT_ENVIRONMENT", true);
  layOut(globalThis);
  process.env.TZ = "UTC";
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-02-14T12:00:00Z") });
});

afterEach(() => {
  vi.useRealTimers();
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

/** A page of the gallery, drawn as on 14 February 2026. */
function drawn(shown: string, language: Language, query: Readonly<Record<string, string>> = {}) {
  const { source = "" } = readExamples().find((example) => example.shown === shown) ?? {};
  return renderPage({
    path: `screens/${shown}`,
    source,
    language,
    state: "loaded",
    query,
    catalogue: shippedCatalogue(),
    fixtures: readFixtures("."),
    can: () => true,
    user: memberOfRole("superAdministrator"),
  });
}

describe("pages that ask for days", () => {
  it("one period begins as the present month, which is that of whoever looks", async () => {
    const text = await drawn("period-dashboard", "en");
    expect(text).toContain('textbox "Period": 2026-02-01 00:00:00');
    expect(text).toContain('textbox "Period: End": 2026-02-28 23:59:59');
  });

  it("the day of a page comes from its address, and is today where none is given", async () => {
    expect(await drawn("one-day", "en")).toContain('heading 1 "Changes of 14 Feb 2026"');
    const text = await drawn("one-day", "en", { day: "2026-01-03" });
    expect(text).toContain('heading 1 "Changes of 3 Jan 2026"');
    expect(text).toContain('button "Day after"');
    // Differences in hours are whole numbers.
    expect(text).toMatch(/row: in 29 days \| 9 \| anna\.administrator/);
  });

  it.each([
    ["zh", "2026年1月3日 的变更"],
    ["es", "Cambios del 3 ene 2026"],
    ["ja", "2026年1月3日 の変更"],
  ] as const)("the day stands in %s as that language writes it", async (language, title) => {
    expect(await drawn("one-day", language, { day: "2026-01-03" })).toContain(title);
  });
});
