import { pointTo } from "../../catalogue/schema/pointer.ts";
import { isRecord, ownText } from "../../catalogue/schema/record.ts";
import type { MenuPlace } from "../../language/link/page-addresses.ts";
import type { Fixtures } from "../../snapshot/fixture-wire.ts";

/** The menu in the project's fixtures; empty if they have none. */
export function menuIn(fixtures: Fixtures): MenuPlace[] {
  const answers = Object.values(fixtures["menu.getTreeList"] ?? {});
  return placesIn(answers.map((answer) => pointTo(answer, "/answer/data")));
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
