import { describe, expect, it } from "vitest";
import { isRefusal } from "../../src/catalogue/judged/refusal.ts";
import type { EnvelopeShape } from "../../src/catalogue/openapi.ts";
import { pageArguments } from "../../src/catalogue/paging/paging.ts";
import { readAnswer } from "../../src/wire/answer.ts";
import { FileAnswer } from "../../src/wire/file-answer.ts";
import { type FileRead, readFile } from "../../src/wire/read-file.ts";

const shape: EnvelopeShape = {
  data: "",
  messages: ["/error/message", "/message"],
  success: [{ from: 200, to: 299 }],
};

/** Judges the answer of a read, of which the document says nothing. */
const refuses = (body: unknown, status: number) =>
  isRefusal(body, status, {
    operation: {
      effect: "read",
      method: "get",
      path: "/prices",
      answer: null,
      list: null,
      isDestroy: false,
      parameters: [],
    },
    resolve: (schema) => schema,
    sent: {},
  });

function answered(status: number, body: string, contentType = "application/json") {
  const bytes = new Uint8Array(new TextEncoder().encode(body)).buffer;
  const answer = { status, contentType, disposition: null, etag: null, bytes };
  return readAnswer(shape, answer, undefined, refuses);
}

describe("an answer of a service without envelopes", () => {
  it.each([
    [200, '[{"id":1}]', [{ id: 1 }]],
    [201, '{"code":500,"data":1}', { code: 500, data: 1 }],
    [200, "0", 0],
    [204, "", null],
  ])("is its body, and a success by its status: %i %s", (status, body, data) => {
    expect(answered(status, body)).toMatchObject({ isSuccess: true, code: status, data });
  });

  it("is a text where it says so", () => {
    expect(answered(200, "done", "text/plain")).toMatchObject({ isSuccess: true, data: "done" });
  });

  it("is read in the encoding that it names, if it is known", () => {
    const named = (charset: string, ...bytes: number[]) => {
      const contentType = `application/json; charset=${charset}`;
      const raw = { status: 200, contentType, disposition: null, etag: null };
      const whole = new Uint8Array([0x22, ...bytes, 0x22]).buffer;
      return readAnswer(shape, { ...raw, bytes: whole }, undefined, refuses);
    };
    expect(named("ISO-8859-1", 0xfc)).toMatchObject({ data: "ü" });
    expect(named('"gbk"', 0xd6, 0xd0)).toMatchObject({ data: "中" });
    for (const western of ["utf-8", "ISO-8859-1", "us-ascii"]) {
      expect(named(western, 0xc3, 0xbc)).toMatchObject({ data: "ü" });
    }
    expect(named("of-nobody", 0xc3, 0xbc)).toMatchObject({ data: "ü" });
  });

  it("is a file where it is neither", () => {
    expect(answered(200, "{", "image/png")).toBeInstanceOf(FileAnswer);
  });

  it.each([
    [404, '{"error":{"message":"No such pet."}}', "application/json", "No such pet."],
    [422, '{"message":"Too small."}', "application/problem+json", "Too small."],
    [502, "<h1>Bad gateway</h1>", "text/html", ""],
    [500, "", "image/png", ""],
    [409, "It is locked.", "text/plain", "It is locked."],
    [400, '"It ends before it starts.\\n"', "application/json", "It ends before it starts."],
    [400, "17", "application/json", ""],
  ])("is a failure by its status, with its message: %i %s", (status, body, type, message) => {
    expect(answered(status, body, type)).toMatchObject({ isSuccess: false, code: status, message });
  });

  it("is malformed where it says JSON and is none, or is a page for people", () => {
    expect(answered(200, "<html>")).toBeNull();
    expect(answered(200, "<!DOCTYPE html><title>Sign in</title>", "text/html")).toBeNull();
    expect(answered(200, "OK", "text/html")).toMatchObject({ isSuccess: true });
  });

  it("is a failure where it says so itself, though not where it is a record", () => {
    for (const refusal of [
      { ok: false, error: "taken" },
      { success: false, errors: ["no"] },
      { error: "locked", code: 17 },
      { error: { message: "It is locked." } },
      { status: "error", message: "The database is busy." },
      { status: "fail", data: { title: "is required" } },
      { success: false, data: null },
      { Success: false, Message: "It is locked." },
      { isSuccess: false, message: "It is locked." },
      { succeeded: false, errors: ["It is locked."] },
      { errors: [{ message: "It is locked." }], data: null },
      { errors: [{ message: "It is locked." }], data: { deletePrice: null } },
      { jsonrpc: "2.0", id: 1, error: { code: -32000, message: "It is locked." } },
    ]) {
      expect(answered(200, JSON.stringify(refusal))).toMatchObject({ isSuccess: false });
    }
    expect(answered(200, '{"ok":false}')).toMatchObject({ isSuccess: false });
    const problem = answered(200, '{"title":"Locked"}', "application/problem+json");
    expect(problem).toMatchObject({ isSuccess: false });
    for (const success of [
      { id: 1, success: false, message: "late" },
      { ok: true, error: "" },
      { error: null, status: "done" },
      { error: [], status: "done" },
      { status: "success", data: { error: "none" } },
      { id: 1, isSuccess: false, message: "late" },
      { errors: [], data: null },
      { errors: ["one of many"], data: "3 done" },
      { success: false, result: "3 of 5", duration: 4 },
      { errors: [{ message: "part" }], data: { price: { id: 1 } } },
      { status: "fail", name: "Rex", message: "for the vet" },
      { status: "error" },
      { error: "out of paper", printer: "P1" },
    ]) {
      expect(answered(200, JSON.stringify(success))).toMatchObject({ isSuccess: true });
    }
  });
});

