import { describe, expect, it } from "vitest";
import { fillPlaces, placesIn } from "../../src/i18n/places.ts";

describe("the places of a text", () => {
  it.each([
    ["Order {{row.no}}", ["row.no"]],
    ["{{a}}{{b}}", ["a", "b"]],
    ["{{ row.no }} of {{ size(rows) }}", [" row.no ", " size(rows) "]],
    ["{{ {'a': {'b': 1}}.a.b }}", [" {'a': {'b': 1}}.a.b "]],
    ["{{ '}}' }} stays", [" '}}' "]],
    ['{{ "it\'s" }}', [' "it\'s" ']],
    ["{{row's}} name", ["row's"]],
    ["no {place}", []],
    ["nobody closes {{row.no", []],
    ["nobody closes {{row.no}", []],
  ])("%s", (text, sources) => {
    expect(placesIn(text).map(({ source }) => source)).toEqual(sources);
  });

  it("are filled once: what a value holds is no place", () => {
    const filled = fillPlaces("{{a}} and {{b}}", { a: "{{b}} $& $1", b: "B" });
    expect(filled).toBe("{{b}} $& $1 and B");
  });

  it("that have no value stay as they are", () => {
    expect(fillPlaces("{{a}} {{constructor}}", { a: 1 })).toBe("1 {{constructor}}");
  });

  it("of a long text are found in one go", () => {
    const long = "{{a}}'".repeat(300_000);
    expect(fillPlaces(long, { a: 1 })).toHaveLength(600_000);
  });
});
