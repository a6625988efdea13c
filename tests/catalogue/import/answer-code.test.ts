import { describe, expect, it } from "vitest";
import { importOpenApi } from "../../../src/catalogue/import/import-open-api.ts";
import type { ImportOptions } from "../../../src/catalogue/import/options.ts";

const number = { type: "integer" };
const text = { type: "string" };
const user = { type: "object", properties: { userId: number, name: text } };
const envelope = (fields: object) => ({
  type: "object",
  properties: { code: number, msg: text, ...fields },
});
const list = envelope({ rows: { type: "array", items: user }, total: number });

/** The import of a service whose list and whose addition have the given answers. */
function imported(answers: readonly (object | null)[], options: Partial<ImportOptions> = {}) {
  const responseOf = (schema: object | null) => ({
    description: "It.",
    ...(schema && { content: { "application/json": { schema } } }),
  });
  const [listed = null, added = null] = answers;
  const paths = {
    "/users": {
      get: { operationId: "list", responses: { 200: responseOf(listed) } },
      post: {
        operationId: "add",
        requestBody: { content: { "application/json": { schema: user } } },
        responses: { 200: responseOf(added) },
      },
    },
  };
  const document = { openapi: "3.0.3", info: { title: "Users", version: "1" }, paths };
  const { document: made, faults } = importOpenApi(document, { name: "users", ...options });
  const { code, data, success } = made?.["x-service"]?.envelope ?? {};
  return {
    envelope: { code, data, success },
    list: made?.paths?.["/users"]?.get?.["x-list"],
    told: faults.filter((fault) => fault.code === "foundCode").map(({ values }) => values),
  };
}

const onlyStatus = { code: undefined, data: "", success: [{ from: 200, to: 299 }] };

describe("a code beside a message in all answers", () => {
  it("tells success, so that no refusal with status 200 seems to be one, and that is told", () => {
    expect(imported([list, envelope({ data: {} })])).toEqual({
      envelope: {
        code: "/code",
        data: "",
        success: [0, 200].map((only) => ({ from: only, to: only })),
      },
      list: { rows: "/rows", total: "/total" },
      told: [{ name: "code" }],
    });
  });

  it.each<[string, Partial<ImportOptions>]>([
    ["that the status tells success", { success: [{ from: 200, to: 299 }] }],
    ["the code", { code: "/state" }],
    ["the data", { data: "/data" }],
  ])("is no more looked for where an administrator has said %s", (_name, options) => {
    expect(imported([list, envelope({})], options).told).toEqual([]);
  });

  it("tells success by the codes that an administrator enters", () => {
    const success = [{ from: 10_000, to: 10_000 }];
    const { envelope: found, told } = imported([list, envelope({})], { success });
    expect([found, told]).toEqual([{ code: "/code", data: "", success }, []]);
  });

  it.each<[string, readonly (object | null)[]]>([
    ["an answer is empty", [list, null]],
    ["an answer has none", [list, user]],
    ["an answer is a record with a key", [list, envelope({ id: number })]],
    ["it is a text", [list, envelope({ code: text })]],
    ["there is no message", [list, { type: "object", properties: { code: number } }]],
  ])("says nothing where %s", (_name, answers) => {
    const { envelope: found, told } = imported(answers);
    expect([found, told]).toEqual([onlyStatus, []]);
  });
});
