import { expect, it } from "vitest";
import { writtenCall } from "../../../src/catalogue/written/written-call.ts";
import { does, madeService } from "../resources/made-service.ts";

it.each([
  ["/People('{name}')", "/People('o''neil')"],
  ["/people/{name}", "/people/o'neil"],
])("a quote in a key is doubled where the key stands in quotes: %s", (path, address) => {
  const { catalogue, operation } = madeService({ [path]: { delete: does } }, `DELETE ${path}`);
  expect(writtenCall(operation, { name: "o'neil" }, catalogue).address).toBe(address);
});
