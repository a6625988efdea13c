import { describe, expect, it } from "vitest";
import { compilePage } from "../../../../src/language/compile/compile-page.ts";
import { environment } from "../../../support/shipped-environment.ts";

function told(given: Readonly<Record<string, unknown>>): string[] {
  const rows = { call: "audit.getList", with: given };
  const page = { title: "Changes", body: { kind: "table", rows, search: [] } };
  const { problems } = compilePage("test/changes", JSON.stringify(page), environment);
  return problems.map(({ severity, code, pointer }) => `${severity} ${code} ${pointer}`);
}

const [early, late] = ["'2026-03-01T00:00:00Z'", "'2026-03-31T00:00:00Z'"];

describe("a read of a period", () => {
  it("that ends before it begins is told at its end", () => {
    const backwards = ["warning backwardPeriod /body/rows/with/to"];
    expect(told({ from: late, to: early })).toEqual(backwards);
    // The same moments in two zones are compared as moments, not as texts.
    const [one, other] = ["'2026-03-29T01:30:00+01:00'", "'2026-03-29T00:00:00Z'"];
    expect(told({ from: one, to: other })).toEqual(backwards);
  });

  it("is told too where both moments are counted from one that is computed", () => {
    const backwards = ["warning backwardPeriod /body/rows/with/to"];
    const [past, future] = ["add(now(), -30, 'days')", "add(now(), 30, 'days')"];
    expect(told({ from: "now()", to: past })).toEqual(backwards);
    expect(told({ from: future, to: "now()" })).toEqual(backwards);
    expect(told({ from: future, to: past })).toEqual(backwards);
    expect(told({ from: past, to: "now()" })).toEqual([]);
    expect(told({ from: past, to: "add(now(), -1, 'months')" })).toEqual([]);
    expect(told({ from: "add(now(), 0, 'days')", to: "now()" })).toEqual([]);
    expect(told({ from: "today()", to: past })).toEqual(told({ from: "today()", to: "now()" }));
  });

  it("is accepted in order, of one moment, and where its moments are computed", () => {
    expect(told({ from: early, to: late })).toEqual([]);
    expect(told({ from: early, to: early })).toEqual([]);
    expect(told({ from: late, to: "now()" })).toEqual([]);
    expect(told({ from: late })).toEqual([]);
  });
});
