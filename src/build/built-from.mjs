// Checks whether the build matches the current sources.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The project's directory. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** The file that holds the fingerprint of the sources of the last finished build. */
export const mark = join(root, "dist/built-from");

const ofBuild = ["src", "renderers", "schemas", "fixtures", "vite.config.ts", "package-lock.json"];

/**
 * A digest of the names, sizes and times of all files that a build depends on.
 * @param {readonly string[]} [sources] The files and folders that it depends on.
 * @returns {string}
 */
export function fingerprint(sources = ofBuild) {
  const hash = createHash("sha256");
  for (const source of sources) addToHash(hash, source, (_, { mtimeMs }) => `${mtimeMs}\n`);
  return hash.digest("hex");
}

/** The folders and files, beside the pages, that determine the plans of pages. */
const planSources = ["src/catalogue", "src/language", "renderers", "schemas/catalogue"];

/**
 * Identifies the build as far as plans of pages depend on it, by the content of files, so that
 * builds of the same sources on different machines have the same identity.
 * @returns {string}
 */
export function planBuild() {
  const hash = createHash("sha256");
  for (const source of [...planSources, "package-lock.json"]) {
    addToHash(hash, source, (name) => readFileSync(join(root, name)));
  }
  return hash.digest("base64url").slice(0, 16);
}

/**
 * @param {import("node:crypto").Hash} hash
 * @param {string} name A file or a folder below the project's directory.
 * @param {(name: string, status: import("node:fs").Stats) => string | Buffer} tell Returns the data
 * of a file that is hashed.
 */
function addToHash(hash, name, tell) {
  const status = statSync(join(root, name), { throwIfNoEntry: false });
  if (!status) return;
  if (status.isDirectory()) {
    for (const entry of readdirSync(join(root, name)).sort()) {
      addToHash(hash, `${name}/${entry}`, tell);
    }
  } else {
    hash.update(`${name} ${status.size}\n`).update(tell(name, status));
  }
}

/** @returns {boolean} */
export function isBuilt() {
  return existsSync(mark) && readFileSync(mark, "utf8") === fingerprint();
}
