import type { Operation } from "../operation.ts";
import { itemsOf, pagedTotalOf, type Totalled } from "../schema/rows.ts";
import { isPaged, mayBeLimit } from "./paging.ts";

/** Whether an answer surely holds all rows of its list: as many as it counts, or no page of them. */
export function isWholeList({ list }: Pick<Operation, "list">, answer: Totalled): boolean {
  const count = itemsOf({ list }, answer.data)?.length;
  if (list === null || count === undefined) return false;
  const total = pagedTotalOf({ list }, answer);
  return total === null ? !isPaged(list) && !mayBeLimit(count) : count >= total;
}
