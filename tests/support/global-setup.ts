import { spawnSync } from "node:child_process";
import type { TestProject } from "vitest/node";
import { isBuilt } from "../../src/build/built-from.mjs";
import { findOrInstallChromium } from "./chromium.ts";
import { nameFirstData } from "./first-data.ts";
import { prepareFirstStart } from "./first-start.ts";
import { prepareFirstData } from "./product-process.ts";

/**
 * Runs once before all tests: it sets CHROMIUM_PATH, builds the product and prepares the
 * first-start data, so that no two workers do so at the same time.
 */
export async function setup(project: TestProject): Promise<void> {
  if (!process.env.TEST_DATABASE_URL) {
    console.log("TEST_DATABASE_URL names no PostgreSQL: the storage tests run on PGlite alone.");
  }
  process.env.CHROMIUM_PATH = await findOrInstallChromium();
  await prepare();
  project.onTestsRerun(prepare);
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
