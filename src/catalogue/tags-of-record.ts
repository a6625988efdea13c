import type { Operation } from "./operation.ts";
import { placesIn } from "./resources/paths.ts";

/**
 * The tags under which the record that a write changes may be read. Where a path names the record, a
 * document may sort `/users` and `/user/{id}` under two; what a call without such a path affects
 * besides is of other sorts.
 */
export const tagsOfRecord = ({ path, tag, affects }: Operation): string[] =>
  placesIn(path).length > 0 ? affects : [tag];
