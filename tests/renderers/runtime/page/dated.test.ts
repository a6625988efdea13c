// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { createEnvironment } from "../../../../renderers/environment.ts";
import { shippedCatalogue } from "../../../../src/catalogue/shipped.ts";
import { translators } from "../../../../src/i18n/texts.ts";
import { compilePage } from "../../../../src/language/compile/compile-page.ts";
import { renderPage } from "../../../../src/snapshot/render-page.tsx";
import { memberOfRole } from "../../../../src/snapshot/role.ts";

Reflect.set(globalThis, "IS_REACT_ACT_ENVIRONMENT", true);

const catalogue = shippedCatalogue();

const sourceOf = (value: string) =>
  JSON.stringify({
    title: "Test",
    body: { kind: "figures", items: [{ label: "Days", from: "pointsSysUser.getByDeptId", value }] },
  });

const planOf = (value: string) =>
  compilePage("test/dated", sourceOf(value), createEnvironment(catalogue, translators.en)).plan;

describe("a page that asks for days", () => {
  it("is known by its plan, as one that does not", () => {
    expect(planOf("difference('2026-01-01', today(), 'days')")?.isDated).toBe(true);
    expect(planOf("size(data)")?.isDated).toBe(false);
  });

  it("is drawn once what is known of them is loaded", async () => {
    const text = await renderPage({
      path: "test/dated",
      source: sourceOf("difference('2024-02-28', '2024-03-01', 'days')"),
      catalogue,
      can: () => true,
      state: "loaded",
      language: "en",
      user: memberOfRole("superAdministrator"),
      fixtures: {
        "pointsSysUser.getByDeptId": {
          loaded: { request: {}, answer: { code: 0, msg: "", data: [] } },
        },
      },
    });
    expect(text).toMatch(/\b2\b/);
  });
});
