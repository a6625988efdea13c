import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { build } from "vite";
import { root } from "../../src/build/built-from.mjs";
import { benchCatalogue } from "./kinds/catalogue.ts";
import type { Builds } from "./scenario.ts";

/** What the product's front end is built from, and the extra files that the build needs. */
const sources = ["src", "renderers", "schemas", "vite.config.ts", "tsconfig.json", "package.json"];

/**
 * Builds both front ends for production in temporary folders. The product's catalogue has one more
 * service, with a request of 100 fields and lists of any length. Returns the folders and a function
 * that removes them.
 */
export async function buildBoth(): Promise<Builds & { remove(): Promise<void> }> {
  process.env.NODE_ENV = "production";
  const folder = await mkdtemp(join(tmpdir(), "bench-"));
  const byHand = join(folder, "by-hand");
  const product = join(folder, "product");
  await buildProduct(folder, product);
  await build({
    root: join(import.meta.dirname, "by-hand"),
    configFile: false,
    logLevel: "warn",
    plugins: [react()],
    build: { outDir: byHand, emptyOutDir: true, chunkSizeWarningLimit: 2000 },
  });
  return { byHand, product, remove: () => rm(folder, { recursive: true, force: true }) };
}

async function buildProduct(folder: string, outDir: string): Promise<void> {
  const copy = join(folder, "copy");
  await mkdir(copy);
  for (const source of sources) {
    await cp(join(root, source), join(copy, source), { recursive: true });
  }
  await symlink(join(root, "node_modules"), join(copy, "node_modules"), "junction");
  const document = join(copy, "schemas/catalogue/bench.json");
  await writeFile(document, JSON.stringify(benchCatalogue));
  const configFile = join(copy, "vite.config.ts");
  await build({ root: copy, configFile, logLevel: "warn", build: { outDir, emptyOutDir: true } });
}
