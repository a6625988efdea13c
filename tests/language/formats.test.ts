import { describe, expect, it } from "vitest";
import { formats } from "../../src/language/formats.ts";

const accepted: Record<string, string[]> = {
  "non-empty": ["a", " a "],
  "cn-mobile": ["", "13800138000", "14700000000", "15012345678", "17612345678", "18912345678"],
  "cn-landline": ["", "1234567", "12345678", "010-12345678", "0571-1234567-123", "057112345678"],
  "cn-phone": ["", "19912345678", "010-12345678", "12345678901"],
  "cn-postal-code": ["", "100000", "010000"],
  "cn-id-number": ["11010519491231002X", "110105194912310021"],
  email: ["", "a@b.cn", "first.last+tag@mail.example.com"],
  url: ["http://a", "https://example.com/a?b=c#d", "ftp://files.example.com"],
  "letters-digits-hyphens": ["a", "A-1", "-"],
  "digit-or-minus": ["1", "-", "a1", "a-b"],
  decimal: ["0", "-1", "12.5", "-0.25"],
  date: ["2024-02-29", "1999-12-31"],
  password: ["", "whatever it may be"],
  "date-time": ["2024-02-29T12:00:00Z", "2024-02-29T12:00:00.123+08:00"],
};

const refused: Record<string, string[]> = {
  "non-empty": ["", " \t\n"],
  "cn-mobile": [
    "12800138000",
    "16612345678",
    "19912345678",
    "1380013800",
    "138001380001",
    "86-138",
  ],
  "cn-landline": ["123456", "010-123456789", "010 12345678", "phone"],
  "cn-phone": ["2380013800012", "123", "1380013800a"],
  "cn-postal-code": ["12345", "1234567", "abcdef"],
  "cn-id-number": ["", "11010519491231002", "11010519491231002Y", "11010519491231002XX"],
  email: ["a", "a@", "@b.cn", "a@b", "a b@c.cn", "a@b..cn"],
  url: ["", "example.com", "javascript:alert(1)", "//example.com", "http://", "http://a b"],
  "letters-digits-hyphens": ["", "a_b", "a b", "é"],
  "digit-or-minus": ["", "abc"],
  decimal: ["", ".5", "1.", "1e3", "--1", "1,5"],
  date: ["2024-13-01", "2024-2-1", "today", "2024-02-29T12:00:00Z"],
  password: [],
  "date-time": ["2024-02-29", "2024-02-29T25:00:00Z", "now"],
};

describe.each(Object.keys(formats))("the format %s (specification section 5)", (name) => {
  const matches = formats[name] ?? (() => undefined);

  it.each(accepted[name] ?? ["a case is missing"])("takes %j", (value) => {
    expect(matches(value)).toBe(true);
  });

  it.each(refused[name] ?? ["a case is missing"])("refuses %j", (value) => {
    expect(matches(value)).toBe(false);
  });
});

describe("a mobile number", () => {
  it("may be any value with two hyphens or more", () => {
    expect(formats["cn-mobile"]?.("86-138-0013")).toBe(true);
  });
});
