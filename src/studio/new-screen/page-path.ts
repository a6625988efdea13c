import type { Catalogue } from "../../catalogue/catalogue.ts";
import type { Operation } from "../../catalogue/operation.ts";
import { pagePathOf } from "../../language/component-path.ts";

/** A fault in the path of a new page, as a key below `studio.newScreen`. */
export type PathFault = "pathEmpty" | "pathShape" | "pathTaken";

/** The operation that stores a page; its request schema has the pattern of a path. */
const saveOperation = "page.saveDraft";

/** A path without the parts that menus leave out (decisions, menu nodes). */
export function plainPath(typed: string): string {
  return pagePathOf(typed) ?? "";
}

/** Paths as they are told apart: on Windows and macOS, letter case tells no files apart. */
export const withoutCase = (paths: Iterable<string>): ReadonlySet<string> =>
  new Set(Array.from(paths, (path) => path.toLowerCase()));

/** The fault of a page path, or `null`; `taken` are paths `withoutCase`. */
export function pathFault(
  catalogue: Catalogue,
  typed: string,
  taken: ReadonlySet<string>,
): PathFault | null {
  const path = plainPath(typed);
  if (path === "") return "pathEmpty";
  const { pattern = "", maxLength = 200 } =
    catalogue.operations.get(saveOperation)?.request.properties?.path ?? {};
  if (!new RegExp(pattern).test(path) || path.length > maxLength) return "pathShape";
  return taken.has(path.toLowerCase()) ? "pathTaken" : null;
}

/** An unused path for a page of an operation, such as `points/dict-type`. */
export function proposedPath({ service, tag, id }: Operation, taken: ReadonlySet<string>): string {
  const last = kebab(tag) || kebab(id) || "screen";
  return freePath([kebab(service.name), last].filter(Boolean).join("/"), taken);
}

/** The path itself, or the next free one with a number, such as `points/dict-type-2`. */
export function freePath(path: string, taken: ReadonlySet<string>): string {
  const isFree = (candidate: string) => !taken.has(candidate.toLowerCase());
  let candidate = path;
  for (let turn = 2; !isFree(candidate); turn++) candidate = `${path}-${turn}`;
  return candidate;
}

function kebab(name: string): string {
  return name
    .replace(/([a-z\d])([A-Z])/g, "$1-$2")
    .replace(/[^A-Za-z\d]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .toLowerCase();
}
