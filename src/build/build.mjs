// Builds the front end to dist/client and the service to dist/server. It writes the fingerprint of
// the sources to dist/built-from, the contents of each script to dist/parts.json, and the packages
// of both to dist/sbom.json and dist/licences.txt. With `--if-changed` it does nothing where the
// build matches the sources. Plain JavaScript, since nothing is built before it.
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
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { writeBillOfMaterials } from "./bill-of-materials.mjs";
import { fingerprint, isBuilt, mark, root } from "./built-from.mjs";
import { bundledPackages } from "./bundled-packages.mjs";
import { keepAssets } from "./kept-assets.mjs";
import { draftPrefix, removeLeftDrafts } from "./left-drafts.mjs";
import { refuseUnready } from "./refuse-unready.mjs";

/**
 * The programs of the service: the service itself, its worker thread for long tasks, and the
 * commands on its database.
 */
const programs = {
  commands: "src/server/commands/run-command.ts",
  main: "src/server/main.ts",
  "heavy-worker": "src/server/threads/heavy-worker.ts",
};

refuseUnready();
if (process.argv.includes("--if-changed") && isBuilt()) process.exit();
// Loaded only now, as it may not be installed.
const { build } = await import("vite");

// Every build, also one that a test makes, is a production build.
process.env.NODE_ENV = "production";
const built = fingerprint();
const dist = join(root, "dist");
const draft = makeDraft();
process.once("exit", () => rmSync(draft, { recursive: true, force: true }));
// A start that is killed takes its build with it: the next start would build beside it.
process.once("disconnect", () => process.exit(1));
process.channel?.unref();

const parts = partsOf(await buildTo("client", {}));
await buildTo("server", { ssr: true, rolldownOptions: { input: programs } });
await compressAssets(join(draft, "client/assets"));
keepAssets(join(dist, "client"), join(draft, "client"));
rmSync(mark, { force: true });
for (const part of ["client", "server"]) {
  // The old build is renamed rather than deleted, so that a running service misses its files only
  // briefly.
  if (existsSync(join(dist, part))) renameSync(join(dist, part), join(draft, `last-${part}`));
  renameSync(join(draft, part), join(dist, part));
}
writeFileSync(join(dist, "parts.json"), JSON.stringify(parts));
if (!writeBillOfMaterials(dist)) {
  process.stderr.write("npm could not list the packages: dist/sbom.json was not written.\n");
}
writeFileSync(mark, built);

/**
 * Makes the draft folder to which the build is written before it is moved, since another build may
 * run at the same time. Who runs the service need not be the one who may write here.
 */
function makeDraft() {
  try {
    mkdirSync(dist, { recursive: true });
    removeLeftDrafts(dist);
    return mkdtempSync(join(dist, draftPrefix));
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    process.stderr.write(
      `${dist} cannot be written (${reason}). Run npm run build as a user who may write there.\n`,
    );
    process.exit(1);
  }
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
 * Counts for each script how many characters come from which package or folder, before
 * minification.
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
 * The package that a module belongs to, or its folder, such as `src/shell` or
 * `renderers/blocks/table`.
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
 * Writes a Brotli and a gzip version of every text file that a browser loads, each as small as
 * possible; Brotli's best quality, its default, is slow, so files are compressed side by side.
 * @param {string} directory
 */
async function compressAssets(directory) {
  const files = readdirSync(directory)
    .filter((name) => /\.(js|css|svg|json)$/.test(name))
    .map((name) => join(directory, name))
    .filter((file) => statSync(file).size >= 1024);
  const compress = async (/** @type {string} */ file) => {
    const content = readFileSync(file);
    writeFileSync(`${file}.br`, await promisify(brotliCompress)(content));
    writeFileSync(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
  };
  await Promise.all(files.map(compress));
}
