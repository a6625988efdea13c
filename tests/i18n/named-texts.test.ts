import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, it } from "vitest";
import { texts } from "../../src/i18n/texts.ts";
import { keysOf } from "../../src/i18n/translator.ts";
import { pathsIn } from "../house/source-files.ts";

const root = resolve(import.meta.dirname, "../..");
const keys = new Set(
  keysOf(texts.en).map((key) => key.replace(/_(zero|one|two|few|many|other)$/, "")),
);
/** What keys begin with, up to one of their dots. */
const starts = new Set(
  [...keys].flatMap((key) => key.split(".").map((_, at, steps) => steps.slice(0, at).join("."))),
);

/** The quoted texts in what is passed to `text` or `say` as its key: one, or one of two. */
function namedIn(source: string): string[] {
  const passed = source.matchAll(/\b(?:text|say)\(\s*((?:\$\{[^{}]*\}|[^,;{}()])*)/g);
  return [...passed].flatMap(([, first = ""]) =>
    [...first.matchAll(/"(\w+(?:\.\w+)+)"|`(\w+(?:\.\w+)*)\.\$\{/g)].flatMap(
      ([, whole, start = ""]) => whole ?? `${start}.`,
    ),
  );
}

const exists = (key: string): boolean =>
  key.endsWith(".") ? starts.has(key.slice(0, -1)) : keys.has(key);

it("every text that the code names is there", () => {
  const paths = ["src", "renderers"].flatMap(pathsIn).filter((path) => /\.tsx?$/.test(path));
  const named = paths.flatMap((path) =>
    namedIn(readFileSync(resolve(root, path), "utf8")).map((key) => ({ path, key })),
  );
  expect(named.length).toBeGreaterThan(1000);
  expect(named.filter(({ key }) => !exists(key))).toEqual([]);
});
