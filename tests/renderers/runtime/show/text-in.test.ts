import { describe, expect, it } from "vitest";
import type { PageHost } from "../../../../renderers/runtime/page/host.ts";
import { textIn, valueText } from "../../../../renderers/runtime/show/text-in.ts";
import { pageHost } from "../../../support/page-host.ts";
import { compileBody } from "../../../support/shipped-environment.ts";

/** A text that an action on a row shows, with its placeholders filled. */
function said(
  text: unknown,
  row: unknown,
  language: "en" | "zh" = "en",
  rows: unknown = "culturalGroup.page",
  words?: PageHost["words"],
): string {
  const body = {
    kind: "table",
    rows,
    rowActions: [{ label: text, go: "'/'" }],
  };
  const { parts, problems } = compileBody(body);
  expect(problems).toEqual([]);
  const action = parts.find((part) => part.what === "action");
  if (action?.what !== "action") throw new Error("There is no action.");
  const scope = { variables: { row }, can: () => true };
  return textIn({ ...pageHost(language), words }, action.plan.label, scope);
}

describe("a text says the values in its places", () => {
  it("as they are", () => {
    expect(said("Group {{row.name}}", { name: "Chess" })).toBe("Group Chess");
  });

  it("in the language that is shown", () => {
    const text = {
      en: "Of {{row.name}}",
      zh: "{{row.name}} 的",
      es: "De {{row.name}}",
      ja: "{{row.name}} の",
    };
    expect(said(text, { name: "Chess" }, "zh")).toBe("Chess 的");
  });

  it("worked out by an expression", () => {
    const text = "{{row.userCount > 1 ? 'several' : 'one'}} of {{ row.name.upperAscii() }}";
    expect(said(text, { userCount: 2, name: "chess" })).toBe("several of CHESS");
  });

  it("numbers and moments as the language writes them", () => {
    const row = { userCount: 12_345, updateTime: "2026-02-03T10:20:00" };
    expect(said("{{row.userCount}} on {{row.updateTime}}", row)).toBe(
      "12,345 on 3 Feb 2026, 10:20",
    );
    expect(said("{{row.updateTime}}", row, "zh")).toBe("2026/02/03 10:20");
  });

  it("by the names that the catalogue has for them, but what is worked out of them as it is", () => {
    const views = { call: "view.getList", with: { path: "'points/user'" } };
    const saved = (text: string) => said(text, { density: "small" }, "en", views);
    expect(saved("Density: {{row.density}}")).toBe("Density: Small");
    expect(saved("Density: {{row.density + '!'}}")).toBe("Density: small!");
  });

  it("by the words of a dictionary once it is read; of one that cannot be, as they are", () => {
    const status = (value: unknown, words?: PageHost["words"]) =>
      said("Status: {{row.status}}", { status: value }, "en", "culturalGroup.page", words);
    const read = new Map([["common_status", { 1: "dict.commonStatus.on" }]]);
    expect(status(1, read)).toBe("Status: Enabled");
    expect(status(7, read)).toBe("Status: 7");
    expect([status(1), status(null)]).toEqual(["Status: …", "Status:"]);
    expect(status(1, new Map([["common_status", {}]]))).toBe("Status: 1");
  });

  it("nothing for what is absent, and a dash where nothing is left", () => {
    expect(said("Group {{row.name}}", {})).toBe("Group");
    expect(said("{{row.name}}", { name: null })).toBe("–");
  });

  it("without being filled again, or run", () => {
    const name = "{{row.id}} <img src=x onerror=alert(1)> $&";
    expect(said("Group {{row.name}}", { name, id: 7 })).toBe(`Group ${name}`);
  });

  it("cut where they are long, on one line", () => {
    const name = "a\n".repeat(1_000_000);
    expect(said("{{row.name}}", { name })).toHaveLength(301);
    expect(said("{{row.name}}", { name })).not.toContain("\n");
  });

  it("from right to left without turning what stands around them", () => {
    expect(said("{{row.name}} (7)", { name: "\u202eشطرنج" })).toBe("\u2068شطرنج\u2069 (7)");
  });
});

describe("a value in a sentence", () => {
  it.each([
    [true, "Yes"],
    [["a", "b"], "a and b"],
    [{ a: 1 }, ""],
    [undefined, ""],
    ["2026-02-30x", "2026-02-30x"],
  ])("%j is “%s”", (value, text) => {
    expect(valueText(pageHost("en"), value)).toBe(text);
  });

  it("is called by its name in the language that is shown, in a list too", () => {
    const names = { done: { en: "Finished", zh: "已完成" }, "2": "common.edit" };
    expect(valueText(pageHost("zh"), "done", names)).toBe("已完成");
    expect(valueText(pageHost("en"), ["done", 2, "open"], names)).toBe("Finished, Edit and open");
    expect(valueText(pageHost("en"), "toString", names)).toBe("toString");
  });
});
