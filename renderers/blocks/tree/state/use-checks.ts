import { useMemo, useState } from "react";
import type { TreePlan } from "../kind.ts";
import {
  type Checked,
  keptChecks,
  partlyChecked,
  toggleMany,
  toggleOne,
  toggleWithBelow,
} from "./tree-checks.ts";
import type { NodeKey, TreeIndex, TreeLine } from "./tree-index.ts";

/** Which nodes are checked, and checking them. */
export interface Checks {
  checked: Checked;
  /** The nodes of which only some below are checked. */
  partly: ReadonlySet<NodeKey>;
  toggle(key: NodeKey): void;
  /** Checks all nodes that are seen; where they all are, none of them any longer. */
  toggleSeen(): void;
}

const none: ReadonlySet<NodeKey> = new Set();

/** The checked nodes of a tree; with `cascade` a check goes down to all below and up to a full set. */
export function useChecks(plan: TreePlan, index: TreeIndex, lines: readonly TreeLine[]): Checks {
  const goesDown = plan.selection === "cascade";
  const [checked, setChecked] = useState<Checked>(none);
  const [known, setKnown] = useState(index);
  if (known !== index) {
    setKnown(index);
    if (checked.size > 0) setChecked(keptChecks(known, index, checked, goesDown));
  }
  const partly = useMemo(
    () => (goesDown ? partlyChecked(index, checked) : none),
    [goesDown, index, checked],
  );
  return {
    checked,
    partly,
    toggle: (key) =>
      setChecked((earlier) =>
        goesDown ? toggleWithBelow(index, earlier, key) : toggleOne(earlier, key),
      ),
    toggleSeen: () => setChecked((earlier) => toggleMany(index, earlier, lines, goesDown)),
  };
}
