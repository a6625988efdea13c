import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import project from "../../package.json" with { type: "json" };
import { writeBillOfMaterials } from "../../src/build/bill-of-materials.mjs";

it("the build lists every package of the product and its licence, and none that only tests need", () => {
  const directory = mkdtempSync(join(tmpdir(), "screenwright-bill-"));
  expect(writeBillOfMaterials(directory)).toBe(true);
  const text = readFileSync(join(directory, "sbom.json"), "utf8");
  const bill: { bomFormat: string; components: { name: string; version: string }[] } =
    JSON.parse(text);
  const licences = readFileSync(join(directory, "licences.txt"), "utf8");
  rmSync(directory, { recursive: true });
  const listed = bill.components.map(({ name, version }) => `${name} ${version}`);
  expect(bill.bomFormat).toBe("CycloneDX");
  for (const [name, version] of Object.entries(project.dependencies)) {
    expect(listed).toContain(`${name} ${version}`);
  }
  expect(listed.filter((name) => name.startsWith("vitest "))).toEqual([]);
  expect(listed.filter((name) => !licences.includes(`${name}: `))).toEqual([]);
  expect(licences).not.toContain(": not told");
  expect(licences).toContain("Permission is hereby granted, free of charge");
});
