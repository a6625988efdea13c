import { groupedBy } from "../../catalogue/grouped-by.ts";
import { pagePathOf } from "../../language/component-path.ts";
import type { HandlerContext } from "../call/handler.ts";
import { ancestry } from "../handlers/trees.ts";

/**
 * Maps each page's path to the menu nodes that show the page, each named by the titles of its
 * ancestors and its own.
 */
export async function readUses({
  db,
  text,
}: HandlerContext): Promise<ReadonlyMap<string, string[]>> {
  const nodes = await db
    .selectFrom("menuNode")
    .select(["id", "parentId", "title", "componentPath"])
    .where("typeId", "!=", "2")
    .orderBy("sort")
    .orderBy("id")
    .execute();
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const shown = nodes.flatMap((node) => {
    const path = pagePathOf(node.componentPath);
    const titles = ancestry(node, byId).map(({ title }) => text(title));
    return path === null ? [] : [{ path, name: titles.reverse().join(" › ") }];
  });
  const byPath = groupedBy(shown, ({ path }) => path);
  return new Map([...byPath].map(([path, uses]) => [path, uses.map(({ name }) => name)]));
}
