import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { SpecificationLine } from "./line.ts";
import { section2 } from "./section-2.ts";
import { section3 } from "./section-3.ts";
import { section4 } from "./section-4.ts";
import { section5 } from "./section-5.ts";
import { section6 } from "./section-6.ts";
import { section8 } from "./section-8.ts";
import { section9 } from "./section-9.ts";
import { testTitles } from "./titles.ts";

const sections: Readonly<Record<string, readonly SpecificationLine[]>> = {
  "2": section2,
  "3": section3,
  "4": section4,
  "5": section5,
  "6": section6,
  "8": section8,
  "9": section9,
};

const specification = "../shared/spec/specification.md";

describe.each(Object.entries(sections))("section %s of the specification", (name, lines) => {
  it("names only tests that there are", () => {
    const missing = lines
      .flatMap((line) => ("proofs" in line ? line.proofs : []))
      .filter(({ file, test }) => !titlesIn(file).has(test));
    expect(missing).toEqual([]);
  });

  it.skipIf(!existsSync(specification))("is here line by line as it stands", () => {
    const written = linesOf(readFileSync(specification, "utf8"), name);
    expect(lines.map(({ text }) => text)).toEqual(written);
  });
});

const titles = new Map<string, Set<string>>();

function titlesIn(file: string): Set<string> {
  const known = titles.get(file);
  if (known) return known;
  const found = existsSync(file) ? testTitles(readFileSync(file, "utf8")) : new Set<string>();
  titles.set(file, found);
  return found;
}

/** Every bullet and every table row of a section, without its mark. */
function linesOf(source: string, section: string): string[] {
  const start = source.indexOf(`\n## ${section}. `);
  const end = source.indexOf("\n## ", start + 1);
  const body = source.slice(start, end === -1 ? undefined : end).split("\n");
  return body.flatMap((line, index) => {
    if (/^\s*- /.test(line)) return [line.replace(/^\s*- /, "")];
    const isRow = line.startsWith("|") && !/^\|\s*-/.test(line);
    const isHead = /^\|\s*-/.test(body[index + 1] ?? "");
    return isRow && !isHead ? [line] : [];
  });
}
