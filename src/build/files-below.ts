import { readdirSync, realpathSync, type Stats, statSync } from "node:fs";
import { join } from "node:path";

/**
 * The paths of all files below a folder, relative to it. Links to folders are followed, except one
 * that leads back to a folder around it, below which the same files would come without end; a link
 * to nothing is listed, and reading it tells what it is.
 */
export function filesBelow(folder: string, around: readonly string[] = []): string[] {
  const real = realpathSync(folder);
  if (around.includes(real)) return [];
  return readdirSync(real).flatMap((name) => {
    const path = join(folder, name);
    const found = foundAt(path);
    if (!found?.isDirectory()) return found?.isFile() === false ? [] : name;
    return filesBelow(path, [...around, real]).map((file) => `${name}/${file}`);
  });
}

/** What a path leads to; `undefined` for something unknown. */
function foundAt(path: string): Stats | undefined {
  try {
    return statSync(path);
  } catch {
    return undefined;
  }
}
