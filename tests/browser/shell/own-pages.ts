import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pointTo } from "../../../src/catalogue/schema/pointer.ts";
import type { Visitor } from "../visitor.ts";

const shipped = join(import.meta.dirname, "../../../schemas/pages");

/** A menu node as the contract defines it, with the properties that a test sets. */
export interface OwnNode {
  title: string;
  routerPath?: string;
  componentPath?: string;
  /** The type of the node: a page, unless it has children. */
  children?: readonly OwnNode[];
  noCache?: boolean;
  isHidden?: boolean;
}

/** Adds menu nodes to those of the back end and serves their pages by path, for one visitor. */
export async function addPages(
  { page }: Visitor,
  nodes: readonly OwnNode[],
  sources: Readonly<Record<string, object>>,
): Promise<void> {
  await page.route("**/api/menu/getTreeRoleList", async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    await route.fulfill({
      response,
      json: { ...answer, data: [...answer.data, ...nodes.map(typed)] },
    });
  });
  await page.route("**/config.json", async (route) => {
    // The check whether the service is reachable is a HEAD request.
    if (route.request().method() === "HEAD") return route.fallback();
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), pages: "server" } });
  });
  // The service does not know these pages and would refuse calls that name them.
  await page.route(/-api\//, (route) => {
    const { "x-page": named = "", ...headers } = route.request().headers();
    const [path = ""] = named.split("@");
    return route.fallback(Object.hasOwn(sources, path) ? { headers } : {});
  });
  await page.route("**/api/page/get{One,Plan}", async (route) => {
    const path = String(pointTo(route.request().postDataJSON(), "/path"));
    const own = sources[path];
    const source = own ? JSON.stringify(own) : await shippedSource(path);
    const data = { path, source, version: 1, state: "published" };
    const json = source === null ? { code: 40400, msg: "" } : { code: 20000, msg: "", data };
    await route.fulfill({ json });
  });
}

/** The source of a shipped page, or `null` where the path names no page. */
function shippedSource(path: string): Promise<string | null> {
  return readFile(join(shipped, `${path}.json`), "utf8").catch(() => null);
}

let nextId = 9000;

function typed({ children = [], ...node }: OwnNode): object {
  nextId += 1;
  const typeId = children.length > 0 ? "0" : "1";
  return { id: nextId, name: "", icon: "", typeId, ...node, children: children.map(typed) };
}
