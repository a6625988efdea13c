// Open browsers still request the files of the build that they loaded, and so does a service that
// runs while another build is made. Therefore the files of the previous build are kept for one
// build.
import { copyFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * The file that lists the assets kept from the previous build; files with such a name are never
 * served.
 */
const list = ".kept-assets";

/**
 * Copies the previous build's assets that the new build lacks, except those that the previous build
 * had copied itself.
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
  // If nothing has changed since the previous build, the assets that it had copied are kept again.
  const kept = own.length > 0 ? own : gone;
  for (const name of kept) copyFileSync(join(from, name), join(next, "assets", name));
  writeFileSync(join(next, list), kept.join("\n"));
}
