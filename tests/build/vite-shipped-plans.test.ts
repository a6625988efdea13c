import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { pagesIn } from "../../src/build/vite-shipped-plans.ts";

it("a build takes each page once where links lead back to the folders around them", () => {
  const folder = mkdtempSync(join(tmpdir(), "shipped-plans-"));
  mkdirSync(join(folder, "points"));
  writeFileSync(join(folder, "points/group.json"), "{}");
  symlinkSync(folder, join(folder, "points/around"));
  symlinkSync(join(folder, "points"), join(folder, "same"));
  expect(pagesIn(folder)).toEqual(["points/group", "same/group"]);
});

it("a build passes over folders named like pages and links to nothing", () => {
  const folder = mkdtempSync(join(tmpdir(), "shipped-plans-"));
  mkdirSync(join(folder, "points/folder.json"), { recursive: true });
  writeFileSync(join(folder, "points/group.json"), "{}");
  symlinkSync("nowhere", join(folder, "points/link.json"));
  symlinkSync("circle.json", join(folder, "points/circle.json"));
  symlinkSync("group.json", join(folder, "points/same.json"));
  expect(pagesIn(folder)).toEqual(["points/group", "points/same"]);
});
