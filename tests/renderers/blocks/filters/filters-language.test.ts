import { describe, expect, it } from "vitest";
import { compileBody, problemsOfBody } from "../../../support/shipped-environment.ts";

const table = (argument: object) => ({
  kind: "table",
  rows: { call: "audit.getList", with: argument },
  columns: ["time"],
});

/** A page with the given filters above a table that reads them. */
const page = (filters: object, argument: object = {}) => ({
  kind: "stack",
  items: [{ kind: "filters", name: "period", ...filters }, table(argument)],
});

const ofAudit = { of: "audit.getList", fields: [{ field: "from", to: "to" }, "area"] };

describe("a block of filters", () => {
  it("has the fields of an operation, and publishes them with their types", () => {
    const read = {
      from: "blocks.period.values.from",
      to: "blocks.period.values.to",
      area: "blocks.period.values.area",
    };
    expect(problemsOfBody(page(ofAudit, read))).toEqual([]);
    const { plan } = compileBody({ kind: "filters", name: "period", ...ofAudit });
    expect(plan?.body).toMatchObject({
      fields: [
        { name: "from", widget: "dateRange", to: { name: "to" } },
        { name: "area", dictionary: "audit_area", to: null },
      ],
      addressed: [{ name: "from" }, { name: "to" }, { name: "area" }],
    });
  });

  it("has fields of its own, for which no operation is needed", () => {
    const fields = [
      { field: "since", type: "dateTime", label: "Since" },
      { field: "many", type: "integer", value: 20 },
      { field: "outcome", choices: ["done", "refused"], value: "'done'" },
    ];
    const read = {
      from: "blocks.period.values.since",
      username: "string(blocks.period.values.many)",
      outcome: "blocks.period.values.outcome",
    };
    expect(problemsOfBody(page({ fields }, read))).toEqual([]);
  });

  it.each<[string, object, object, string]>([
    [
      "a name that is misspelt where it is read",
      ofAudit,
      { from: "blocks.period.values.form" },
      "unknownMember /body/items/1/rows/with/from",
    ],
    [
      "a value of another type than is wanted",
      { fields: [{ field: "many", type: "integer" }] },
      { username: "blocks.period.values.many" },
      "expressionType /body/items/1/rows/with/username",
    ],
    [
      "a field that the operation does not take",
      { of: "audit.getList", fields: ["form"] },
      {},
      "unknownField /body/items/0/fields/0",
    ],
    [
      "a field of which nobody says what it is",
      { fields: ["since"] },
      {},
      "missingProperty /body/items/0/fields/0",
    ],
    [
      "the same field twice",
      { of: "audit.getList", fields: ["area", "area"] },
      {},
      "duplicateField /body/items/0/fields/1",
    ],
    [
      "a first value that is none of the choices",
      { fields: [{ field: "outcome", choices: ["done"], value: "'doen'" }] },
      {},
      "expressionType /body/items/0/fields/0/value",
    ],
    [
      "a first value of another type",
      { fields: [{ field: "many", type: "integer", value: true }] },
      {},
      "wrongType /body/items/0/fields/0/value",
    ],
    [
      "a range whose end nobody knows",
      { of: "audit.getList", fields: [{ field: "from", to: "till" }] },
      {},
      "unknownField /body/items/0/fields/0/to",
    ],
    [
      "no name by which others could read it",
      { name: undefined, ...ofAudit },
      {},
      "missingProperty /body/items/0",
    ],
  ])("is refused with %s", (_name, filters, argument, problem) => {
    expect(problemsOfBody(page(filters, argument))).toEqual([problem]);
  });
});
