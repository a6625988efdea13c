import { describe, expect, it } from "vitest";
import { iconNames } from "../../renderers/icon-names.ts";
import { en } from "../../src/i18n/en.ts";

describe("the fixed set of named icons", () => {
  it("holds those of the business the specification names", () => {
    const named = ["logistics", "finance", "customer", "address", "delivery", "tracking", "cost"];
    expect(iconNames).toEqual(expect.arrayContaining(named));
  });

  it("has no name twice, and no text without an icon", () => {
    expect([...iconNames].sort()).toEqual(Object.keys(en.icon).sort());
  });
});