describe("an answer with status 200", () => {
  const listing = (rows: string) => ({ list: { rows } });
  const judged =
    (effect: "read" | "write", fields: readonly string[] = [], more: object = {}, sent = {}) =>
    (body: unknown) => {
      const properties = Object.fromEntries(fields.map((name) => [name, {}]));
      const answer = { type: "object" as const, properties };
      const method = effect === "read" ? ("get" as const) : ("post" as const);
      const path = "/prices/{id}";
      const told = { effect, method, path, answer, list: null };
      const operation = { ...told, isDestroy: false, parameters: [], ...more };
      return isRefusal(body, 200, { operation, resolve: (schema) => schema, sent });
    };

  it("refuses a write, or a part of it, where it tells errors, a code or a failure", () => {
    for (const refusal of [
      { errors: [{ message: "It is locked." }] },
      { errors: { name: ["is taken"] }, title: "Invalid", traceId: "00-1" },
      { errors: ["one of many"], data: "3 done" },
      { errors: [{ message: "part" }], data: { price: { id: 1 } } },
      { status: 500, message: "It is locked." },
      { timestamp: "2026-01-01", status: 500, error: "Internal Server Error", path: "/x" },
      { code: 500 },
      { code: "ERR" },
      ...["ALREADY_CLOSED", "NOT_OPEN", "CANNOT_CLOSE", "NO_SUCH_PRICE"].map((code) => ({ code })),
      { code: "PRICE_LOCKED", message: "It is locked." },
      { code: 500, msg: "It is locked.", data: { name: "is taken" } },
      { code: 500, msg: "It is locked.", rows: [], total: 0 },
      { code: -1, msg: "It is locked." },
      { errcode: 40_013, errmsg: "invalid appid" },
      { errorMessage: "It is locked.", errorType: "Error" },
      { errorMessages: ["It is locked."], errors: {} },
      { code: "BAD_REQUEST", message: "It is locked." },
      { success: "false" },
      { success: 0, message: "It is locked." },
      { success: false, message: "It is locked.", price: null },
      { error: { code: 423, message: "It is locked." }, data: null },
      { error: { message: "It is locked." }, requestId: "r1" },
      { deleted: 0, failed: 1 },
      { successCount: 1, failCount: 1 },
      { data: { deletePrice: { success: false, message: "It is locked." } } },
      { data: { productDelete: { deletedProductId: null, userErrors: [{ message: "No" }] } } },
      { result: { success: false, message: "It is locked." } },
      { succeeded: [1], failed: [2] },
      { ok: true, updated: 3, failures: [{ id: 4 }] },
      { FailedEntryCount: 1, Entries: [{ ErrorCode: "Busy" }] },
      { took: 3, errors: true, items: [{ index: { status: 400 } }] },
      [
        { id: 1, success: true, errors: [] },
        { success: false, errors: ["locked"] },
      ],
      {
        results: [
          { id: 1, ok: true },
          { id: 2, ok: false, error: "locked" },
        ],
      },
      { responses: [{ id: 2, status: 409, body: { message: "locked" } }] },
      [
        { id: 1, status: 200 },
        { id: 2, status: 409 },
      ],
      {
        results: [
          { id: 1, statusCode: "204" },
          { id: 2, statusCode: "404" },
        ],
      },
      {
        items: [
          { id: 1, status: "ok" },
          { id: 2, status: "error" },
        ],
      },
      { items: [{ id: 2, status: "failed", reason: "locked" }] },
      { errorCount: 1, total: 2 },
      { hasErrors: true, items: [{ id: 2 }] },
      { partialFailureError: { code: 3, message: "locked" }, results: [{}] },
      { updated: [1], notFound: [2] },
      { ret: -1 },
      { resultCode: "FAIL", resultMsg: "It is locked." },
      { 1: { success: true }, 2: { success: false } },
      { status: 0, info: "FAILED" },
      { code: 0, msg: "fail" },
      { result: "error", message: "It is locked." },
      { status: false, message: "No such price." },
      { Status: false, Message: "No such price.", Data: null },
      { status: "FAILED", message: "It is locked." },
      { status: "KO", msg: "It is locked." },
      { Status: "NOK", message: "It is locked." },
      { status: "partial_success", message: "1 of 3 is locked." },
      { status: "PARTIALLY_FAILED", message: "1 of 3 is locked." },
      { code: "PARTIAL", message: "Some are locked." },
      [
        { code: 200, body: "{}" },
        { code: 423, body: "{}" },
      ],
      ...["Error: It is locked.", "FAILED - locked", "Failure! Locked."],
      { result: false, msg: "It is locked." },
      { type: "error", message: "It is locked." },
      { isError: true, message: "It is locked." },
      { return_code: "FAIL", return_msg: "It is locked." },
      { message: "Price not found." },
      { msg: "删除失败" },
    ]) {
      expect([refusal, judged("write")(refusal)]).toEqual([refusal, true]);
    }
  });

  it("refuses a deletion that reaches none, also where it is posted", () => {
    const answer = { type: "integer" as const };
    for (const method of ["delete", "post"]) {
      const deletes = judged("write", [], { method, isDestroy: true });
      for (const none of [
        { deletedCount: 0, acknowledged: true },
        { id: "7", deleted: false },
        { deleted: 0 },
        { affected: 0 },
        { n: 0, ok: 1 },
        false,
      ]) {
        expect([none, deletes(none)]).toEqual([none, true]);
      }
      for (const one of [
        { deletedCount: 1 },
        { id: 7, name: "Rex", deleted: false },
        ...[{}, [], true, 0],
      ]) {
        expect([one, deletes(one)]).toEqual([one, false]);
      }
      expect(judged("write", [], { method, isDestroy: true, answer })(0)).toBe(true);
      // Of what nothing is declared, a bare 0 is a count, and an empty list may be any success.
      const unsaid = judged("write", [], { method, isDestroy: true, answer: null });
      expect([0, 1, []].map(unsaid)).toEqual([true, false, false]);
    }
    const style = { style: "equals" };
    const parameters = [{ name: "id", in: "query", required: false, schema: {}, style }];
    for (const method of ["delete", "patch"]) {
      const narrowed = judged("write", [], { method, parameters, path: "/prices" });
      expect(narrowed([])).toBe(true);
      expect(narrowed([{ id: 7 }])).toBe(false);
    }
  });

  it("refuses the change of one record that reaches none", () => {
    const changes = judged("write", [], { method: "put" });
    for (const none of [
      { updated: 0 },
      { affected: 0, message: "OK" },
      { acknowledged: true, matchedCount: 0, modifiedCount: 0, upsertedId: null, upsertedCount: 0 },
      { n: 0, nModified: 0, ok: 1 },
      { affectedRows: 0, changedRows: 0, insertId: 0, info: "Rows matched: 0", serverStatus: 2 },
    ]) {
      expect([none, changes(none)]).toEqual([none, true]);
      expect(judged("write", [], { method: "patch", path: "/prices/read" })(none)).toBe(false);
      expect(judged("write")(none)).toBe(false);
    }
    for (const one of [
      { updated: 1 },
      { matchedCount: 1, modifiedCount: 0 },
      { matchedCount: 0, upsertedCount: 1 },
      { affectedRows: 1, changedRows: 0 },
      { changed: false },
      { upsertedCount: 0 },
      { name: "Rex", updated: 0 },
      { message: "Updated", deleted: false },
      { status: "open", matched: false },
      { id: 5, row_count: 0 },
      false,
    ]) {
      expect([one, changes(one)]).toEqual([one, false]);
    }
    const answer = { type: "boolean" as const };
    expect(judged("write", [], { method: "put", answer })(false)).toBe(true);
    expect(judged("write", [], { method: "put", answer }, { on: false })(false)).toBe(false);
    const toggles = { method: "patch", path: "/prices/{id}/toggle", answer };
    expect(judged("write", [], toggles)(false)).toBe(false);
    expect(judged("write", [], { answer })(false)).toBe(false);
    const counts = { method: "put", answer: { type: "integer" as const } };
    expect(judged("write", [], counts)(0)).toBe(true);
    expect(judged("write", [], counts)(1)).toBe(false);
    expect(judged("write", [], counts, { stock: 0 })(0)).toBe(false);
    expect(judged("write", [], { ...counts, path: "/prices/{id}/reset" })(0)).toBe(false);
    // What stock there is now, and the code of a success.
    expect(judged("write", [], { ...counts, path: "/prices/{id}/stock" })(0)).toBe(false);
    const description = "0 on success, otherwise the code of the error";
    const coded = { method: "delete", isDestroy: true, answer: { ...counts.answer, description } };
    expect(judged("write", [], coded)(0)).toBe(false);
  });

  it("refuses the change or deletion of one record that libraries answer with a count of none", () => {
    const told = { affectedRows: 0, info: "Rows matched: 0", serverStatus: 2, changedRows: 0 };
    for (const method of ["put", "patch", "delete"]) {
      const isDestroy = method === "delete";
      const answer = { type: "object" as const, properties: { name: {} } };
      const writes = judged("write", [], { method, isDestroy });
      const declared = judged("write", [], { method, isDestroy, answer });
      for (const none of [
        { raw: [], affected: 0 },
        { generatedMaps: [], raw: told, affected: 0 },
        { changes: 0, lastInsertRowid: 5 },
        { numAffected: 0 },
        { rowsAffected: 0 },
        [0],
        [told, null],
      ]) {
        expect([none, writes(none)]).toEqual([none, true]);
      }
      for (const one of [
        { raw: told, affected: 1 },
        ...[[1], [0, 0], [0, { id: 3 }], [{ id: 3 }], null, undefined],
      ]) {
        expect([one, writes(one)]).toEqual([one, false]);
      }
      expect(judged("write", [], { method, isDestroy }, { ranks: [0] })([0])).toBe(false);
      expect([null, undefined, { name: "Rex" }].map(declared)).toEqual([true, false, false]);
    }
    expect(judged("write")([0])).toBe(false);
    const made = { answer: { type: "object" as const, properties: { name: {} } } };
    expect(judged("write", [], made)(null)).toBe(false);
  });

  it("refuses a write whose code of success surrounds a bare 0, or false", () => {
    const counts = { type: "object" as const, properties: { data: { type: "integer" as const } } };
    const says = { type: "object" as const, properties: { data: { type: "boolean" as const } } };
    const none = { code: 200, msg: "操作成功", data: 0 };
    for (const method of ["put", "patch", "delete"]) {
      const call = { method, path: "/prices", isDestroy: method === "delete" };
      const judge = (more: object, sent = {}) => judged("write", [], { ...call, ...more }, sent);
      expect(judge({ answer: counts })(none)).toBe(true);
      expect(judge({ answer: counts })({ ...none, data: 1 })).toBe(false);
      expect(judge({ answer: counts })({ ...none, price: 3 })).toBe(false);
      expect(judge({ answer: counts }, { stock: 0 })(none)).toBe(false);
      expect(judge({})(none)).toBe(false);
      expect(judge({ answer: says })({ ...none, data: false })).toBe(true);
    }
    expect(judged("write", [], { answer: counts })(none)).toBe(false);
  });

  it("is a success where a write answers a record, counts no failure or has no code of one", () => {
    for (const success of [
      { id: 1, status: 500, message: "late" },
      { status: 500, url: "/x", message: "late" },
      { id: 1, name: "Rex", errors: [{ row: 3 }] },
      { data: { id: 1, success: false, message: "late" } },
      { data: { price: { id: 1, status: 500, message: "late" } } },
      { id: 3, passed: 2, failed: 1 },
      { errors: [] },
      { errors: [], data: null, success: true },
      { code: 0, message: "Done." },
      { code: 200, message: "Done.", data: null },
      { code: "0000", msg: "SUCCESS" },
      { code: "SAVE10", message: "10 % off" },
      { code: "NO_ERROR", message: "Price locked." },
      ...["ORDER_CLOSED", "KNOT_20", "NOVEMBER_5", "NO_ERROR", "nonstop"].map((code) => ({ code })),
      { code: "400", description: "Advertising", type: "EXPENSE" },
      { errcode: 0, errmsg: "ok" },
      { error: false, message: "Done." },
      { error: "none", message: "Done." },
      { error: { code: "ok", message: "" }, data: {} },
      { success: true, message: "error 500 is mended" },
      { succeeded: 0, failed: 0 },
      { succeeded: [1], failed: [] },
      { deleted: 2, failed: 0 },
      { errorCount: 0, hasErrors: false, notFound: [], total: 2 },
      { ret: 0, msg: "ok" },
      { resultCode: "SUCCESS", resultMsg: "ok" },
      { status: 1, info: "OK", infocode: "10000" },
      { result: "failed" },
      { message: "The failed job runs again." },
      { 1: { success: true }, 2: { name: "Rex", success: false } },
      { error: "own", name: "Rex" },
      [{ id: 1, name: "Shop", status: 500, error: "timeout" }],
      [{ id: 1, code: "500", description: "Rent" }],
      [{ id: 1, status: "failed" }],
      { id: 7, steps: [{ id: 1, status: "error" }] },
      { id: 7, checks: [{ status: 200 }, { status: 503 }] },
      { name: "Shop", checks: [{ status: 200 }, { status: 503 }] },
      { name: "Nightly", steps: [{ id: 1, status: "error", message: "late" }] },
      [{ id: 1, name: "Backup", status: "error", message: "late" }],
      { message: "Deleted." },
      { message: "Words that are not found are marked." },
      { status: true, message: "Done." },
      { status: 0, message: "success" },
      { status: false },
      { id: 1, status: false, message: "late" },
      { name: "Rex", status: false, message: "late" },
      { type: "error", level: 3, message: "a kind of note" },
      ...[
        { isError: false, message: "Done." },
        { return_code: "SUCCESS", return_msg: "OK" },
      ],
      { result: null, success: true, error: null, unAuthorizedRequest: false },
      ...["error", "Error: none", "Errors: 0", "Failed jobs run again.", "KO-1001", "Error-Log"],
      null,
    ]) {
      expect([success, judged("write")(success)]).toEqual([success, false]);
    }
    const page = { status: 500, message: "Sorry" };
    expect(judged("write", [], {}, page)(page)).toBe(false);
    expect(judged("write", [], {}, { ...page, status: 404 })({ status: 500, message: "No" })).toBe(
      true,
    );
    const sent = [200, 404].map((status) => ({ path: `/${status}`, status }));
    const kept = sent.map((rule, index) => ({ id: index, ...rule }));
    expect(judged("write", [], {}, { rules: sent })({ rules: kept })).toBe(false);
    expect(judged("write", [], {}, { rules: [1, 2] })({ rules: kept })).toBe(true);
  });

  it("is a success where a read brings all that it declares, or the rows of its list", () => {
    const last = { status: 500, message: "It was locked." };
    expect(judged("read", ["status", "message"])(last)).toBe(false);
    expect(judged("read", ["id", "name"])(last)).toBe(true);
    expect(judged("read")(last)).toBe(true);
    const log = { errors: [{ id: 1, message: "of the log" }], next: null };
    expect(judged("read", ["errors", "next"], listing("/errors"))(log)).toBe(false);
    expect(judged("read", ["data", "errors"], listing("/data"))(log)).toBe(true);
    const refused = { code: 500, msg: "It is locked.", data: null };
    expect(judged("read", ["code", "msg", "data"], listing("/data"))(refused)).toBe(true);
    const event = { code: 500, message: "Disk full", data: { disk: 1 } };
    expect(judged("read", ["code", "message", "data"])(event)).toBe(false);
    expect(judged("read")({ failed: 3, succeeded: 4 })).toBe(false);
  });
});

