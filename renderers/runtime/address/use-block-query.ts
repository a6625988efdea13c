import { useContext, useState } from "react";
import type { BlockPlan } from "../../../src/language/block.ts";
import { BlockFrameContext } from "../page/contexts.ts";
import { type QueryPart, type SetQueryPart, useQueryPart } from "./use-query-part.ts";

/**
 * What a block keeps of how it is looked at: in the page's address (architecture, law 11); in a
 * dialog or below another row, or where `isInAddress` is not, for as long as it is open.
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

/** Blocks of one page have entries of their own; the only one of a page has the plain ones. */
export function prefixOf(name: string | null, id: string): string {
  if (name !== null) return `${name}.`;
  const path = id.replace(/^\/body/, "").slice(1);
  return path === "" ? "" : `${path.replaceAll("/", ".")}.`;
}
