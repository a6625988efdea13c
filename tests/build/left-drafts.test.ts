import { mkdirSync, mkdtempSync, readdirSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { removeLeftDrafts } from "../../src/build/left-drafts.mjs";

describe("the drafts of builds", () => {
  it("are deleted once no build can be writing them, and nothing else is", () => {
    const dist = mkdtempSync(join(tmpdir(), "dist-"));
    const now = Date.now();
    const make = (name: string, ageMinutes: number) => {
      mkdirSync(join(dist, name));
      writeFileSync(join(dist, name, "index.html"), "");
      const then = new Date(now - ageMinutes * 60_000);
      utimesSync(join(dist, name), then, then);
    };
    make("client", 9_000);
    make(".draft-killed", 61);
    make(".draft-running", 59);
    removeLeftDrafts(dist, now);
    expect(readdirSync(dist).sort()).toEqual([".draft-running", "client"]);
  });
});
