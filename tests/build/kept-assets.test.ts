import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { keepAssets } from "../../src/build/kept-assets.mjs";

describe("a new build", () => {
  let directory: string;
  let last: string;

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), "screenwright-build-"));
    last = join(directory, "none");
  });
  afterAll(() => rm(directory, { recursive: true }));

  /** Builds files with the given names; returns the names of all assets after the build. */
  const build = async (name: string, ...assets: string[]): Promise<string[]> => {
    const next = join(directory, name);
    await mkdir(join(next, "assets"), { recursive: true });
    for (const asset of assets) await writeFile(join(next, "assets", asset), name);
    keepAssets(last, next);
    last = next;
    return (await readdir(join(next, "assets"))).sort();
  };

  it("keeps the files of the five before it, and of none that was earlier", async () => {
    expect(await build("first", "main-1.js", "shared-1.js")).toEqual(["main-1.js", "shared-1.js"]);
    for (const name of ["2", "3", "4", "5"]) await build(name, `main-${name}.js`, "shared-1.js");
    const mains = (...numbers: number[]) => numbers.map((number) => `main-${number}.js`);
    expect(await build("sixth", "main-6.js", "shared-1.js")).toEqual([
      ...mains(1, 2, 3, 4, 5, 6),
      "shared-1.js",
    ]);
    expect(await build("seventh", "main-7.js", "shared-7.js")).toEqual([
      ...mains(2, 3, 4, 5, 6, 7),
      ...["shared-1.js", "shared-7.js"],
    ]);
  });

  it("of the same sources keeps what the one before it kept", async () => {
    const kept = await readdir(join(last, "assets"));
    for (let times = 1; times < 8; times++) {
      expect(await build(`again ${times}`, "main-7.js", "shared-7.js")).toEqual(kept.sort());
    }
    expect(await build("eighth", "main-8.js", "shared-7.js")).toEqual([
      ...[3, 4, 5, 6, 7, 8].map((number) => `main-${number}.js`),
      ...["shared-1.js", "shared-7.js"],
    ]);
  });

  it("keeps what a build of an earlier version lists by its name alone", async () => {
    await writeFile(join(last, ".kept-assets"), "main-3.js\nshared-1.js");
    expect(await build("ninth", "main-9.js", "shared-7.js")).toContain("main-3.js");
  });
});
