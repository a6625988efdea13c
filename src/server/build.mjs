// Builds the front end to dist/client and the service to dist/server, and notes in dist/built-from
// what they were built from. Plain JavaScript, since nothing is built before it.
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { build } from "vite";
import { fingerprint, mark, root } from "./built-from.mjs";

// Whoever builds, a test as well, builds what people will run.
process.env.NODE_ENV = "production";
const built = fingerprint();
rmSync(mark, { force: true });
const configFile = join(root, "vite.config.ts");
await build({ root, configFile, logLevel: "warn" });
await build({ root, configFile, logLevel: "warn", build: { ssr: "src/server/main.ts" } });
compressAssets(join(root, "dist/client/assets"));
writeFileSync(mark, built);

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
