import { describe, expect, it } from "vitest";
import { createCatalogue } from "../../../src/catalogue/catalogue.ts";
import type { OpenApiDocument } from "../../../src/catalogue/openapi.ts";
import type { JsonSchema, TimeText } from "../../../src/catalogue/schema/json-schema.ts";
import { readUnixTimes, writeUnixTimes } from "../../../src/catalogue/schema/unix-times.ts";
import { judge } from "../../../src/cli/probe/judge.ts";
import { withActions } from "../../../src/cli/probe/misfit.ts";

const text: JsonSchema = { type: "string" };
const order: JsonSchema & Pick<Required<JsonSchema>, "properties"> = {
  type: "object",
  "x-key": "number",
  properties: {
    number: text,
    note: text,
    made: { type: ["string", "null"], maxLength: 19 },
    seen: { type: "string", format: "date-time" },
    sent: text,
    due: { type: "object", properties: { from: text } },
  },
};
const row: JsonSchema = { $ref: "#/components/schemas/Order" };
const ok = (schema: JsonSchema) => ({
  200: { description: "It.", content: { "application/json": { schema } } },
});
const { number: _, ...entered } = order.properties;
const body = (schema: JsonSchema) => ({ content: { "application/json": { schema } } });
const shop: OpenApiDocument = {
  openapi: "3.1.1",
  info: { title: "Shop", version: "1" },
  "x-service": {
    name: "shop",
    address: "",
    envelope: { data: "", messages: [], success: [{ from: 200, to: 299 }] },
  },
  components: { schemas: { Order: order } },
  paths: {
    "/orders": {
      get: {
        operationId: "shop.list",
        tags: ["orders"],
        "x-list": { rows: "/rows" },
        responses: ok({ type: "object", properties: { rows: { type: "array", items: row } } }),
      },
      post: {
        operationId: "shop.add",
        tags: ["orders"],
        responses: ok(row),
        requestBody: body({ type: "object", properties: entered }),
      },
    },
    "/orders/{number}/notes": {
      post: {
        operationId: "shop.note",
        tags: ["notes"],
        responses: ok({}),
        requestBody: body({ type: "object", properties: { made: text, author: text, word: text } }),
      },
    },
  },
};

function judged(rows: readonly object[], dates: TimeText | null = null) {
  const operation = createCatalogue([shop]).operations.get("shop.list");
  if (!operation) throw new Error("There is no list.");
  const looked = { document: shop, stated: shop, operation, dates };
  return judge({ ...looked, data: { rows } }, (given) => createCatalogue([given]));
}

const told = (rows: readonly object[], dates: TimeText | null = null) =>
  judged(rows, dates).observations.map(({ code, values }) => [code, values.place, values.example]);

describe("texts that are moments without a zone", () => {
  it.each([
    ["2026/03/04 05:06:07", "2026/12/31 23:59"],
    ["2026-03-04 05:06:07", "2026-12-31 23:59:59"],
    ["03/04/2026 05:06:07", "12/31/2026 23:59:59"],
    ["04/03/2026 05:06:07", "31/12/2026 23:59:59"],
  ])("%s are proposed in their form, read as moments, and sent back as they came", (one, other) => {
    const rows = [
      { number: "1", made: null, note: one, due: { from: other } },
      { number: "2", made: one, note: "soon", due: { from: "" } },
      { number: "3", made: other, note: "" },
    ];
    const { observations, actions } = judged(rows);
    expect(observations.map(({ code, values }) => [code, values.place])).toEqual([
      ["timeText", "/rows/0/due/from"],
      ["timeText", "/rows/0/made"],
    ]);
    const catalogue = createCatalogue([withActions(shop, actions)]);
    const operations = ["shop.list", "shop.add"].map((id) => catalogue.operations.get(id));
    const [list, add] = operations;
    if (!list?.answer || !add) throw new Error("An operation was lost.");
    expect(list.service.hasUnixTimes).toBe(true);
    const read = readUnixTimes({ rows }, list.answer, catalogue.resolve);
    expect(read).toMatchObject({ rows: [{ note: one }, { made: "2026-03-04T05:06:07" }, {}] });
    // What is shown of a row goes into the body of a write, in the form of the service.
    const values = { made: "2026-03-04T05:06:07", due: { from: "2026-12-31T23:59:59" } };
    const sent = { made: one, due: { from: other.length < 19 ? `${other}:00` : other } };
    const full = other.length < 19 ? "2026-12-31T23:59:00" : "2026-12-31T23:59:59";
    const written = { ...values, due: { from: full } };
    expect(writeUnixTimes(written, add.request, catalogue.resolve)).toEqual(sent);
    expect(JSON.stringify(catalogue.operations.get("shop.note")?.request)).not.toContain("x-time");
  });

  it("are told where no row shows whether day or month comes first, and read as someone decides", () => {
    const rows = [{ made: "03/04/2026 05:06:07" }, { made: "12/11/2026 05:06" }];
    expect(told(rows)).toEqual([["dayOrMonth", "/rows/0/made", "03/04/2026 05:06:07"]]);
    expect(judged(rows).actions).toEqual([]);
    expect(told(rows, "dayFirst")[0]?.[0]).toBe("timeText");
    expect(JSON.stringify(judged(rows, "dayFirst").actions)).toContain('"x-time-text":"dayFirst"');
  });
});

describe("texts that are no moments of one form", () => {
  it.each([
    ["two forms", [{ made: "2026/03/04 05:06:07" }, { made: "2026-03-04 05:06:07" }]],
    ["one that is none", [{ made: "2026/03/04 05:06:07" }, { made: "soon" }]],
    ["days that no calendar has", [{ made: "2026-02-30 05:06:07" }]],
    ["day and month by turns", [{ made: "31/12/2026 05:06" }, { made: "12/31/2026 05:06" }]],
    ["moments with a zone", [{ seen: "2026-03-04T05:06:07Z" }]],
    ["dates without a time", [{ made: "2026/03/04" }]],
    ["what rows are known by", [{ number: "2026-03-04 05:06:07" }]],
    ["nothing", [{ made: null }, { made: "" }]],
  ])("%s are left as they are", (_name, rows) => {
    const { observations, actions } = judged(rows);
    expect(observations).toEqual([]);
    expect(actions).toEqual([]);
  });
});
