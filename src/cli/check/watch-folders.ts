import { existsSync, type FSWatcher, readdirSync, watch } from "node:fs";
import { join } from "node:path";

/**
 * Tells of every change in folders and all below them, those that come later too, until it is
 * closed. Each folder is watched by itself: Node's own watching of whole trees loses a file on
 * Linux once another was moved into its place, which is how many editors save.
 */
export function watchFolders(roots: readonly string[], changed: () => void): { close(): void } {
  const watchers = new Map<string, FSWatcher>();
  const giveUp = (folder: string): void => {
    watchers.get(folder)?.close();
    watchers.delete(folder);
  };
  const follow = (): void => {
    const folders = new Set(roots.flatMap(foldersBelow));
    for (const folder of watchers.keys()) if (!folders.has(folder)) giveUp(folder);
    for (const folder of folders) {
      if (watchers.has(folder)) continue;
      const watcher = watch(folder, (event) => {
        if (event === "rename") follow();
        changed();
      });
      // The folder went; the one above tells of it.
      watcher.on("error", () => giveUp(folder));
      watchers.set(folder, watcher);
    }
  };
  follow();
  return {
    close: () => {
      for (const folder of [...watchers.keys()]) giveUp(folder);
    },
  };
}

/** A folder and all below it; none where it is not there. */
function foldersBelow(root: string): string[] {
  if (!existsSync(root)) return [];
  const entries = readdirSync(root, { withFileTypes: true, recursive: true });
  const below = entries.filter((entry) => entry.isDirectory());
  return [root, ...below.map(({ parentPath, name }) => join(parentPath, name))];
}
