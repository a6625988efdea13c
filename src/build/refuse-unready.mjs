// Refuses what no program of the project can work with, before anything that needs it is loaded.
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { root } from "./built-from.mjs";

/**
 * Ends the program with a sentence where Node is too old, packages are not installed, or the path
 * of the project's folder contains a character that means something else in the addresses of
 * modules, as Vite reads them.
 */
export function refuseUnready() {
  const fault = findFault();
  if (fault === null) return;
  process.stderr.write(`${fault}, and run the command again.\n`);
  process.exit(1);
}

/** @returns {string | null} */
function findFault() {
  const { engines, dependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const least = engines.node.replace(">=", "");
  if (process.versions.node.localeCompare(least, "en", { numeric: true }) < 0) {
    return `Screenwright needs Node ${least} or newer, not ${process.version}. Install that`;
  }
  const { paths } = createRequire(join(root, "package.json")).resolve;
  const missing = Object.keys(dependencies).find(
    (name) => !paths(name)?.some((folder) => existsSync(join(folder, name))),
  );
  if (missing) return `The package ${missing} is not installed. Run npm ci`;
  const [character] = /[#?*]/.exec(root) ?? [];
  if (!character) return null;
  return (
    `The folder ${root} has "${character}" in its path, where the build tool finds no files. ` +
    "Move or rename the folder"
  );
}
