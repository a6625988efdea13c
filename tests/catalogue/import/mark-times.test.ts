import { describe, expect, it } from "vitest";
import { importOpenApi } from "../../../src/catalogue/import/import-open-api.ts";
import type { JsonSchema } from "../../../src/catalogue/schema/json-schema.ts";

/** The imported schema of a record's field that an operation returns and takes. */
function imported(name: string, field: object) {
  const schema = { type: "object", properties: { code: { type: "string" }, [name]: field } };
  const content = { "application/json": { schema } };
  const responses = { 200: { description: "One.", content } };
  const paths = {
    "/things": { post: { operationId: "add", requestBody: { content }, responses } },
  };
  const source = { openapi: "3.0.3", info: { title: "A", version: "1" }, paths };
  const { document } = importOpenApi(source, { name: "a" });
  const media = document?.paths?.["/things"]?.post?.requestBody?.content?.["application/json"];
  const made: JsonSchema = media?.schema?.properties?.[name] ?? {};
  return { made, hasUnixTimes: document?.["x-service"]?.unixTimes ?? false };
}

const integer = { type: "integer" };

describe("a number that its document says to be a moment is one", () => {
  it.each<[string, object, string]>([
    ["due_date", { format: "unix-time" }, "seconds"],
    ["x", { format: "unix-time-ms" }, "milliseconds"],
    ["x", { description: "The Unix timestamp (in seconds) of when it was made." }, "seconds"],
    ["timestamp", { description: "The moment in seconds since the Unix epoch." }, "seconds"],
    ["x", { description: "Milliseconds since 1970-01-01T00:00:00Z." }, "milliseconds"],
    ["x", { description: "A Unix timestamp.", example: 1_700_000_000_000 }, "milliseconds"],
    ["created", { example: 1_700_000_000 }, "seconds"],
    ["updatedAt", { example: 1_700_000_000_123, format: "int64" }, "milliseconds"],
    ["startTime", { example: 1_700_000_000 }, "seconds"],
    ["x", { format: "timestamp", example: 1_700_000_000 }, "seconds"],
  ])("%s, %j", (name, said, unit) => {
    const { made, hasUnixTimes } = imported(name, { ...integer, ...said, minimum: 0, default: 0 });
    expect(made).toMatchObject({ type: "string", format: "date-time", "x-unix-time": unit });
    expect(made).not.toHaveProperty("minimum");
    expect(made).not.toHaveProperty("default");
    expect(hasUnixTimes).toBe(true);
  });

  it("or is nothing, where it may be", () => {
    const { made } = imported("due", { ...integer, nullable: true, format: "unix-time" });
    expect(made.type).toEqual(["string", "null"]);
  });

  it("says what it is for, and no more in what it is counted", () => {
    const said = (description: string) =>
      imported("due", { ...integer, format: "unix-time", description }).made.description;
    expect(said("Seconds since 1970-01-01T00:00:00Z.")).toBeUndefined();
    expect(said("When it is to be paid, as a Unix timestamp.")).toMatch(/^When it is to be paid/);
  });
});

describe("ids, counts, lengths and what is measured otherwise stay numbers", () => {
  it.each<[string, object]>([
    ["id", { example: 1_700_000_000 }],
    ["request_id", { description: "Made of a Unix timestamp.", example: 1_700_000_000 }],
    ["ownerId", { description: "The Unix time at which it was made." }],
    ["space_used", { description: "The bytes in use.", example: 1_237_009_912 }],
    ["expires_in", { description: "In how many seconds it expires.", example: 3600 }],
    ["duration", { description: "Seconds between two Unix timestamps." }],
    ["spread", { description: "The difference of two Unix timestamps in milliseconds." }],
    ["response_time", { example: 1_500_000_000 }],
    ["log_message_timestamp_difference_max_ms", { description: "Of timestamp and broker." }],
    ["created", { description: "Nanoseconds since the Unix epoch.", example: 1_700_000_000 }],
    ["created", { example: 20_240_131 }],
    ["updated", { description: "How many were updated.", example: 12 }],
    ["state", { enum: [1_700_000_000], description: "A Unix timestamp." }],
  ])("%s, %j", (name, said) => {
    const { made, hasUnixTimes } = imported(name, { ...integer, ...said });
    expect(made.type).toBe("integer");
    expect(made).not.toHaveProperty("x-unix-time");
    expect(hasUnixTimes).toBe(false);
  });

  it("so does what a path knows a record by", () => {
    const moment = { ...integer, format: "unix-time" };
    const record = { type: "object", properties: { ts: moment, at: moment } };
    const answer = (schema: object) => ({
      responses: { 200: { description: "Some.", content: { "application/json": { schema } } } },
    });
    const parameters = [{ name: "ts", in: "path", required: true, schema: integer }];
    const paths = {
      "/messages": { get: { operationId: "list", ...answer({ type: "array", items: record }) } },
      "/messages/{ts}": { get: { operationId: "one", parameters, ...answer(record) } },
    };
    const source = { openapi: "3.0.3", info: { title: "A", version: "1" }, paths };
    const { document } = importOpenApi(source, { name: "a" });
    const list = document?.paths?.["/messages"]?.get?.responses?.["200"];
    const schema = list && "content" in list ? list.content?.["application/json"]?.schema : null;
    expect(schema?.items).toMatchObject({
      "x-key": "ts",
      properties: { ts: { type: "integer" }, at: { "x-unix-time": "seconds" } },
    });
  });
});

describe("a text whose examples are moments without a zone is a moment that travels so", () => {
  it.each<[object, string | undefined]>([
    [{ example: "2026/03/04 05:06:07" }, "slashes"],
    [{ example: "2026/03/04 05:06:07", format: "date-time" }, "slashes"],
    [{ example: "2026-03-04 05:06:07" }, "hyphens"],
    [{ example: "2026-03-04 05:06:07", format: "date-time" }, undefined],
    [{ example: "2026-03-04T05:06:07Z", format: "date-time" }, undefined],
    [{ example: "since 2026/03/04 05:06:07" }, undefined],
  ])("%j", (said, form) => {
    const { made, hasUnixTimes } = imported("made", { type: "string", ...said });
    expect(made["x-time-text"]).toBe(form);
    expect(hasUnixTimes).toBe(form !== undefined);
    if (form !== undefined) expect(made.format).toBe("date-time");
  });
});

describe("a moment under another name of its format is one as well", () => {
  it.each(["timestamp", "dateTime", "datetime", "iso8601", "rfc3339"])("%s", (format) => {
    expect(imported("made", { type: "string", format }).made.format).toBe("date-time");
    expect(imported("made", { type: "integer", format }).made.format).toBeUndefined();
  });
});
