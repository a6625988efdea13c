import { useContext, useMemo, useState } from "react";
import type { BlockPlan } from "../../../../src/language/block.ts";
import { useHost } from "../../../runtime/page/contexts.ts";
import { BlocksContext } from "../../../runtime/page/views.ts";
import type { TablePlan } from "../kind.ts";

/** The rows that are open, each with a block of its own below it. */
export interface ExpandedRows {
  block: BlockPlan;
  keys: ReadonlySet<string>;
  toggle(key: string): void;
}

/** Keeps the open rows by key; `null` where a table's rows do not open, or not for this member. */
export function useExpandedRows({ expand }: TablePlan): ExpandedRows | null {
  const { can } = useHost();
  const block = useContext(BlocksContext)[expand ?? ""];
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  return useMemo(() => {
    if (!block?.requires.every(can)) return null;
    const toggle = (key: string): void =>
      setKeys((open) => {
        const others = new Set(open);
        if (!others.delete(key)) others.add(key);
        return others;
      });
    return { block, keys, toggle };
  }, [block, can, keys]);
}
