import { describe, expect, it } from "vitest";
import { compilePage } from "../../src/language/compile/compile-page.ts";
import { environment } from "../support/shipped-environment.ts";

const rows = "culturalGroup.page";

function problemsOf(body: unknown) {
  const source = JSON.stringify({ title: "Test", body }, null, 2);
  return compilePage("test/page", source, environment).problems;
}

const told = (body: unknown) =>
  problemsOf(body).map(({ code, severity, pointer }) => `${severity} ${code} ${pointer}`);

describe("what is never shown, never reached, or decides nothing is told as a warning", () => {
  it.each([
    ["false", "neverHolds"],
    ["1 > 2", "neverHolds"],
    ["can('points:culturalGroup:read') && !can('points:culturalGroup:read')", "neverHolds"],
    ["user.username == 'a' && user.username == 'b'", "neverHolds"],
    ["user.id == 1 && user.id != 1", "neverHolds"],
    ["user.isAdmin ? false : 2 < 1", "neverHolds"],
    ["true", "alwaysHolds"],
    ["user.isAdmin || !user.isAdmin", "alwaysHolds"],
    ["user.id != 1 || user.id != 2", "alwaysHolds"],
  ])("a block when %s", (when, code) => {
    expect(told({ kind: "table", rows, when })).toEqual([`warning ${code} /body/when`]);
  });

  it.each([
    "user.isAdmin",
    "user.isAdmin && !user.isAreaManager",
    "user.username == 'a' || user.username == 'b'",
    "user.id > 1 && user.id < 5",
    "can('points:culturalGroup:read')",
    "size(user.username) > 0",
    "[1, 2].exists(number, number == user.id)",
  ])("not one when %s", (when) => {
    expect(told({ kind: "table", rows, when })).toEqual([]);
  });

  it("an action, what it follows on, and a field", () => {
    const step = { label: "Then", when: "false", call: "member.userInfo" };
    const toolbar = [
      { label: "A", when: "1 == 2", go: "'/'" },
      { label: "B", enabled: "true", go: "'/'" },
      { label: "C", call: "member.userInfo", next: [step] },
    ];
    const codes = told({ kind: "table", rows, toolbar });
    expect(codes).toContain("warning alwaysHolds /body/toolbar/1/enabled");
    expect(codes).toContain("warning neverHolds /body/toolbar/2/next/0/when");
    const fields = ["name", { field: "remark", when: "form.name == 'a' && form.name == 'b'" }];
    expect(told({ kind: "form", submit: "culturalGroup.add", fields })).toContain(
      "warning neverHolds /body/fields/1/when",
    );
  });

  it("and the page works all the same", () => {
    const source = JSON.stringify({ title: "Test", body: { kind: "table", rows, when: "true" } });
    expect(compilePage("test/page", source, environment).plan?.body.kind).toBe("table");
  });
});

describe("a comparison with a value outside its enumeration", () => {
  it("can never hold, and is told with the value that was probably meant", () => {
    const columns = [{ field: "path" }];
    const rowActions = [{ label: "X", when: "row.state == 'darft'", go: "'/'" }];
    const list = { kind: "table", rows: "page.getList", columns, rowActions };
    const found = problemsOf(list).find(({ code }) => code === "neverEqual");
    expect(found).toMatchObject({ pointer: "/body/rowActions/0/when", suggestion: "draft" });
  });
});

describe("a dictionary that no field of the catalogue uses", () => {
  const list = (dictType: string) => ({
    kind: "figures",
    items: [
      {
        label: "Entries",
        from: { call: "dict.getList", with: { dictType } },
        value: "1",
      },
    ],
  });

  it("is told with the one that was probably meant", () => {
    const [problem] = problemsOf(list("'common_staus'"));
    expect(problem).toMatchObject({
      code: "unknownDictionary",
      severity: "warning",
      pointer: "/body/items/0/from/with/dictType",
      suggestion: "common_status",
    });
  });

  it("is left alone where it may be one of an administrator's own", () => {
    expect(told(list("'colours_of_our_cars'"))).toEqual([]);
    expect(told(list("'common_status'"))).toEqual([]);
  });
});
