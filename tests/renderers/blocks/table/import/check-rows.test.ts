import { describe, expect, it } from "vitest";
import { cellValue } from "../../../../../renderers/blocks/table/import/cell-value.ts";
import { checkRows } from "../../../../../renderers/blocks/table/import/check-rows.ts";
import { choicesOfField } from "../../../../../renderers/blocks/table/import/field-choices.ts";
import { readHeadings } from "../../../../../renderers/blocks/table/import/read-headings.ts";
import { readSheet } from "../../../../../renderers/blocks/table/import/sheet/read-sheet.ts";
import type {
  CellNote,
  SheetCell,
  SheetRows,
} from "../../../../../renderers/blocks/table/import/sheet/sheet-cell.ts";
import { decimalMarksOf } from "../../../../../renderers/blocks/table/import/sheet/written-number.ts";
import { columnNotes, templateSheet } from "../../../../../renderers/blocks/table/import/sheets.ts";
import type { TablePlan } from "../../../../../renderers/blocks/table/kind.ts";
import { requestValidator } from "../../../../../renderers/runtime/read/request-validator.ts";
import type { Language } from "../../../../../src/i18n/language.ts";
import { texts, translators } from "../../../../../src/i18n/texts.ts";
import type { FieldPlan } from "../../../../../src/language/plan/plans.ts";
import { numberType } from "../../../../../src/language/type.ts";
import { baseDictionaries } from "../../../../../src/server/first-start/base/dictionaries.ts";
import { sheetFile } from "../export/sheet-file.ts";
import { tablePlan } from "../table-plan.ts";

const languages = Object.values(translators);
const text = translators.en.say;
const dictionaries = new Map(
  baseDictionaries.map(({ dictType, entries }) => {
    const list = entries.map(({ value, label }) => ({ value, label, color: null }));
    return [dictType, { entries: list, byValue: new Map(list.map((one) => [one.value, one])) }];
  }),
);

const groups = tablePlan({ rows: "culturalGroup.page", import: "culturalGroup.add" });
const members = tablePlan({ rows: "member.getList", import: "member.add" });

function fieldsOf(plan: TablePlan) {
  if (!plan.import) throw new Error("The table imports nothing.");
  const { fields, call } = plan.import;
  const known = { dictionaries, languages, text };
  const choices = new Map(fields.map((field) => [field.name, choicesOfField(field, known)]));
  return { fields, choices, operation: call.operation, others: plan.columns };
}

/** The result of checking a file: the faults of its headings and cells, and the requests. */
async function checked(plan: TablePlan, rows: SheetRows, notes: readonly CellNote[] = []) {
  const { fields, choices, operation, others } = fieldsOf(plan);
  const headings = readHeadings(rows, { fields, others, languages, text });
  const found = await checkRows(rows, {
    columns: headings.columns,
    choices,
    notes,
    update: null,
    bound: {},
    validate: await requestValidator(operation).load(),
    text,
    language: "en",
    signal: new AbortController().signal,
    onProgress: () => {},
  });
  return { headings, ...found, requests: found.rows.map(({ request }) => request) };
}

/** The value that a cell alone in its column has for a field. */
const readAs = (cell: SheetCell, field: FieldPlan, language: Language = "en") =>
  cellValue(cell, field, null, { language, marks: decimalMarksOf([cell]) });

describe("the headings of a file", () => {
  const heads = async (...headings: (string | null)[]) =>
    (await checked(groups, [headings, headings.map(() => "1")])).headings;

  it("are the fields' titles in any language, or their names; the mark of a required one is none", async () => {
    for (const { group } of Object.values(texts)) {
      const { columns, faults } = await heads(group.status, `${group.name} *`, "remark");
      expect(columns.map((field) => field?.name)).toEqual(["status", "name", "remark"]);
      expect(faults).toEqual([]);
    }
  });

  it("that are not known are named, with the one that was probably meant", async () => {
    const { faults } = await heads("Group name", "Statsu", "Colour");
    expect(faults).toEqual([
      { code: "unknown", heading: "Statsu", column: "B", suggestion: "Status" },
      { code: "unknown", heading: "Colour", column: "C", suggestion: null },
    ]);
  });

  it("fill the fields that are chosen for them, or none; twice the same has a choice for each", async () => {
    const chosen = new Map([
      ["kunde", "name"],
      ["colour", null],
      ["status B", null],
    ]);
    const rows = [["Status", "Status", "Kunde", "Colour"]];
    const { fields, others } = fieldsOf(groups);
    const { columns, faults, left } = readHeadings(rows, {
      fields,
      others,
      languages,
      text,
      chosen,
    });
    expect(columns.map((field) => field?.name)).toEqual(["status", undefined, "name", undefined]);
    expect([faults, left]).toEqual([[], ["Status", "Colour"]]);
  });

  it("that stand there twice, are missing, or are empty above values are named too", async () => {
    const { faults } = await heads("Status", "状态", null);
    expect(faults.map(({ code, heading, column }) => [code, heading, column])).toEqual([
      ["twice", "状态", "B"],
      ["nameless", "", "C"],
      ["missing", "Group name", ""],
    ]);
  });

  it("of what the records have but the write does not take are left out, and named", async () => {
    const { faults, left } = await heads("Group name", "Users", "Updated", "Problem", "Result");
    expect(faults).toEqual([]);
    expect(left).toEqual(["Users", "Updated", "Problem", "Result"]);
  });
});

