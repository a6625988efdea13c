import { Checkbox } from "antd";
import { useCallback, useMemo, useState } from "react";
import { useHost } from "../../../runtime/page/contexts.ts";
import styles from "../dual-list.module.css";
import { chosenKeys, type Draft, type DualSet, type ItemKey, moved } from "../dual-set.ts";
import type { DualListPlan } from "../kind.ts";
import { DraggedItems } from "./dragged-items.tsx";
import { Moves } from "./moves.tsx";
import { Pane } from "./pane.tsx";
import { usePane } from "./use-pane.ts";

interface PanesProps {
  plan: DualListPlan;
  set: DualSet;
  /** The changes as they now stand. */
  difference: Draft;
  isEditable: boolean;
  onChange(draft: Draft): void;
}

/** Candidates and chosen, side by side, and the ways from one to the other. */
export function Panes({ plan, set, difference, isEditable, onChange }: PanesProps) {
  const { text } = useHost();
  const [isDeep, setDeep] = useState(true);
  const chosen = useMemo(() => chosenKeys(set, difference), [set, difference]);
  const onMove = useCallback(
    (keys: Iterable<ItemKey>, willBeChosen: boolean) => {
      const next = moved(set, difference, keys, willBeChosen);
      if (!isSame(next, difference)) onChange(next);
    },
    [set, difference, onChange],
  );
  const relation = { plan, set, difference, chosen, isEditable, isDeep, onMove };
  const candidates = usePane("candidates", relation);
  const current = usePane("current", relation);
  return (
    <div className={styles.frame}>
      {plan.hierarchy !== null && isEditable && (
        <Checkbox
          className={styles.deep}
          checked={isDeep}
          onChange={({ target }) => setDeep(target.checked)}
        >
          {text("dualList.withBelow")}
        </Checkbox>
      )}
      <DraggedItems candidates={candidates} current={current}>
        <div className={styles.panes}>
          <Pane {...candidates} />
          {isEditable && <Moves candidates={candidates} current={current} />}
          <Pane {...current} />
        </div>
      </DraggedItems>
    </div>
  );
}

function isSame(one: Draft, other: Draft): boolean {
  return one.added.size === other.added.size && one.removed.size === other.removed.size;
}
