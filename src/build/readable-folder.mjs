// Refuses a folder whose files the build tool could not find.
import { root } from "./built-from.mjs";

/**
 * Ends the program with a sentence where the path of the project's folder contains a character that
 * means something else in the addresses of modules, as Vite reads them.
 */
export function refuseUnreadableFolder() {
  const [character] = /[#?*]/.exec(root) ?? [];
  if (!character) return;
  process.stderr.write(
    `The folder ${root} has "${character}" in its path, where the build tool finds no files. ` +
      "Move or rename the folder, and run the command again.\n",
  );
  process.exit(1);
}
