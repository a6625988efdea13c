// Bundles a program of the command line, so that it starts without transforming each of its modules.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { dirname, join, parse } from "node:path";
import { fingerprint, root } from "./built-from.mjs";

/** Milliseconds after which no program can still be about to load a part of an older bundle. */
const unusedMs = 86_400_000;

/**
 * The path of a program's bundle, which is made again where the sources have changed; `null` where
 * it cannot be made, for example because a module has a fault or `node_modules` cannot be written.
 * @param {string} entry
 * @returns {Promise<string | null>}
 */
export async function bundledProgram(entry) {
  const bundles = join(root, "node_modules/.cache/programs");
  const sources = ["src", "renderers", "schemas/catalogue", "package-lock.json"];
  const name = createHash("sha256")
    .update(`${entry} ${fingerprint(sources)}`)
    .digest("hex");
  const folder = join(bundles, name);
  const draft = `${folder}.${process.pid}`;
  const file = join(folder, `${parse(entry).name}.mjs`);
  if (existsSync(file)) return file;
  const { NODE_ENV } = process.env;
  try {
    mkdirSync(bundles, { recursive: true });
    removeUnused(bundles);
    await bundle(entry, draft);
    renameSync(draft, folder);
    return file;
  } catch {
    // Another process may have made it meanwhile.
    return existsSync(file) ? file : null;
  } finally {
    rmSync(draft, { recursive: true, force: true });
    // The build tool sets it, and React would then be loaded without what snapshots need.
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  }
}

/**
 * @param {string} entry
 * @param {string} outDir
 */
async function bundle(entry, outDir) {
  const { build } = await import("vite");
  await build({
    root,
    mode: "development",
    configFile: false,
    logLevel: "silent",
    publicDir: false,
    plugins: [ownFolders],
    build: {
      ssr: entry,
      outDir,
      target: "node20",
      minify: false,
      rolldownOptions: {
        output: {
          entryFileNames: "[name].mjs",
          chunkFileNames: "[name]-[hash].mjs",
          strictExecutionOrder: true,
        },
      },
    },
  });
}

/**
 * Modules that find files beside themselves look where their source is.
 * @type {import("vite").Plugin}
 */
const ownFolders = {
  name: "own-folders",
  transform: (code, id) =>
    code.includes("import.meta.dirname")
      ? code.replaceAll("import.meta.dirname", JSON.stringify(dirname(id)))
      : null,
};

/** @param {string} bundles */
function removeUnused(bundles) {
  for (const name of readdirSync(bundles)) {
    const made = statSync(join(bundles, name), { throwIfNoEntry: false });
    if (!made || Date.now() - made.mtimeMs < unusedMs) continue;
    rmSync(join(bundles, name), { recursive: true, force: true });
  }
}
