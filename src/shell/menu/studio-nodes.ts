import { pagePathOf } from "../../language/component-path.ts";
import type { MenuNode } from "../../session/menu-node.ts";
import {
  isStudioScreen,
  type StudioScreenName,
  studioScreenNames,
} from "../../studio/screen-names.ts";

/** The page that lists all screens; a menu that contains it also gets the studio's screens. */
export const screensPage = "system/screens";

/** The prefix of the studio's component paths; no component path of a file begins with it. */
const prefix = "studio:";

/** The screens of the studio, as hidden nodes below the one that lists all screens. */
export function studioNodesOf({ id, type, componentPath }: MenuNode): MenuNode[] {
  if (type !== "page" || pagePathOf(componentPath) !== screensPage) return [];
  return studioScreenNames.map((name) => ({
    id: `${id}-${name}`,
    name: `${prefix}${name}`,
    title: `screens.${name}`,
    routerPath: name,
    icon: "edit",
    componentPath: `${prefix}${name}`,
    type: "page",
    isHidden: true,
    noCache: false,
    affix: false,
    children: [],
  }));
}

/** The studio's screen that a node opens; `null` where it opens a page. */
export function studioScreenOf({ componentPath }: MenuNode): StudioScreenName | null {
  const name = componentPath.startsWith(prefix) ? componentPath.slice(prefix.length) : "";
  return isStudioScreen(name) ? name : null;
}
