import { posix } from "node:path";
import { describe, expect, it } from "vitest";
import { pathsIn, readSource, readSources } from "./source-files.ts";

const mostFunctionLines = 60;
const mostUsualFunctionLines = 24;
const mostFileLines = 250;
const mostFilesInFolder = 25;

/** Whether a file's size is limited; texts and generated files may be of any length. */
const isCounted = (path: string): boolean => !/^src\/i18n\/|\/texts\/|\.gen\.ts$/.test(path);

/** Folders with many files of the same sort, in which a file is found by its name. */
const lists = ["src/server/handlers", "src/server/storage/migrations"];

const sources = readSources(["src", "renderers"]).filter(({ path }) => isCounted(path));
const functions = sources.flatMap(({ path, functions }) =>
  functions.map((one) => ({ ...one, place: `${path}:${one.line} ${one.name}` })),
);

describe("what is read at one go is short", () => {
  it("a function, a component too", () => {
    const long = functions.filter(({ lines }) => lines > mostFunctionLines);
    expect(long.map(({ place, lines }) => `${place} has ${lines} lines`)).toEqual([]);
  });

  it("most functions by far", () => {
    const lengths = functions.map(({ lines }) => lines).sort((a, b) => a - b);
    expect(lengths[Math.floor(lengths.length * 0.9)]).toBeLessThanOrEqual(mostUsualFunctionLines);
  });

  it("a file", () => {
    const long = sources.filter(({ lines }) => lines > mostFileLines);
    expect(long.map(({ path, lines }) => `${path} has ${lines} lines`)).toEqual([]);
  });

  it("a folder", () => {
    const counts = new Map<string, number>();
    for (const path of ["src", "renderers", "tests"].flatMap(pathsIn).filter(isCounted)) {
      const folder = posix.dirname(path);
      counts.set(folder, (counts.get(folder) ?? 0) + 1);
    }
    const full = [...counts].filter(
      ([folder, count]) => count > mostFilesInFolder && !lists.includes(folder),
    );
    expect(full).toEqual([]);
  });
});

it("a function is measured from its first line to its last, whatever stands in it", () => {
  const component = `export function Card() {\n  return (\n    <p>\n${"      text\n".repeat(70)}    </p>\n  );\n}\n`;
  const [measured] = readSource("src/ui/card.tsx", component, []).functions;
  expect(measured).toEqual({ name: "Card", line: 1, lines: 76 });
});
