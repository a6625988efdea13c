import { describe, expect, it } from "vitest";
import { compilePage } from "../../src/language/compile/compile-page.ts";
import { pageJsonSchema } from "../../src/language/shape/page-json-schema.ts";
import { environment } from "../support/shipped-environment.ts";

function compile(body: unknown) {
  const { plan, problems } = compilePage("test", JSON.stringify({ title: "T", body }), environment);
  const found = problems.map(({ code, pointer, suggestion }) =>
    [code, pointer.replace("/body", ""), suggestion].filter(Boolean).join(" "),
  );
  return { body: plan?.body, problems: found };
}

/** The problems of a table of users or groups with the given cell in a column. */
function problemsOf(field: string, cell: unknown, rows = "culturalGroup.page"): string[] {
  return compile({ kind: "table", rows, columns: [{ field, cell }] }).problems;
}

const save = {
  call: "culturalGroup.update",
  with: { id: "row.id", name: "row.name", status: "value" },
};

describe("a cell may be told something", () => {
  it("by an object with its kind; a plain name says all that others need", () => {
    const columns = [
      { field: "userCount", cell: { kind: "money", currency: "JPY" } },
      { field: "deptCount", cell: { kind: "percentage", whole: "userCount", digits: 0 } },
      { field: "id", cell: { kind: "progress", whole: 200 } },
      { field: "updateTime", cell: "timeAgo" },
      { field: "name", cell: "user" },
      { field: "status", cell: { kind: "switch", save, enabled: "row.userCount > 0" } },
      { field: "remark", cell: "copy" },
    ];
    const { body, problems } = compile({ kind: "table", rows: "culturalGroup.page", columns });
    expect(problems).toEqual([]);
    expect(body).toMatchObject({
      columns: [
        { cell: "money", settings: { currency: "JPY" } },
        { cell: "percentage", settings: { whole: { field: "userCount" }, digits: 0 } },
        { cell: "progress", settings: { whole: { number: 200 } } },
        { cell: "timeAgo", settings: null },
        { cell: "user", settings: { picture: null } },
        { cell: "switch", settings: { requires: ["points:culturalGroup:update"] } },
        { cell: "copy" },
      ],
    });
  });

  it("a person's picture is the one the catalogue shows as an image", () => {
    const { body } = compile({
      kind: "table",
      rows: "member.getList",
      columns: [{ field: "fullname", cell: "user" }],
    });
    expect(body).toMatchObject({ columns: [{ settings: { picture: "thumb" } }] });
  });

  it("in trees too", () => {
    const { problems } = compile({
      kind: "tree",
      rows: "deductionPointsRule.getAll4TreeData",
      details: [{ field: "points", cell: { kind: "money", currency: "EURO" } }],
    });
    expect(problems).toEqual(["notOneOf /details/0/cell/currency EUR"]);
  });
});

