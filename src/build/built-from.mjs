// Tells whether what is built was built from the sources as they are.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The project's directory. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** The file that holds the fingerprint of the sources of the last finished build. */
export const mark = join(root, "dist/built-from");

const sources = ["src", "renderers", "schemas", "fixtures", "vite.config.ts", "package-lock.json"];

/**
 * A digest of the names, sizes and times of all files that go into a build.
 * @returns {string}
 */
export function fingerprint() {
  const hash = createHash("sha256");
  for (const source of sources) addToHash(hash, source);
  return hash.digest("hex");
}

/**
 * @param {import("node:crypto").Hash} hash
 * @param {string} name A file or a folder below the project's directory.
 */
function addToHash(hash, name) {
  const status = statSync(join(root, name), { throwIfNoEntry: false });
  if (!status) return;
  if (status.isDirectory()) {
    for (const entry of readdirSync(join(root, name)).sort()) addToHash(hash, `${name}/${entry}`);
  } else {
    hash.update(`${name} ${status.size} ${status.mtimeMs}\n`);
  }
}

/** @returns {boolean} */
export function isBuilt() {
  return existsSync(mark) && readFileSync(mark, "utf8") === fingerprint();
}
