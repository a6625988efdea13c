// Builds the front end to dist/client and the service to dist/server. It notes in dist/built-from
// what they were built from, in dist/parts.json what each file of the front end is made of, and in
// dist/sbom.json and dist/licences.txt the packages of both.
// Plain JavaScript, since nothing is built before it.
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
import { writeBillOfMaterials } from "./bill-of-materials.mjs";
import { fingerprint, mark, root } from "./built-from.mjs";
import { bundledPackages } from "./bundled-packages.mjs";
import { keepAssets } from "./kept-assets.mjs";

/** The service, the thread beside it that does what may take long, and what backs up and restores. */
const programs = {
  backup: "src/server/backup/commands.ts",
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
  const parts = partsOf(await buildTo("client", {}));
  await buildTo("server", { ssr: true, rolldownOptions: { input: programs } });
  compressAssets(join(draft, "client/assets"));
  keepAssets(join(dist, "client"), join(draft, "client"));
  rmSync(mark, { force: true });
  for (const part of ["client", "server"]) {
    // Moved away rather than deleted: what runs from there misses it for a moment only.
    if (existsSync(join(dist, part))) renameSync(join(dist, part), join(draft, `last-${part}`));
    renameSync(join(draft, part), join(dist, part));
  }
  writeFileSync(join(dist, "parts.json"), JSON.stringify(parts));
  if (!writeBillOfMaterials(dist)) {
    process.stderr.write("npm could not tell the packages: dist/sbom.json was not written.\n");
  }
  writeFileSync(mark, built);
} finally {
  rmSync(draft, { recursive: true, force: true });
}

/**
 * @param {string} part
 * @param {import("vite").BuildOptions} options
 * @returns {Promise<import("vite").Rolldown.OutputChunk[]>}
 */
async function buildTo(part, options) {
  const configFile = join(root, "vite.config.ts");
  const outDir = join(draft, part);
  const ssr = { noExternal: bundledPackages };
  const made = await build({
    root,
    configFile,
    logLevel: "warn",
    ssr,
    build: { ...options, outDir },
  });
  const outputs = [made].flat().flatMap((one) => ("output" in one ? one.output : []));
  return outputs.filter((file) => file.type === "chunk");
}

/**
 * Of each script, how many characters come from which package or room, before it is made small.
 * @param {import("vite").Rolldown.OutputChunk[]} chunks
 */
function partsOf(chunks) {
  const parts = chunks.map(({ fileName, modules }) => {
    /** @type {Record<string, number>} */
    const lengths = {};
    for (const [id, { renderedLength }] of Object.entries(modules)) {
      const owner = ownerOf(id);
      lengths[owner] = (lengths[owner] ?? 0) + renderedLength;
    }
    return [fileName, lengths];
  });
  return Object.fromEntries(parts);
}

/**
 * The package that a module is of, or its room, as `src/shell` and `renderers/blocks/table`.
 * @param {string} id
 */
function ownerOf(id) {
  const [, inPackage] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id) ?? [];
  if (inPackage) return inPackage;
  const steps = id.startsWith(root) ? id.slice(root.length + 1).split("/") : ["the bundler"];
  const depth = steps[0] === "renderers" ? 3 : 2;
  return steps.slice(0, Math.min(depth, Math.max(1, steps.length - 1))).join("/");
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
