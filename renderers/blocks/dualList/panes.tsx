import {
  DoubleLeftOutlined,
  DoubleRightOutlined,
  LeftOutlined,
  RightOutlined,
} from "@ant-design/icons";
import { Button, Checkbox } from "antd";
import { type ReactNode, useCallback, useMemo, useState } from "react";
import { useHost } from "../../runtime/contexts.ts";
import { DraggedItems } from "./dragged-items.tsx";
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
  const [isDeep, setDeep] = useState(true);
  const isTree = plan.hierarchy !== null;
  const [isCandidate, isChosen] = useMemo(() => {
    const chosen = chosenKeys(set, difference);
    return [(key: ItemKey) => !chosen.has(key), (key: ItemKey) => chosen.has(key)];
  }, [set, difference]);
  const shared = { details: plan.details, isEditable, isDeep };
  const left = usePaneState({ set, isTree, isDeep, isHere: isCandidate });
  const right = usePaneState({ set, isTree, isDeep, isHere: isChosen });
  const move = useCallback(
    (keys: Iterable<ItemKey>, willBeChosen: boolean) => {
      const next = moved(set, difference, keys, willBeChosen);
      if (!isSame(next, difference)) onChange(next);
    },
    [set, difference, onChange],
  );
  const add = useCallback((keys: Iterable<ItemKey>) => move(keys, true), [move]);
  const remove = useCallback((keys: Iterable<ItemKey>) => move(keys, false), [move]);
  return (
    <div className={styles.frame}>
      {isTree && isEditable && (
        <Checkbox
          className={styles.deep}
          checked={isDeep}
          onChange={({ target }) => setDeep(target.checked)}
        >
          {text("dualList.withBelow")}
        </Checkbox>
      )}
      <DraggedItems candidates={left} current={right} onAdd={add} onRemove={remove}>
        <div className={styles.panes}>
          <Pane
            {...shared}
            side="candidates"
            state={left}
            title={plan.candidatesLabel ?? text("dualList.candidates")}
            changed={difference.removed}
            changeLabel={text("dualList.isGone")}
            moveKey="ArrowRight"
            onMove={add}
          />
          {isEditable && <Moves left={left} right={right} onAdd={add} onRemove={remove} />}
          <Pane
            {...shared}
            side="current"
            state={right}
            title={plan.currentLabel ?? text("dualList.current")}
            changed={difference.added}
            changeLabel={text("dualList.isNew")}
            moveKey="ArrowLeft"
            onMove={remove}
          />
        </div>
      </DraggedItems>
    </div>
  );
}

function isSame(one: Draft, other: Draft): boolean {
  return one.added.size === other.added.size && one.removed.size === other.removed.size;
}

interface MovesProps {
  left: PaneState;
  right: PaneState;
  onAdd(keys: Iterable<ItemKey>): void;
  onRemove(keys: Iterable<ItemKey>): void;
}

function Moves({ left, right, onAdd, onRemove }: MovesProps) {
  return (
    <div className={styles.moves}>
      <Move
        label="dualList.addAll"
        state={left}
        isAll
        icon={<DoubleRightOutlined />}
        onMove={onAdd}
      />
      <Move label="dualList.addSelected" state={left} icon={<RightOutlined />} onMove={onAdd} />
      <Move
        label="dualList.removeSelected"
        state={right}
        icon={<LeftOutlined />}
        onMove={onRemove}
      />
      <Move
        label="dualList.removeAll"
        state={right}
        isAll
        icon={<DoubleLeftOutlined />}
        onMove={onRemove}
      />
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
  const count = isAll ? state.found.length : state.ticked.size;
  return (
    <Button
      icon={icon}
      disabled={count === 0}
      title={name}
      aria-label={!isAll && count > 0 ? `${name} (${count})` : name}
      onClick={() => onMove(isAll ? state.found.map(({ key }) => key) : state.ticked)}
    >
      {!isAll && count > 0 && count}
    </Button>
  );
}
