/**
 * The path of the page that a menu node's `componentPath` names, or `null` if it names none.
 * Parsing is lenient (decisions, menu nodes): a leading `/` or `views/` and a trailing `/index`,
 * `.vue` or `.json` are dropped; case is kept.
 */
export function pagePathOf(componentPath: string): string | null {
  const path = componentPath
    .trim()
    .replace(/^\/+/, "")
    .replace(/^views\/+/, "")
    .replace(/\/+$/, "")
    .replace(/\.(vue|json)$/, "")
    .replace(/\/index$/, "");
  return path === "" ? null : path;
}

const shape = /^[A-Za-z0-9][A-Za-z0-9_-]*(\/[A-Za-z0-9][A-Za-z0-9_-]*)*$/;
const longest = 200;

/** Whether a text is a valid page path, by the schema of the catalogue's page operations. */
export function isPagePath(path: string): boolean {
  return path.length <= longest && shape.test(path);
}