describe("the values of a file", () => {
  it("of a dictionary are its values, or its labels in any language", async () => {
    const labels = languages.map(({ say }) => say("dict.commonStatus.off"));
    const { requests, faults } = await checked(groups, [
      ["name", "status"],
      ...[...labels, "0", 0, "  DISABLED "].map((status) => ["Choir", status]),
    ]);
    expect(faults).toEqual([]);
    expect(requests.map(({ status }) => status)).toEqual(Array(7).fill(0));
  });

  it("of a list stand in one cell, and a number in a text's column is a text", async () => {
    const { requests, faults } = await checked(members, [
      ["Username", "Full name", "Mobile", "Password", "Roles"],
      ["ada", "Ada", 13800138000, "correct-horse-1", "Customer, administrator；客户"],
    ]);
    expect(faults).toMatchObject([{ column: "Roles" }]);
    const again = await checked(members, [
      ["Username", "Full name", "Mobile", "Password", "Roles"],
      [
        "ada",
        "Ada",
        13800138000,
        "correct-horse-1",
        `${texts.ja.dict.role.customer}、administrator`,
      ],
    ]);
    expect(again.faults).toEqual([]);
    expect(again.requests[0]).toMatchObject({
      mobile: "13800138000",
      roles: ["customer", "administrator"],
    });
    expect(requests).toEqual([]);
  });

  it("that do not fit are named with row, column, value and a sentence; a password is not shown", async () => {
    const { faults } = await checked(members, [
      ["Username", "Full name", "Password", "Status"],
      ["a", "", "short", "Activ"],
    ]);
    expect(faults).toEqual([
      { row: 2, column: "Full name", value: "", message: "Full name cannot be empty." },
      expect.objectContaining({ row: 2, column: "Username", value: "a" }),
      expect.objectContaining({ row: 2, column: "Password", value: "•••••" }),
      {
        row: 2,
        column: "Status",
        value: "Activ",
        message: expect.stringMatching(
          /^“Activ” is not an allowed value. Allowed: .*Did you mean “Active”\?$/,
        ),
      },
    ]);
  });

  it("that a workbook lacks are named by their cell, in the columns that are imported alone", async () => {
    const { faults, requests } = await checked(
      groups,
      [
        ["name", "remark", "Users"],
        ["Choir", "#REF!", "#N/A"],
      ],
      [
        { row: 2, column: 1, code: "error", value: "#REF!" },
        { row: 2, column: 2, code: "error", value: "#N/A" },
      ],
    );
    const message = "B2 contains an error value.";
    expect(faults).toEqual([{ row: 2, column: "Remark", value: "#REF!", message }]);
    expect(requests).toEqual([]);
  });

  it("that are percentages are the share they say where a number is wanted", async () => {
    const field = groups.import?.fields.find(({ name }) => name === "remark");
    if (!field) throw new Error("The groups have remarks.");
    const share = { ...field, schema: { type: "number" as const } };
    const values = ["50%", "12.5 %", "12,5 %", "50"].map((cell) => readAs(cell, share));
    expect(values).toEqual([0.5, 0.125, 0.125, 50]);
    expect(readAs("50%", field)).toBe("50%");
  });

  it("that are codes or numbers of a form are read as a form takes them when they are typed", async () => {
    const field = groups.import?.fields.find(({ name }) => name === "remark");
    if (!field) throw new Error("The groups have remarks.");
    const mobile = { ...field, schema: { type: "string" as const, format: "cn-mobile" } };
    expect(readAs("１３８００１３８０００ ", mobile)).toBe("13800138000");
    expect(readAs("１３８", mobile)).toBe("１３８");
    expect(readAs("１３８ ", field)).toBe("１３８ ");
  });

  it("that are days and times are read as a form reads what is typed", async () => {
    const field = groups.import?.fields.find(({ name }) => name === "remark");
    if (!field) throw new Error("The groups have remarks.");
    const day = { ...field, schema: { type: "string" as const, format: "date" } };
    const time = { ...field, schema: { type: "string" as const, format: "date-time" } };
    for (const text of ["2026-12-31", "2026/12/31", "31/12/2026", "31.12.2026", "2026年12月31日"]) {
      expect(readAs(text, day)).toBe("2026-12-31");
    }
    expect(readAs("03/04/2026", day, "es")).toBe("2026-04-03");
    for (const text of ["03/04/2026", "30/02/2026", "soon"]) expect(readAs(text, day)).toBe(text);
    const moment = new Date("2026-12-31T14:30:00").toISOString();
    expect(readAs("31/12/2026 14:30", time)).toBe(moment);
    expect(readAs("2026-12-31 14:30", time)).toBe(moment);
  });

  it("that are whole numbers are read as the decimals of the same file are written", async () => {
    const field = groups.import?.fields.find(({ name }) => name === "remark");
    if (!field) throw new Error("The groups have remarks.");
    const typed = (name: string, type: "number" | "integer") => ({
      ...field,
      name,
      schema: { type },
      type: numberType,
    });
    const rows = [
      ["total", "quantity"],
      ["0,5", "1.000"],
    ];
    const { rows: good } = await checkRows(rows, {
      columns: [typed("total", "number"), typed("quantity", "integer")],
      choices: new Map(),
      notes: [],
      update: null,
      bound: {},
      validate: () => [],
      text,
      language: "es",
      signal: new AbortController().signal,
      onProgress: () => {},
    });
    expect(good[0]?.request).toEqual({ total: 0.5, quantity: 1000 });
  });

  it("of rows without any are passed over, and the numbers of the others stay the file's", async () => {
    const { rows } = await checked(groups, [["name"], ["Choir"], [""], [null], ["Band"]]);
    expect(rows.map(({ number }) => number)).toEqual([2, 5]);
  });
});

