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

  it("keeps the files of the one before it, and of none that was earlier", async () => {
    expect(await build("first", "main-1.js", "shared-1.js")).toEqual(["main-1.js", "shared-1.js"]);
    expect(await build("second", "main-2.js", "shared-1.js")).toEqual([
      ...["main-1.js", "main-2.js", "shared-1.js"],
    ]);
    expect(await build("third", "main-3.js", "shared-1.js")).toEqual([
      ...["main-2.js", "main-3.js", "shared-1.js"],
    ]);
  });

  it("of the same sources keeps what the one before it kept", async () => {
    expect(await build("again", "main-3.js", "shared-1.js")).toEqual([
      ...["main-2.js", "main-3.js", "shared-1.js"],
    ]);
    expect(await build("fourth", "main-4.js", "shared-4.js")).toEqual([
      ...["main-3.js", "main-4.js", "shared-1.js", "shared-4.js"],
    ]);
  });
});
