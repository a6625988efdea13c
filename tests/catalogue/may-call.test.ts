import { describe, expect, test } from "vitest";
import { createCatalogue } from "../../src/catalogue/catalogue.ts";
import { mayCall } from "../../src/catalogue/may-call.ts";
import { shippedCatalogue } from "../../src/catalogue/shipped.ts";

const catalogue = shippedCatalogue();

describe("An operation may be called", () => {
  test("by who holds the permission that the catalogue states", () => {
    const { permission } = catalogue.operations.get("page.publish") ?? {};
    expect(mayCall(catalogue, "page.publish", (held) => held === permission)).toBe(true);
    expect(mayCall(catalogue, "page.publish", (held) => held !== permission)).toBe(false);
  });

  test("by everybody where it needs no permission", () => {
    expect(mayCall(catalogue, "page.getVersions", () => false)).toBe(true);
  });

  test("by nobody where the catalogue lacks it", () => {
    expect(mayCall(createCatalogue([]), "page.publish", () => true)).toBe(false);
  });
});
