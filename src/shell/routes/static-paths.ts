import { publicPages } from "../../language/public-pages.ts";

/** The paths that are taken whatever the menu says (specification section 2, static routes). */
export const staticPaths: ReadonlySet<string> = new Set([
  "/",
  "/login",
  "/register",
  "/404",
  ...Object.keys(publicPages),
]);
