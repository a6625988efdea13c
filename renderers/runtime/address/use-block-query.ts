import { useContext, useState } from "react";
import type { BlockPlan } from "../../../src/language/block.ts";
import { BlockFrameContext } from "../page/contexts.ts";
import { type QueryPart, type SetQueryPart, useQueryPart } from "./use-query-part.ts";

/**
 * A block's view state in the page's address (architecture, law 11); in a dialog, an expanded row
 * or without `isInAddress`, in memory.
 */
export function useBlockQuery(
  { name, id }: Pick<BlockPlan, "name" | "id">,
  isInAddress = true,
): [QueryPart, SetQueryPart] {
  const { isDialog, record } = useContext(BlockFrameContext);
  const inAddress = useQueryPart(prefixOf(name, id));
  const [here, setHere] = useState<QueryPart>({});
  return isDialog || record !== undefined || !isInAddress ? [here, setHere] : inAddress;
}

/** The parameter in a list's part of the address that has the key of the record to open. */
export const openedRecord = "_open";

/** The address prefix of a block; the only block of a page has none. */
export function prefixOf(name: string | null, id: string): string {
  if (name !== null) return `${name}.`;
  const path = id.replace(/^\/body/, "").slice(1);
  return path === "" ? "" : `${path.replaceAll("/", ".")}.`;
}