it("is no success where one of the parts of a multi-status failed", () => {
  const failed = { id: 2, status: 409, error: "locked" };
  const parts = [{ id: 1, status: 200 }, failed];
  for (const body of [
    parts,
    { results: parts },
    { responses: [{ status: "404" }] },
    { data: { results: [{ id: 2, statusCode: 409 }] } },
    { 1: { status: 200 }, 2: { status: "HTTP/1.1 423 Locked" } },
    [
      { id: 1, success: true },
      { id: 2, success: false },
    ],
    { responses: { 1: { code: 204 }, 2: { code: 404, message: "It is gone." } } },
    {
      items: [
        { id: 1, status: "ok" },
        { id: 2, status: "error", message: "It is locked." },
      ],
    },
    {
      results: [
        { id: 1, result: "SUCCESS" },
        { id: 2, result: "FAILED" },
      ],
    },
  ]) {
    expect(answered(207, JSON.stringify(body))).toMatchObject({ isSuccess: false });
  }
  const done = {
    results: [
      { id: 1, status: 200 },
      { id: 2, status: "204" },
      { id: 3, status: "rejected", code: "IT-404" },
    ],
  };
  expect(answered(207, JSON.stringify(done))).toMatchObject({ isSuccess: true });
  expect(answered(200, JSON.stringify(parts))).toMatchObject({ isSuccess: true });
});

