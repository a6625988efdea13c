import { expect, it } from "vitest";
import { withoutAddresses } from "../../src/build/vite-without-addresses.ts";

it("browsers learn no address of an external service from a document that ships", () => {
  const { transform } = withoutAddresses();
  if (typeof transform !== "function") throw new Error("The plugin transforms nothing.");
  const change = (path: string, content: unknown) =>
    Reflect.apply(transform, {}, [JSON.stringify(content), path]);
  const service = { name: "shop", envelope: { data: "/data" } };
  const address = "https://shop.internal.example/v1";
  const document = { openapi: "3.1.0", "x-service": { ...service, address } };
  const { code } = change("/here/schemas/catalogue/shop.json", document);
  expect(JSON.parse(code)).toEqual({ openapi: "3.1.0", "x-service": service });
  expect(change("/here/schemas/catalogue/own.json", { "x-service": service })).toBeNull();
  expect(change("/here/schemas/gallery/shop.json", document)).toBeNull();
});
