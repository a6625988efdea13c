// Browsers that are open ask for the files of the build they began with, and so does a product that
// goes on running while another is built. One build long those files stand beside the new ones.
import { copyFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Names what a build has of the one before; like all such names, it is never served. */
const list = ".kept-assets";

/**
 * Takes over what the last build had and the next has not, except what the last took over itself.
 * @param {string} last The folder of the last build's front end; it need not exist.
 * @param {string} next The folder of the new one.
 */
export function keepAssets(last, next) {
  const from = join(last, "assets");
  if (!existsSync(from)) return;
  const listed = join(last, list);
  const older = new Set(existsSync(listed) ? readFileSync(listed, "utf8").split("\n") : []);
  const gone = readdirSync(from).filter((name) => !existsSync(join(next, "assets", name)));
  const own = gone.filter((name) => !older.has(name));
  // The same once more is no other build.
  const kept = own.length > 0 ? own : gone;
  for (const name of kept) copyFileSync(join(from, name), join(next, "assets", name));
  writeFileSync(join(next, list), kept.join("\n"));
}
