import { hashKey, type QueryKey } from "@tanstack/react-query";
import { shortened } from "../wire/short-key.ts";

/** The hash of a query's key, which is made whenever its view is drawn. */
export function shortHash(key: QueryKey): string {
  return hashKey(key.map(shortened));
}
