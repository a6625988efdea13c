import { spawnSync } from "node:child_process";
import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { build } from "vite";
import { isBuilt, root } from "../../src/server/built-from.mjs";

/** Where the product's front end stands once it is built. */
export const productClient = join(root, "dist/client");

/** Builds the product as `npm start` does, unless it is built. */
export async function buildProduct(): Promise<void> {
  if (isBuilt()) return;
  const builder = join(root, "src/server/build.mjs");
  const { status } = spawnSync(process.execPath, [builder], { cwd: root, stdio: "inherit" });
  if (status !== 0) throw new Error("The product could not be built; see above.");
}

/** Builds the page written by hand, for production as well. */
export async function buildByHand(outDir: string): Promise<void> {
  process.env.NODE_ENV = "production";
  await build({
    root: join(import.meta.dirname, "by-hand"),
    configFile: false,
    logLevel: "warn",
    plugins: [react()],
    build: { outDir, emptyOutDir: true, chunkSizeWarningLimit: 2000 },
  });
}
