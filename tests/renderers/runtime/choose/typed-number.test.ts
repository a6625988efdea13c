import { describe, expect, it } from "vitest";
import { typedNumber } from "../../../../renderers/runtime/choose/typed-number.ts";

const inPoints = (text: string) => typedNumber(text, ".");
const inCommas = (text: string) => typedNumber(text, ",");

describe("a typed number", () => {
  it("has decimals after the mark of its language", () => {
    expect(inPoints("1.5")).toBe("1.5");
    expect(inCommas("1,5")).toBe("1.5");
    expect(inCommas("-0,125")).toBe("-0.125");
    expect(inPoints("1.500")).toBe("1.500");
    expect(inCommas("1,500")).toBe("1.500");
  });

  it("has groups of three digits as its language shows them", () => {
    expect(inPoints("1,500")).toBe("1500");
    expect(inCommas("1.500")).toBe("1500");
    expect(inPoints("-12,345,678")).toBe("-12345678");
    expect(inCommas("1 234 567")).toBe("1234567");
  });

  it("is read in the form of the other language where it can be nothing else", () => {
    expect(inPoints("1,5")).toBe("1.5");
    expect(inCommas("1.5")).toBe("1.5");
    expect(inPoints("0,125")).toBe("0.125");
    expect(inPoints("1.234,5")).toBe("1234.5");
    expect(inCommas("1,234.5")).toBe("1234.5");
    expect(inPoints("1.234.567")).toBe("1234567");
  });

  it("has plain digits and signs, whatever keyboard they come from", () => {
    expect(inPoints("１２．５")).toBe("12.5");
    expect(inPoints("－１，２３４")).toBe("-1234");
    expect(inPoints("−5")).toBe("-5");
    expect(inPoints("3。5")).toBe("3.5");
  });

  it("is below zero and has a currency as spreadsheets show it", () => {
    expect(inPoints("(1,234.50)")).toBe("-1234.50");
    expect(inCommas("（1.234,50 €）")).toBe("-1234.50");
    expect(inPoints("▲1,234")).toBe("-1234");
    expect(inPoints("-$5.00")).toBe("-5.00");
    expect(inPoints("+5 円")).toBe("5");
    expect(inCommas("12,5 %")).toBe("12.5");
  });

  it("is not made of what is none", () => {
    for (const text of ["3/4", "10:30", "12万", "12k", "0.1+0.2"]) {
      expect(Number(inPoints(text)), text).toBeNaN();
    }
  });

  it("keeps all of its digits", () => {
    expect(inCommas("12345678901234567890,123456789")).toBe("12345678901234567890.123456789");
    expect(inPoints("")).toBe("");
    expect(inPoints("-")).toBe("-");
  });
});
