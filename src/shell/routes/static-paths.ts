import { publicPages } from "../../language/public-pages.ts";

/** Where addresses lead that are no page, or not one of the member's (specification section 2). */
export const notFoundPath = "/404";

/** The paths that are taken whatever the menu says (specification section 2, static routes). */
export const staticPaths: ReadonlySet<string> = new Set([
  "/",
  "/login",
  "/register",
  notFoundPath,
  ...Object.keys(publicPages),
]);
