import { describe, expect, it } from "vitest";
import { readCookie, writeCookie } from "../../src/session/cookie.ts";
import { createTokenStore } from "../../src/session/token.ts";

describe("the token's cookie", () => {
  it("is named Admin-Token, strict, and secure only on https", () => {
    const plain = { cookie: "" };
    createTokenStore(plain, false).write("t 1");
    expect(plain.cookie).toBe("Admin-Token=t%201; Path=/; SameSite=Strict");
    const secure = { cookie: "" };
    createTokenStore(secure, true).write("t");
    expect(secure.cookie).toBe("Admin-Token=t; Path=/; SameSite=Strict; Secure");
  });

  it("is read among others, and an empty one is none", () => {
    expect(createTokenStore({ cookie: "a=1; Admin-Token=t; b=2" }, false).read()).toBe("t");
    expect(createTokenStore({ cookie: "Admin-Token=" }, false).read()).toBeNull();
    expect(createTokenStore({ cookie: "X-Admin-Token=t" }, false).read()).toBeNull();
  });
});

describe("a kept value", () => {
  it("lasts when asked to and survives odd characters", () => {
    const holder = { cookie: "" };
    writeCookie(holder, "language", "a;b=c", { isLasting: true, isSecure: false });
    expect(holder.cookie).toContain("Max-Age=31536000");
    expect(readCookie(holder, "language")).toBe("a;b=c");
    expect(readCookie({ cookie: "language=%E0%A4%A" }, "language")).toBe("%E0%A4%A");
  });
});