describe("what a cell is told is checked before anything runs", () => {
  it("a cell that does not show the field's type", () => {
    expect(problemsOf("name", { kind: "money", currency: "EUR" })).toEqual([
      "cellDoesNotFit /columns/0/cell/kind",
    ]);
    expect(problemsOf("name", "progress")).toEqual(["cellDoesNotFit /columns/0/cell"]);
    expect(problemsOf("userCount", "timeAgo")).toEqual(["cellDoesNotFit /columns/0/cell"]);
    expect(problemsOf("userCount", "user")).toEqual(["cellDoesNotFit /columns/0/cell"]);
    expect(problemsOf("userCount", { kind: "switch", save })).toEqual([
      "cellDoesNotFit /columns/0/cell/kind",
    ]);
  });

  it("what is missing, unknown, or no currency", () => {
    expect(problemsOf("userCount", "money")).toEqual(["missingProperty /columns/0/cell"]);
    expect(problemsOf("userCount", { kind: "money" })).toEqual(["missingProperty /columns/0/cell"]);
    expect(problemsOf("userCount", { currency: "EUR" })).toContain(
      "missingProperty /columns/0/cell",
    );
    expect(problemsOf("userCount", { kind: "monney", currency: "EUR" })).toEqual([
      "unknownCell /columns/0/cell/kind money",
    ]);
    expect(problemsOf("userCount", { kind: "money", curency: "EUR" })).toContain(
      "unknownProperty /columns/0/cell/curency currency",
    );
    expect(problemsOf("userCount", { kind: "money", currency: "EUX" })).toEqual([
      "notOneOf /columns/0/cell/currency EUR",
    ]);
  });

  it("a field of the record that is none, or holds no number", () => {
    expect(problemsOf("deptCount", { kind: "percentage", whole: "userCout" })).toEqual([
      "unknownField /columns/0/cell/whole userCount",
    ]);
    expect(problemsOf("deptCount", { kind: "progress", whole: "name" })).toEqual([
      "cellDoesNotFit /columns/0/cell/whole",
    ]);
    expect(problemsOf("fullname", { kind: "user", picture: "tumb" }, "member.getList")).toEqual([
      "unknownField /columns/0/cell/picture thumb",
    ]);
  });

  it("a switch that saves by a read, lacks an argument, or saves what the write does not take", () => {
    const at = "/columns/0/cell";
    expect(problemsOf("status", "switch")).toEqual([`missingProperty ${at}`]);
    expect(problemsOf("status", { kind: "switch", save: "culturalGroup.page" })).toEqual([
      `notAWrite ${at}/save`,
    ]);
    expect(
      problemsOf("status", { kind: "switch", save: { ...save, with: { status: "value" } } }),
    ).toEqual([`missingParameter ${at}/save/call`, `missingParameter ${at}/save/call`]);
    expect(
      problemsOf("status", {
        kind: "switch",
        save: { ...save, with: { ...save.with, name: "value", statu: "row.stats" } },
        enabled: "value",
      }),
    ).toEqual([
      `expressionType ${at}/save/with/name`,
      `unknownParameter ${at}/save/with/statu`,
      `expressionType ${at}/enabled`,
    ]);
  });
});

describe("an import", () => {
  const problems = (source: unknown) =>
    compile({ kind: "table", rows: "member.getList", import: source }).problems;

  it("takes all that a cell can hold of the write's request, and inherits its permission", () => {
    const { body } = compile({ kind: "table", rows: "member.getList", import: "member.add" });
    expect(body).toMatchObject({
      import: {
        requires: ["system:member:add"],
        fields: [
          { name: "username", isRequired: true },
          { name: "fullname", isRequired: true },
          { name: "mobile" },
          { name: "password", isRequired: true },
          { name: "status", dictionary: "member_status" },
          { name: "roles", dictionary: "role" },
          { name: "ext" },
          { name: "remarks" },
        ],
      },
    });
  });

  it("may leave fields out or give them the same value in all rows", () => {
    const source = { call: "member.add", with: { status: 1 }, fields: ["username", "fullname"] };
    expect(problems(source)).toEqual(["missingParameter /import/call"]);
    const withPassword = { ...source, with: { status: 1, password: "'correct-horse'" } };
    expect(problems(withPassword)).toEqual(["writtenPassword /import/with/password"]);
  });

  it("is a problem where it does not write, or a cell cannot hold what it takes", () => {
    expect(problems("member.getList")).toEqual(["notAWrite /import"]);
    expect(problems("member.ad")).toEqual(["unknownOperation /import member.add"]);
    expect(problems({ call: "member.add", fields: ["usernam"] })).toContain(
      "unknownField /import/fields/0 username",
    );
    expect(problems({ call: "menu.multiSort" }).length).toBeGreaterThan(0);
  });
});

describe("the JSON Schema of a page", () => {
  it("offers the cells whose name is enough, and the others with what they take", () => {
    const schema = JSON.stringify(pageJsonSchema(environment));
    expect(schema).toContain(
      '"kind":{"description":"Which cell this is.","type":"string","enum":["money"]}',
    );
    expect(schema).toMatch(/"cell":\{"anyOf":\[\{"type":"string","enum":\[[^\]]*"timeAgo"/);
    expect(schema).not.toMatch(/"cell":\{"anyOf":\[\{"type":"string","enum":\[[^\]]*"money"/);
  });
});
