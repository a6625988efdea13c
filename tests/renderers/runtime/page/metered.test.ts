// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { shippedCatalogue } from "../../../../src/catalogue/shipped.ts";
import type { Language } from "../../../../src/i18n/language.ts";
import { renderPage } from "../../../../src/snapshot/render-page.tsx";
import { memberOfRole } from "../../../../src/snapshot/role.ts";

Reflect.set(globalThis, "IS_REACT_ACT_ENVIRONMENT", true);

const users = Array.from({ length: 2_000 }, (_, id) => ({
  id,
  username: `user${id}`,
  fullname: `User ${id}`,
  mobile: "",
  deptId: 1,
  deptName: "A",
  points: id,
  monthAvgPoints: 1,
  isDeleted: false,
}));

const figure = (label: string, value: string) => ({
  kind: "figures",
  items: [{ label, from: "pointsSysUser.getByDeptId", value }],
});

/** A page of two blocks, of which the first exceeds the limit of steps for 2,000 rows. */
const body = {
  kind: "stack",
  items: [
    figure("Doubles", "size(data.filter(a, data.exists(b, b.fullname == a.fullname + '!')))"),
    figure("Users", "size(data)"),
  ],
};

function drawn(language: Language): Promise<string> {
  return renderPage({
    path: "test/costly",
    source: JSON.stringify({ title: "Test", body }),
    language,
    catalogue: shippedCatalogue(),
    can: () => true,
    state: "loaded",
    user: memberOfRole("superAdministrator"),
    fixtures: {
      "pointsSysUser.getByDeptId": {
        loaded: { request: {}, answer: { code: 0, msg: "", data: users } },
      },
    },
  });
}

describe("a block whose expression costs too much", () => {
  it("says so with the expression and the place, and its neighbours go on", async () => {
    const text = await drawn("en");
    expect(text).toContain("This condition or value takes too much work and was stopped.");
    expect(text).toContain("data.exists(b, b.fullname == a.fullname + '!')");
    expect(text).toContain("schemas/pages/test/costly.json /body/items/0");
    expect(text).toContain("2,000");
  });

  it("says so in the language that is shown", async () => {
    expect(await drawn("ja")).toContain("計算量が多すぎる");
  });
});
