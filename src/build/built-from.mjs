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
  for (const source of sources) addToHash(hash, source, (_, { mtimeMs }) => `${mtimeMs}\n`);
  return hash.digest("hex");
}

/** What plans of pages are made by, beside the pages. */
const planSources = ["src/catalogue", "src/language", "renderers", "schemas/catalogue"];

/**
 * Names the build as far as the plans of pages depend on it, by what its files hold: machines that
 * build the same understand each other.
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
 * @param {(name: string, status: import("node:fs").Stats) => string | Buffer} tell What a file is told by.
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
