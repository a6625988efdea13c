import { describe, expect, it } from "vitest";
import { isListedHost, readLinkHosts } from "../../../src/language/link/link-hosts.ts";

describe("the hosts that an operator lists", () => {
  it.each([
    ["docs.example.com", "docs.example.com"],
    [" Docs.Example.COM ", "docs.example.com"],
    ["*.example.org", "*.example.org"],
    ["*.Example.org:8443", "*.example.org:8443"],
    ["intranet:8080", "intranet:8080"],
    ["example.org:443", "example.org"],
    ["example.org:80", "example.org"],
    ["10.0.0.7", "10.0.0.7"],
    ["[::1]:3000", "[::1]:3000"],
    ["例子.中国", "xn--fsqu00a.xn--fiqs8s"],
  ])("are read as a browser writes them: %s", (entry, read) => {
    expect(readLinkHosts([entry])).toEqual({ hosts: [read] });
  });

  it.each([
    "",
    "*",
    "*.",
    "*.com",
    "docs.*.com",
    "https://example.org",
    "example.org/path",
    "//example.org",
    "good.example@evil.example",
    "example.org?x",
    "two hosts",
    "example.org:port",
    "javascript:",
    "\\evil",
  ])("are none, and which one is said: %s", (entry) => {
    expect(readLinkHosts(["docs.example.com", entry])).toEqual({ wrong: entry });
  });

  it.each([
    ["docs.example.com", true],
    ["evil-docs.example.com", false],
    ["a.example.org", true],
    ["a.b.example.org", true],
    ["example.org", false],
    ["evilexample.org", false],
    ["a.example.org.evil.example", false],
    ["docs.example.com:8443", false],
    ["", false],
  ])("have %s among them: %s", (name, isListed) => {
    expect(isListedHost(name, ["docs.example.com", "*.example.org"])).toBe(isListed);
  });
});
