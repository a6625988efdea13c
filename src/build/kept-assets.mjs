// Open browsers still request the files of the build that they loaded, and so do a service that runs
// while other builds are made and the browsers that come to it. Therefore the files of the last few
// builds are kept.
import { copyFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * The file that lists the assets kept from earlier builds, each with the number of builds since the
 * last one that made it; files with such a name are never served.
 */
const list = ".kept-assets";

/** How many earlier builds' files are kept: each adds 15 MB at most. */
const mostBuilds = 5;

/**
 * Copies the earlier builds' assets that the new build lacks, except the oldest.
 * @param {string} last The folder of the last build's front end; it need not exist.
 * @param {string} next The folder of the new one.
 */
export function keepAssets(last, next) {
  const from = join(last, "assets");
  if (!existsSync(from)) return;
  const ages = agesIn(join(last, list));
  const gone = readdirSync(from).filter((name) => !existsSync(join(next, "assets", name)));
  // If nothing has changed since the previous build, no file has become older.
  const older = gone.every((name) => ages.has(name)) ? 0 : 1;
  const lines = gone.flatMap((name) => {
    const age = (ages.get(name) ?? 0) + older;
    if (age > mostBuilds) return [];
    copyFileSync(join(from, name), join(next, "assets", name));
    return [`${name} ${age}`];
  });
  writeFileSync(join(next, list), lines.join("\n"));
}

/**
 * The ages of the assets that a file lists; a list of an earlier version has names alone.
 * @param {string} file
 * @returns {Map<string, number>}
 */
function agesIn(file) {
  const lines = existsSync(file) ? readFileSync(file, "utf8").split("\n") : [];
  return new Map(
    lines.map((line) => {
      const [name = "", age = "1"] = line.split(" ");
      return [name, Number(age)];
    }),
  );
}
