// Builds the front end to dist/client and the service to dist/server, and notes in dist/built-from
// what they were built from. Plain JavaScript, since nothing is built before it.
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { build } from "vite";
import { fingerprint, mark, root } from "./built-from.mjs";
import { bundledPackages } from "./bundled-packages.mjs";
import { keepAssets } from "./kept-assets.mjs";

/** The service, and the thread beside it that does what may take long. */
const programs = {
  main: "src/server/main.ts",
  "heavy-worker": "src/server/beside/heavy-worker.ts",
};

// Whoever builds, a test as well, builds what people will run.
process.env.NODE_ENV = "production";
const built = fingerprint();
const dist = join(root, "dist");
mkdirSync(dist, { recursive: true });
// Built aside and moved into place: somebody else may be building at the same time.
const draft = mkdtempSync(join(dist, ".draft-"));
try {
  await buildTo("client", {});
  await buildTo("server", { ssr: true, rolldownOptions: { input: programs } });
  compressAssets(join(draft, "client/assets"));
  keepAssets(join(dist, "client"), join(draft, "client"));
  rmSync(mark, { force: true });
  for (const part of ["client", "server"]) {
    // Moved away rather than deleted: what runs from there misses it for a moment only.
    if (existsSync(join(dist, part))) renameSync(join(dist, part), join(draft, `last-${part}`));
    renameSync(join(draft, part), join(dist, part));
  }
  writeFileSync(mark, built);
} finally {
  rmSync(draft, { recursive: true, force: true });
}

/**
 * @param {string} part
 * @param {import("vite").BuildOptions} options
 */
async function buildTo(part, options) {
  const configFile = join(root, "vite.config.ts");
  const outDir = join(draft, part);
  const ssr = { noExternal: bundledPackages };
  await build({ root, configFile, logLevel: "warn", ssr, build: { ...options, outDir } });
}

/**
 * Writes a Brotli and a gzip file beside every text that a browser loads.
 * @param {string} directory
 */
function compressAssets(directory) {
  for (const name of readdirSync(directory)) {
    const file = join(directory, name);
    if (!/\.(js|css|svg|json)$/.test(name) || statSync(file).size < 1024) continue;
    const content = readFileSync(file);
    const quality = { [constants.BROTLI_PARAM_QUALITY]: 9 };
    writeFileSync(`${file}.br`, brotliCompressSync(content, { params: quality }));
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
}
