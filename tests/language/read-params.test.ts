import { describe, expect, it } from "vitest";
import { compilePage } from "../../src/language/compile/compile-page.ts";
import { readParams } from "../../src/language/read-params.ts";
import { environment } from "../support/shipped-environment.ts";

const record = (id: string) => ({
  kind: "detail",
  record: { call: "member.getOne", with: { id } },
});

const compile = (params: unknown, body: unknown) =>
  compilePage("test/page", JSON.stringify({ title: "Test", params, body }), environment);

const told = (params: unknown, body: unknown) =>
  compile(params, body).problems.map(({ code, pointer }) => `${code} ${pointer}`);

const table = (when: string) => ({ kind: "table", rows: "culturalGroup.page", when });

describe("the parameters that a page declares", () => {
  it("stand in its plan, and must be given unless it says otherwise", () => {
    const params = { id: "integer", tab: { type: "string", required: false } };
    expect(compile(params, table("params.id == 1")).plan?.params).toEqual({
      id: { type: "integer", isRequired: true },
      tab: { type: "string", isRequired: false },
    });
  });

  it("are read by expressions as what they are", () => {
    expect(told({ id: "integer" }, table("params.id > 1"))).toEqual([]);
    expect(told({ id: "string" }, table("params.id > 1"))).toEqual(["wrongOperand /body/when"]);
    expect(told({ id: "boolean" }, table("params.id"))).toEqual([]);
  });

  it("are the only ones that it may read", () => {
    const { problems } = compile({ id: "integer" }, table("params.di == 1"));
    expect(problems).toMatchObject([{ code: "unknownParam", suggestion: "id" }]);
    expect(told(undefined, table("params.id == 1"))).toEqual(["unknownParam /body/when"]);
  });

  it("take one of four sorts of values", () => {
    expect(told({ id: "uuid" }, table("true == true"))).toContain("notOneOf /params/id");
    expect(told({ id: { type: "integer", optional: true } }, table("1 < 2"))).toContain(
      "unknownProperty /params/id/optional",
    );
  });
});

describe("the query of an address", () => {
  it("is text, under whatever name", () => {
    expect(told(undefined, table("route.query.id == 'a'"))).toEqual([]);
    expect(told(undefined, table("route.query.id > 1"))).toEqual(["wrongOperand /body/when"]);
    expect(told(undefined, record("route.query.id"))).toEqual([
      "expressionType /body/record/with/id",
    ]);
  });

  it("may hold a name several times", () => {
    expect(told(undefined, table("route.query.ids[0] == 'a'"))).toEqual([]);
  });
});

describe("an address is read", () => {
  const plans = {
    id: { type: "integer", isRequired: true },
    part: { type: "number", isRequired: false },
    name: { type: "string", isRequired: false },
    isOpen: { type: "boolean", isRequired: false },
  } as const;

  it("by the types that are declared, and what is not given is empty", () => {
    const query = { id: "7", part: "-0.5", name: "7", isOpen: "false", other: "x" };
    const values = { id: 7, part: -0.5, name: "7", isOpen: false };
    expect(readParams(plans, query)).toEqual({ values, faults: [] });
    const empty = { id: 7, part: null, name: null, isOpen: null };
    expect(readParams(plans, { id: "7", name: "" })).toEqual({ values: empty, faults: [] });
  });

  it.each(["", " 7", "7.5", "1e3", "0x10", "seven"])("and %j is no whole number", (given) => {
    const fault = { name: "id", type: "integer", given: given === "" ? null : given };
    expect(readParams(plans, { id: given }).faults).toEqual([fault]);
  });

  it("and a whole number beyond those that numbers hold exactly stays the text that it is", () => {
    const { values, faults } = readParams(plans, { id: "9007199254740993" });
    expect(faults).toEqual([]);
    expect(values.id).toBe("9007199254740993");
  });

  it.each([
    ["date", "2026-02-28", "2026-02-30"],
    ["dateTime", "2026-02-28T13:30:00Z", "2026-02-28"],
    ["month", "2026-12", "2026-13"],
  ] as const)("and a %s is %j, not %j", (type, right, wrong) => {
    const plan = { on: { type, isRequired: true } };
    expect(readParams(plan, { on: right })).toEqual({ values: { on: right }, faults: [] });
    expect(readParams(plan, { on: wrong }).faults).toEqual([{ name: "on", type, given: wrong }]);
  });

  it("and what is given although it need not be must be readable too", () => {
    expect(readParams(plans, { id: "7", isOpen: "yes" }).faults).toEqual([
      { name: "isOpen", type: "boolean", given: "yes" },
    ]);
  });

  it("and what every object has by itself is no parameter", () => {
    const constructors = { constructor: { type: "string", isRequired: true } } as const;
    expect(readParams(constructors, {}).faults).toHaveLength(1);
  });
});
