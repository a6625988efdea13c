import type { Locals } from "./page-store.ts";

/** Variables with those of an inner part; a `row` that hides another leaves that one as `outer`. */
export function innerLocals(around: Locals, locals: Locals): Locals {
  const { row } = around;
  const isHidden = row !== undefined && locals.row !== undefined && locals.row !== row;
  return { ...around, ...(isHidden && { outer: row }), ...locals };
}
