import { describe, expect, it } from "vitest";
import { parseExpression } from "../../../src/language/expression/parse.ts";
import {
  destinationOf,
  knownHost,
  originOf,
  staysInside,
} from "../../../src/language/link/destination.ts";

const here = "https://own.example/points/user?page=2";
const listed = ["docs.example.com", "*.example.org"];
const leads = (address: string, from: "page" | "data" | "value" = "data") =>
  destinationOf(address, here, from, listed);

describe("an address leads", () => {
  it.each([
    ["/points/user?q=1#top", "/points/user?q=1#top"],
    ["/", "/"],
    ["?page=3", "/points/user?page=3"],
    ["dept", "/points/dept"],
    ["https://own.example/a", "/a"],
    ["https:/points/user", "/points/user"],
    ["/a//b", "/a//b"],
  ])("inside: %s", (address, inside) => {
    expect(leads(address)).toEqual({ kind: "inside", address: inside });
  });

  it.each([
    ["https://evil.example/?q=1", "evil.example"],
    ["HTTP://EVIL.example:8080", "evil.example:8080"],
    ["//evil.example", "evil.example"],
    ["/\\evil.example", "evil.example"],
    ["\\\\evil.example", "evil.example"],
    ["/\t/evil.example", "evil.example"],
    ["ht\ntps://evil.example", "evil.example"],
    [" https://evil.example", "evil.example"],
    ["http:evil.example", "evil.example"],
    ["https://docs.example.com.evil.example", "docs.example.com.evil.example"],
    ["https://evil.example\\@docs.example.com", "evil.example"],
    ["https://evil.example#@docs.example.com", "evil.example"],
    ["https://dоcs.example.com", "xn--dcs-sed.example.com"],
    ["https://docs。example。com.evil。example", "docs.example.com.evil.example"],
    ["http://own.example/", "own.example"],
    ["https://own.example:8443/", "own.example:8443"],
    ["https://example.org/", "example.org"],
    ["https://docs.example.com:8443/", "docs.example.com:8443"],
    ["https://2130706433/", "127.0.0.1"],
  ])("outside, where no data may go, as browsers read it: %s", (address, host) => {
    expect(leads(address)).toMatchObject({ kind: "outside", host, may: "shut" });
    expect(leads(address, "value")).toMatchObject({ host, may: "ask" });
    expect(leads(address, "page")).toMatchObject({ host, may: "open" });
  });

  it.each(["https://docs.example.com/?q=1", "//a.example.org", "http://docs.example.com"])(
    "to a host that is listed: %s",
    (address) => {
      expect(leads(address)).toMatchObject({ kind: "outside", may: "open" });
      expect(leads(address, "value")).toMatchObject({ kind: "outside", may: "open" });
    },
  );

  it.each([
    "javascript:alert(1)",
    "java\tscript:alert(1)",
    "\u0001javascript:alert(1)",
    "data:text/html,x",
    "blob:https://own.example/1",
    "file:///etc/passwd",
    "mailto:a@evil.example?body=x",
    "tel:123",
    "ftp://docs.example.com",
    "https://docs.example.com@evil.example/",
    "https://user:word@docs.example.com/",
    "https://",
    "https://a b/",
    "/points/..//evil.example",
    "/.//evil.example",
    "https://own.example//evil.example",
  ])("nowhere, whoever says it: %s", (address) => {
    for (const from of ["page", "data", "value"] as const) {
      expect(leads(address, from)).toEqual({ kind: "nowhere", address });
    }
  });
});

const expressionOf = (source: string) => {
  const parsed = parseExpression(source);
  if ("reason" in parsed) throw new Error(`${source}: ${parsed.reason}`);
  return { tree: parsed.tree };
};

describe("an expression is known to lead", () => {
  it.each([
    ["'https://docs.example.com/a'", "page", false, "docs.example.com"],
    ["'https://docs.' + 'example.com/a'", "page", false, "docs.example.com"],
    ["'https://docs.example.com/?q=' + row.name", "data", false, "docs.example.com"],
    ["'https://docs.example.com' + row.name", "data", false, null],
    ["'https://' + row.name + '.example.com/'", "data", false, null],
    ["row.address", "data", false, null],
    ["can('a') ? 'https://a.example/' : 'https://b.example/'", "data", false, null],
    ["'/points/user'", "page", true, null],
    ["'/points/user?q=' + encode(row.name)", "data", true, null],
    ["'/' + row.name", "data", false, null],
    ["'//' + row.name", "data", false, null],
  ])("%s", (source, origin, isInside, host) => {
    const expression = expressionOf(source);
    expect(originOf(expression)).toBe(origin);
    expect(staysInside(expression)).toBe(isInside);
    expect(knownHost(expression)).toBe(host);
  });
});
