import { findOrInstallChromium } from "./chromium.ts";

/** Runs once before all tests: the workers find the browser's path in CHROMIUM_PATH. */
export async function setup(): Promise<void> {
  process.env.CHROMIUM_PATH = await findOrInstallChromium();
}
