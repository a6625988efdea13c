// Plain JavaScript, since the build runs before anything is built.
import { readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";

/** How the name of a build's draft folder begins. */
export const draftPrefix = ".draft-";
/** Milliseconds without a change after which no build can still be writing a draft. */
const abandonedMs = 3_600_000;

/**
 * Deletes the drafts that killed builds have left, each of up to 22 MB: a service that is restarted
 * whenever its build is killed would fill the disk.
 * @param {string} dist
 * @param {number} [now]
 */
export function removeLeftDrafts(dist, now = Date.now()) {
  for (const name of readdirSync(dist)) {
    const folder = join(dist, name);
    if (!name.startsWith(draftPrefix)) continue;
    const left = statSync(folder, { throwIfNoEntry: false });
    if (left && now - left.mtimeMs > abandonedMs) rmSync(folder, { recursive: true, force: true });
  }
}