describe("a read of a file", () => {
  const read: FileRead = { file: "text/csv", effect: "read", service: { envelope: shape } };
  const brought = (body: string, contentType: string, { status = 200, of = read } = {}) => {
    const bytes = new Uint8Array(new TextEncoder().encode(body)).buffer;
    const answer = { status, contentType, disposition: null, etag: null, bytes };
    return readFile(of, answer, refuses);
  };

  it("brings what it answers, also where that is a text", () => {
    expect(brought("a;b", "text/plain")).toBeInstanceOf(FileAnswer);
    const json = { ...read, file: "application/json" };
    expect(brought("[]", "application/json", { of: json })).toBeInstanceOf(FileAnswer);
  });

  it("brings none where a page, a record or nothing comes in its place", () => {
    expect(brought("<h1>Sign in</h1>", "text/html")).toBeNull();
    expect(brought('{"id":1}', "application/json")).toBeNull();
    expect(brought("", "text/csv")).toBeNull();
  });

  it("leaves refusals, and what is no read of a file, to be read as always", () => {
    expect(brought("No", "text/plain", { status: 404 })).toBeUndefined();
    const json = { ...read, file: "application/json" };
    expect(brought('{"ok":false}', "application/json")).toBeUndefined();
    expect(brought('{"ok":false}', "application/json", { of: json })).toBeUndefined();
    expect(brought("a;b", "text/csv", { of: { ...read, file: null } })).toBeUndefined();
  });
});

describe("a page of a list is asked for", () => {
  it.each([
    [
      { rows: "", current: "page", size: "limit" },
      { page: 3, limit: 20 },
    ],
    [
      { rows: "", current: "offset", size: "limit", counts: "rows" as const },
      { offset: 40, limit: 20 },
    ],
    [{ rows: "", size: "limit" }, { limit: 20 }],
    [{ rows: "" }, {}],
  ])("as the service counts: %j", (list, asked) => {
    expect(pageArguments(list, 3, 20)).toEqual(asked);
  });
});

describe("what the platform says in place of an imported service", () => {
  it("is read by the platform's own envelope, whatever the service's looks like", () => {
    const body = '{"code":40300,"msg":"Not permitted.","data":{"errors":[]}}';
    const bytes = new Uint8Array(new TextEncoder().encode(body)).buffer;
    const raw = { status: 200, contentType: "application/json", disposition: null, etag: null };
    for (const own of [shape, { ...shape, code: "/status/value", success: [{ from: 0, to: 1 }] }]) {
      expect(readAnswer(own, { ...raw, bytes, isPlatforms: true })).toMatchObject({
        isSuccess: false,
        code: 40300,
        message: "Not permitted.",
      });
    }
  });
});
