import { describe, expect, it } from "vitest";
import type { BodyFormat } from "../../../src/catalogue/operation.ts";
import { writtenBody } from "../../../src/catalogue/written/written-body.ts";

const untyped = { parameters: [], request: {} };
const place = { resolve: (schema: object) => schema };

const written = (media: string, body: unknown, fields: BodyFormat["fields"] = {}) =>
  writtenBody({ body: { media, fields }, ...untyped }, body, place);

const deep = { style: "deepObject", explode: true, allowReserved: false } as const;

describe("a body is written in the media type that the service takes", () => {
  it.each([
    "application/json",
    "application/merge-patch+json",
    "application/vnd.api+json",
    "text/json",
  ])("as JSON of whatever sort: %s", (media) => {
    expect(written(media, { name: "Rex", tag: null })).toEqual({
      content: '{"name":"Rex","tag":null}',
      contentType: media,
    });
  });

  it("as a form, whose records are JSON unless brackets nest them", () => {
    const body = { name: "A & B", tags: ["x", "y"], metadata: { a: 1 }, gone: null };
    const form = "application/x-www-form-urlencoded";
    expect(written(form, body)).toEqual({
      content: "name=A+%26+B&tags=x&tags=y&metadata=%7B%22a%22%3A1%7D",
      contentType: form,
    });
    const { content } = written(form, body, { metadata: deep, tags: deep });
    expect(decodeURIComponent(String(content))).toBe("name=A+&+B&tags[]=x&tags[]=y&metadata[a]=1");
  });

  it("as text, with the signs that it is written in", () => {
    expect(written("text/csv", "a;b")).toEqual({
      content: "a;b",
      contentType: "text/csv; charset=utf-8",
    });
  });

  it("as a file, of the sort that it is where the service takes any", () => {
    const file = new File(["x"], "a.png", { type: "image/png" });
    expect(written("application/octet-stream", file)).toEqual({
      content: file,
      contentType: "image/png",
    });
    expect(written("application/pdf", file).contentType).toBe("application/pdf");
  });

  it("in parts: a part for each item of a list, files last, records as JSON", async () => {
    const files = [new File(["1"], "one.txt"), new File(["2"], "two.txt")];
    const body = { files, note: "n", tags: ["a", "b"], about: { x: 1 }, gone: null };
    const fields = { about: { contentType: "application/json" } };
    const { content, contentType } = written("multipart/form-data", body, fields);
    expect(contentType).toBeNull();
    if (!(content instanceof FormData)) throw new Error("It is no form.");
    const parts = [...content].map(([name, value]) => [
      name,
      typeof value === "string" ? value : value.name,
    ]);
    expect(parts).toEqual([
      ["note", "n"],
      ["tags", "a"],
      ["tags", "b"],
      ["about", "blob"],
      ["files", "one.txt"],
      ["files", "two.txt"],
    ]);
  });

  it("not at all where there is none", () => {
    expect(writtenBody({ body: null, ...untyped }, { name: "Rex" }, place).content).toBeNull();
    expect(written("application/json", undefined).content).toBeNull();
  });
});
