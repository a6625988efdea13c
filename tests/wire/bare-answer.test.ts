import { describe, expect, it } from "vitest";
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

function answered(status: number, body: string, contentType = "application/json") {
  const bytes = new Uint8Array(new TextEncoder().encode(body)).buffer;
  return readAnswer(shape, { status, contentType, disposition: null, etag: null, bytes });
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

  it("is a file where it is neither", () => {
    expect(answered(200, "{", "image/png")).toBeInstanceOf(FileAnswer);
  });

  it.each([
    [404, '{"error":{"message":"No such pet."}}', "application/json", "No such pet."],
    [422, '{"message":"Too small."}', "application/problem+json", "Too small."],
    [502, "<h1>Bad gateway</h1>", "text/html", ""],
    [500, "", "image/png", ""],
    [409, "It is locked.", "text/plain", "It is locked."],
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
      { errors: [{ id: 1, message: "of the log" }] },
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

it("is no success where one of the parts of a multi-status failed", () => {
  const failed = { id: 2, status: 409, error: "locked" };
  const parts = [{ id: 1, status: 200 }, failed];
  for (const body of [parts, { results: parts }, { responses: [{ status: "404" }] }]) {
    expect(answered(207, JSON.stringify(body))).toMatchObject({ isSuccess: false });
  }
  const done = {
    results: [
      { id: 1, status: 200 },
      { id: 2, status: "204" },
    ],
  };
  expect(answered(207, JSON.stringify(done))).toMatchObject({ isSuccess: true });
  expect(answered(200, JSON.stringify(parts))).toMatchObject({ isSuccess: true });
});

describe("a read of a file", () => {
  const read: FileRead = { file: "text/csv", effect: "read", service: { envelope: shape } };
  const brought = (body: string, contentType: string, { status = 200, of = read } = {}) => {
    const bytes = new Uint8Array(new TextEncoder().encode(body)).buffer;
    return readFile(of, { status, contentType, disposition: null, etag: null, bytes });
  };

  it("brings what it answers, also where that is a text", () => {
    expect(brought("a;b", "text/plain")).toBeInstanceOf(FileAnswer);
    const json = { ...read, file: "application/json" };
    expect(brought("[]", "application/json", { of: json })).toBeInstanceOf(FileAnswer);
  });

  it("brings none where a page, a record or nothing comes in its place", () => {
    expect(brought("<h1>Sign in</h1>", "text/html")).toBeNull();
    expect(brought('{"ok":false}', "application/json")).toBeNull();
    expect(brought("", "text/csv")).toBeNull();
  });

  it("leaves refusals, and what is no read of a file, to be read as always", () => {
    expect(brought("No", "text/plain", { status: 404 })).toBeUndefined();
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
