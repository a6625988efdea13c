import { existsSync } from "node:fs";
import { basename, dirname } from "node:path";
import { expect, it } from "vitest";
import { pathsIn } from "./source-files.ts";

/** Folders of tests that concern several folders of the source, or none, and so mirror none. */
const aside = [
  ...["bench", "browser", "conformance", "corpus", "hostile", "house"],
  ...["mistakes", "mutation", "snapshots", "specification", "support", "sweep"],
];

const tests = pathsIn("tests").filter(
  (file) => /\.test\.tsx?$/.test(file) && !aside.includes(file.split("/")[1] ?? ""),
);
const sources = [...pathsIn("src"), ...pathsIn("renderers")].filter((file) =>
  /\.(tsx?|mjs)$/.test(file),
);

/** The folder of the source that a folder of tests mirrors. */
function mirrored(folder: string): string {
  const place = folder.replace(/^tests\//, "");
  return /^renderers(\/|$)/.test(place) ? place : `src/${place}`;
}

const nameOf = (file: string) => basename(file).replace(/(\.test)?\.\w+$/, "");

it("every folder of tests mirrors one of the source", () => {
  const folders = [...new Set(tests.map((file) => dirname(file)))];
  expect(folders.filter((folder) => !existsSync(mirrored(folder)))).toEqual([]);
});

it("a test that is named as one file of its room stands beside it", () => {
  const astray = tests.filter((test) => {
    const folder = mirrored(dirname(test));
    const namesakes = sources.filter(
      (file) => file.startsWith(`${folder}/`) && nameOf(file) === nameOf(test),
    );
    return namesakes.length > 0 && !namesakes.some((file) => dirname(file) === folder);
  });
  expect(astray).toEqual([]);
});
