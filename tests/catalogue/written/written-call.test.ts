import { expect, it } from "vitest";
import { writtenCall } from "../../../src/catalogue/written/written-call.ts";
import { does, madeService, takes, text } from "../resources/made-service.ts";

it.each([
  ["/People('{name}')", "/People('o''neil')"],
  ["/people/{name}", "/people/o'neil"],
])("a quote in a key is doubled where the key stands in quotes: %s", (path, address) => {
  const { catalogue, operation } = madeService({ [path]: { delete: does } }, `DELETE ${path}`);
  expect(writtenCall(operation, { name: "o'neil" }, catalogue).address).toBe(address);
});

it.each([
  [text, "?updateMask=title%2Cnote"],
  [{ type: "array", items: text }, "?updateMask=title&updateMask=note"],
])(
  "an update mask names the fields that are sent, so that an emptied one is emptied: %j",
  (schema, query) => {
    const mask = { name: "updateMask", in: "query", required: true, schema };
    const patch = { ...takes({ title: text, note: text, author: text }), parameters: [mask] };
    const { catalogue, operation } = madeService({ "/book": { patch } }, "PATCH /book");
    expect(operation.request.required ?? []).toEqual([]);
    const written = (args: object) => writtenCall(operation, { ...args }, catalogue).address;
    expect(written({ title: "T", note: "" })).toBe(`/book${query}`);
    expect(written({ title: "T", updateMask: schema.type === "array" ? ["*"] : "*" })).toBe(
      "/book?updateMask=*",
    );
  },
);
