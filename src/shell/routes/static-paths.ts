import { publicPages } from "../../language/public-pages.ts";

/**
 * The address that unknown pages, and pages of other members, redirect to (specification section
 * 2).
 */
export const notFoundPath = "/404";

/**
 * The paths that are reserved whatever the menu contains (specification section 2, static routes).
 */
export const staticPaths: ReadonlySet<string> = new Set([
  "/",
  "/login",
  "/register",
  notFoundPath,
  ...Object.keys(publicPages),
]);
