import {
  DoubleLeftOutlined,
  DoubleRightOutlined,
  LeftOutlined,
  RightOutlined,
} from "@ant-design/icons";
import { Button } from "antd";
import { type ReactNode, useCallback, useMemo } from "react";
import { useHost } from "../../runtime/contexts.ts";
import styles from "./dual-list.module.css";
import { chosenKeys, type Draft, type DualSet, type ItemKey, moved } from "./dual-set.ts";
import type { DualListPlan } from "./kind.ts";
import { Pane } from "./pane.tsx";
import { type PaneState, usePaneState } from "./use-pane-state.ts";

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
  const [candidates, current] = useMemo(() => {
    const chosen = chosenKeys(set, difference);
    const all = [...set.items.values()];
    return [all.filter(({ key }) => !chosen.has(key)), all.filter(({ key }) => chosen.has(key))];
  }, [set, difference]);
  const left = usePaneState(candidates);
  const right = usePaneState(current);
  const move = useCallback(
    (keys: Iterable<ItemKey>, isChosen: boolean) =>
      onChange(moved(set, difference, keys, isChosen)),
    [set, difference, onChange],
  );
  const add = useCallback((keys: Iterable<ItemKey>) => move(keys, true), [move]);
  const remove = useCallback((keys: Iterable<ItemKey>) => move(keys, false), [move]);
  const shared = { details: plan.details, isEditable };
  return (
    <div className={styles.frame}>
      <div className={styles.panes}>
        <Pane
          {...shared}
          state={left}
          title={plan.candidatesLabel ?? text("dualList.candidates")}
          changed={difference.removed}
          changeLabel={text("dualList.isGone")}
          moveKey="ArrowRight"
          onMove={add}
        />
        {isEditable && (
          <div className={styles.moves}>
            <Move
              label="dualList.addAll"
              state={left}
              isAll
              icon={<DoubleRightOutlined />}
              onMove={add}
            />
            <Move label="dualList.addSelected" state={left} icon={<RightOutlined />} onMove={add} />
            <Move
              label="dualList.removeSelected"
              state={right}
              icon={<LeftOutlined />}
              onMove={remove}
            />
            <Move
              label="dualList.removeAll"
              state={right}
              isAll
              icon={<DoubleLeftOutlined />}
              onMove={remove}
            />
          </div>
        )}
        <Pane
          {...shared}
          state={right}
          title={plan.currentLabel ?? text("dualList.current")}
          changed={difference.added}
          changeLabel={text("dualList.isNew")}
          moveKey="ArrowLeft"
          onMove={remove}
        />
      </div>
    </div>
  );
}

interface MoveProps {
  label: string;
  state: PaneState;
  /** Whether it moves all that is shown, else what is ticked. */
  isAll?: boolean;
  icon: ReactNode;
  onMove(keys: Iterable<ItemKey>): void;
}

function Move({ label, state, isAll = false, icon, onMove }: MoveProps) {
  const { text } = useHost();
  const name = text(label);
  const count = isAll ? state.shown.length : state.ticked.size;
  return (
    <Button
      icon={icon}
      disabled={count === 0}
      title={name}
      aria-label={!isAll && count > 0 ? `${name} (${count})` : name}
      onClick={() => onMove(isAll ? state.shown.map(({ key }) => key) : state.ticked)}
    >
      {!isAll && count > 0 && count}
    </Button>
  );
}
