import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const text = readFileSync(join(import.meta.dirname, "asvs.md"), "utf8");
const rows = text.split("\n").filter((line) => /^\| \d/.test(line));

/** The level 1 requirements by section, and the further ones that the product adopts. */
const wanted = `
  1.2: 1 2 3 4 5; 1.3: 1 2 4 5 6 7 12; 1.5: 1; 2.1: 1; 2.2: 1 2; 2.3: 1 3; 2.4: 1; 3.2: 1 2;
  3.3: 1 2 3 4; 3.4: 1 2 3 4 5 6 7 8; 3.5: 1 2 3 8; 4.1: 1 2 3; 4.4: 1; 5.2: 1 2 4 6; 5.3: 1 2;
  5.4: 1 2; 6.1: 1; 6.2: 1 2 3 4 5 6 7 8 9; 6.3: 1 2 8; 6.4: 1 2 6; 7.2: 1 2 3 4; 7.3: 1 2;
  7.4: 1 2 3 4 5; 8.1: 1; 8.2: 1 2 3; 8.3: 1 2; 11.3: 1 2; 11.4: 1 2; 11.5: 1; 12.1: 1; 12.2: 1 2;
  13.4: 1 2 3 4 5 6 7; 14.2: 1; 14.3: 1 2 3; 15.1: 1; 15.2: 1; 15.3: 1 3 5 6 7; 15.4: 2; 16.2: 5;
  16.3: 1 2; 16.5: 1 2 3 4`;

const ids = wanted.split(";").flatMap((section) => {
  const [name = "", numbers = ""] = section.split(":");
  return numbers
    .trim()
    .split(/\s+/)
    .map((number) => `${name.trim()}.${number}`);
});

/** The requirement ids of a table row, with ranges expanded. */
function idsOf(row: string): string[] {
  const cell = row.split("|")[1] ?? "";
  return [...cell.matchAll(/(\d+\.\d+\.)(\d+)(?: to \1(\d+))?/g)].flatMap(
    ([, section = "", first = "", last = first]) =>
      Array.from(
        { length: Number(last) - Number(first) + 1 },
        (_, place) => `${section}${Number(first) + place}`,
      ),
  );
}

it("the table has each requirement that the product is held to, once", () => {
  const told = rows.flatMap(idsOf);
  expect(ids.filter((id) => !told.includes(id))).toEqual([]);
  expect(told.filter((id, place) => told.indexOf(id) !== place)).toEqual([]);
});

it("names only tests and files that are there", () => {
  const named = [...text.matchAll(/`((?:renderers|schemas|src|tests)\/[^`]*|\w+\.md)`/g)];
  const paths = named.map(([, path = ""]) => path);
  expect(paths.length).toBeGreaterThan(60);
  expect(paths.filter((path) => !existsSync(path))).toEqual([]);
});
