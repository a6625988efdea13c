import { spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { isBuilt } from "../../src/build/built-from.mjs";
import { findOrInstallChromium } from "./browser/chromium.ts";
import { nameFirstData } from "./first-data.ts";
import { prepareFirstStart } from "./first-start.ts";
import { prepareFirstData } from "./product-process.ts";

/**
 * Runs once before all tests: it sets CHROMIUM_PATH, builds the product and prepares the
 * first-start data, so that no two workers do so at the same time. The temporary files of the tests
 * and of the programs that they start are in one folder, which is deleted after the run.
 */
export async function setup(project: TestProject): Promise<() => void> {
  const temporary = mkdtempSync(join(tmpdir(), "screenwright-tests-"));
  // A database server of the tests does not run as root, and must reach its own folder.
  chmodSync(temporary, 0o755);
  process.env.TMPDIR = temporary;
  if (!process.env.TEST_DATABASE_URL) {
    console.log("TEST_DATABASE_URL names no PostgreSQL: the storage tests run on PGlite alone.");
  }
  process.env.CHROMIUM_PATH = await findOrInstallChromium();
  await prepare();
  project.onTestsRerun(prepare);
  return () => rmSync(temporary, { recursive: true, force: true, maxRetries: 5 });
}

async function prepare(): Promise<void> {
  if (!isBuilt()) build();
  nameFirstData();
  await prepareFirstStart();
  await prepareFirstData();
}

function build(): void {
  const { status } = spawnSync(process.execPath, ["src/build/build.mjs"], { stdio: "inherit" });
  if (status !== 0) throw new Error("The product could not be built; see above.");
}
