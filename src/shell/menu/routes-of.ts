import { menuRoutes } from "./menu-routes.ts";

/** The routes of a menu, computed once because every navigation needs them. */
export const routesOf = once(menuRoutes);

/** Wraps a function so that it computes the result for each argument only once. */
function once<Given extends object, Result>(read: (given: Given) => Result) {
  const known = new WeakMap<Given, Result>();
  return (given: Given): Result => {
    const result = known.get(given) ?? read(given);
    known.set(given, result);
    return result;
  };
}