describe("ten thousand rows", () => {
  const good = Array.from({ length: 10_000 }, (_, index) => [`Group ${index}`, "Enabled"]);

  it("with one bad one name its row and column", async () => {
    const rows = [["Group name", "Status"], ...good];
    rows[7_654] = ["x".repeat(65), "Enabled"];
    const { faults } = await checked(groups, rows);
    expect(faults).toEqual([
      {
        row: 7_655,
        column: "Group name",
        value: "x".repeat(65),
        message: "This can have at most 64 characters.",
      },
    ]);
  });

  it("are checked a slice at a time, and no further once it is cancelled", async () => {
    const { fields, choices, operation } = fieldsOf(groups);
    const rows = [["name", "status"], ...good];
    const { columns } = readHeadings(rows, { fields, others: [], languages, text });
    const controller = new AbortController();
    const seen: number[] = [];
    const checking = checkRows(rows, {
      columns,
      choices,
      notes: [],
      update: null,
      bound: {},
      validate: await requestValidator(operation).load(),
      text,
      language: "en",
      signal: controller.signal,
      onProgress: (done) => {
        seen.push(done);
        controller.abort();
      },
    });
    await expect(checking).rejects.toThrow();
    expect(seen).toHaveLength(1);
  });
});

describe("the template", () => {
  it("has the fields' titles, marks what is required, and notes what each column may hold", async () => {
    const { fields, choices } = fieldsOf(members);
    const sheet = templateSheet(columnNotes(fields, choices, text), text);
    expect(sheet.titles.slice(0, 3)).toEqual(["Username *", "Full name *", "Mobile"]);
    expect(sheet.notes?.rows.find(([label]) => label === "Roles")).toEqual([
      "Roles",
      "No",
      expect.stringMatching(/^Any of these, separated by commas: .*Administrator.*Customer/),
    ]);
  });

  it("can be imported as it is once it is filled in, as can an exported file", async () => {
    const { fields, choices } = fieldsOf(groups);
    const template = templateSheet(columnNotes(fields, choices, text), text);
    const filled = { ...template, rows: [["=Choir", "Remark", "Enabled"]] };
    const order = template.titles.map((title) => title.replace(" *", ""));
    const row = order.map((title) =>
      title === "Group name" ? "=Choir" : title === "Status" ? "Enabled" : "old",
    );
    for (const format of ["csv", "xlsx"] as const) {
      const file = await sheetFile({ ...filled, rows: [row] }, format);
      const { requests, faults, headings } = await checked(
        groups,
        (await readSheet(await file.arrayBuffer(), { language: "en" })).rows,
      );
      expect([faults, headings.faults]).toEqual([[], []]);
      expect(requests).toEqual([{ name: "=Choir", status: 1, remark: "old" }]);
    }
  });
});
