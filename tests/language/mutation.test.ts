import { describe, expect, it } from "vitest";
import { readPageFiles } from "../../src/cli/page-files.ts";
import { compilePage } from "../../src/language/compile/compile-page.ts";
import { heal, mutate } from "../mutation/mutate.ts";
import { environment } from "../support/shipped-environment.ts";

const pages = readPageFiles();

describe("of all pages that are shipped", () => {
  it("none has a problem", () => {
    const problems = pages.flatMap(
      ({ path, source }) => compilePage(path, source, environment).problems,
    );
    expect(problems).toEqual([]);
  });

  // Only some mistakes are made, to save time; `npm run mutate` makes all.
  it("99 of 100 mistakes are told with the right code at the right place", () => {
    const results = mutate(pages, environment, 12);
    const missed = results.flatMap(({ name, missed: those }) =>
      those.map(({ path, defect }) => `${name}: ${path}, ${defect.code} ${defect.pointer}`),
    );
    const made = results.reduce((sum, result) => sum + result.made, 0);
    expect(made).toBeGreaterThan(500);
    expect(missed.slice(Math.floor(made / 100))).toEqual([]);
  });

  it("95 of 100 misspelt names are healed by the first quick fix, and nothing else is broken", () => {
    const results = heal(pages, environment, 12);
    const made = results.reduce((sum, result) => sum + result.made, 0);
    const ill = results.flatMap((result) => result.ill.map((place) => `${result.name}: ${place}`));
    expect(made).toBeGreaterThan(200);
    expect(ill.slice(Math.floor(made / 20))).toEqual([]);
  });
});
