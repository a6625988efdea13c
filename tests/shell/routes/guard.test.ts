import { describe, expect, it } from "vitest";
import { wantedAddress } from "../../../src/shell/routes/guard.ts";

describe("where a sign-in leads (specification section 2)", () => {
  it("is the address that the redirect names, query and fragment included", () => {
    const wanted = "/points/cultural-group?name=Sailing#rows";
    expect(wantedAddress(wanted)).toBe(wanted);
  });

  it.each([
    null,
    "",
    "https://evil.example",
    "//evil.example",
    "/\\evil.example",
    "/\t/evil.example",
    "javascript:alert(1)",
    "cultural-group",
    "/login?redirect=/dashboard",
    "/.//evil.example",
  ])("is home for %j, and never elsewhere", (redirect) => {
    expect(wantedAddress(redirect)).toBe("/");
  });
});
