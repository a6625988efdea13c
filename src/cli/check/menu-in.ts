import { jsonIn } from "../../catalogue/schema/json-text.ts";
import { pointTo } from "../../catalogue/schema/pointer.ts";
import { isRecord, ownText } from "../../catalogue/schema/record.ts";
import type { MenuPlace } from "../../language/link/page-addresses.ts";
import type { ProjectFile } from "../../snapshot/project.ts";

/**
 * The menu in the project's fixtures; empty if they have none. A file that is not JSON has no part
 * in it, since its own finding tells that.
 */
export function menuIn(fixtures: readonly ProjectFile[]): MenuPlace[] {
  const ofMenu = fixtures.filter(({ file }) => /\/menu\.getTreeList\/[^/]+$/.test(file));
  // A project's own file replaces that of the product with the same name.
  const sources = new Map(ofMenu.map(({ file, source }) => [file, source]));
  return placesIn([...sources.values()].map((text) => pointTo(jsonIn(text), "/answer/data")));
}

function placesIn(nodes: readonly unknown[]): MenuPlace[] {
  return nodes.flatMap((node): MenuPlace[] => {
    if (Array.isArray(node)) return placesIn(node);
    if (!isRecord(node) || typeof node.id !== "number") return [];
    const { id, parentId, children } = node;
    const text = (name: string) => ownText(node, name) ?? "";
    const place = {
      id,
      parentId: typeof parentId === "number" ? parentId : null,
      routerPath: text("routerPath"),
      componentPath: text("componentPath"),
      typeId: text("typeId"),
    };
    return [place, ...placesIn([children])];
  });
}
