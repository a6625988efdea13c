import { keptBy } from "../../catalogue/kept-by.ts";
import type { MenuNode } from "../../session/menu-node.ts";
import { menuRoutes } from "./menu-routes.ts";

/** The routes of a menu, computed once because every navigation needs them. */
export const routesOf = keptBy((menu: readonly MenuNode[]) => menuRoutes(menu));
