import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { rulesAndLimits } from "./rules-and-limits.ts";
import { screensAndSessions } from "./screens-and-sessions.ts";

/** Matches the title of a test or of a table of tests, but not of a suite or a skipped test. */
const titled = /(?:\b(?:it|test)|\))\(\s*(?:"((?:\\.|[^"\\])*)"|'((?:\\.|[^'\\])*)')\s*,/g;

const folder = join(import.meta.dirname, "..");

const titles = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((file) => /\.test\.tsx?$/.test(file))
  .flatMap((file) => testTitles(readFileSync(join(folder, file), "utf8")));

it.each(Object.entries({ ...screensAndSessions, ...rulesAndLimits }))(
  "of the specification: %s",
  (_requirement, proofs) => {
    for (const proof of proofs) expect(titles.filter((title) => title === proof)).toEqual([proof]);
  },
);

/** The titles of all tests in a source, as the source writes them. */
function testTitles(source: string): string[] {
  return [...source.matchAll(titled)]
    .filter(({ 0: match, index }) => match[0] !== ")" || !isTableOfSuites(source.slice(0, index)))
    .map(([, doubleQuoted, singleQuoted]) =>
      (doubleQuoted ?? singleQuoted ?? "").replace(/\\(.)/g, "$1"),
    );
}

/** Whether the table before a position makes suites of its rows rather than tests. */
function isTableOfSuites(before: string): boolean {
  const [suite, ...tests] = ["describe.", "it.", "test."].map((name) => before.lastIndexOf(name));
  return suite !== undefined && tests.every((test) => suite > test);
}
