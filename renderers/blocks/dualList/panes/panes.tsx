import {
  DoubleLeftOutlined,
  DoubleRightOutlined,
  LeftOutlined,
  RightOutlined,
} from "@ant-design/icons";
import { Checkbox } from "antd";
import { type ReactNode, useCallback, useMemo, useState } from "react";
import { SteadyButton } from "../../../../src/ui/buttons/steady-button.tsx";
import { useHost } from "../../../runtime/page/contexts.ts";
import styles from "../dual-list.module.css";
import { chosenKeys, type Draft, type DualSet, type ItemKey, moved } from "../dual-set.ts";
import type { DualListPlan } from "../kind.ts";
import { DraggedItems } from "./dragged-items.tsx";
import { Pane } from "./pane.tsx";
import { type PaneProps, usePane } from "./use-pane.ts";

interface PanesProps {
  plan: DualListPlan;
  set: DualSet;
  /** The draft's changes that still apply. */
  difference: Draft;
  isEditable: boolean;
  /** Whether the lists are still being read; one can already search in them. */
  isLoading: boolean;
  onChange(draft: Draft): void;
}

/** The two lists side by side, with the buttons, keys and dragging that move items. */
export function Panes({ onChange, ...shown }: PanesProps) {
  const { plan, set, difference, isEditable } = shown;
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
  const relation = { ...shown, chosen, isDeep, onMove };
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

/** The buttons between the two lists, which move all shown items or the ticked ones. */
function Moves({ candidates, current }: { candidates: PaneProps; current: PaneProps }) {
  return (
    <div className={styles.moves}>
      <Move label="dualList.addAll" from={candidates} isAll icon={<DoubleRightOutlined />} />
      <Move label="dualList.addSelected" from={candidates} icon={<RightOutlined />} />
      <Move label="dualList.removeSelected" from={current} icon={<LeftOutlined />} />
      <Move label="dualList.removeAll" from={current} isAll icon={<DoubleLeftOutlined />} />
    </div>
  );
}

interface MoveProps {
  label: string;
  from: PaneProps;
  /** Whether the button moves all shown items instead of the ticked ones. */
  isAll?: boolean;
  icon: ReactNode;
}

function Move({ label, from: { state, onMove }, isAll = false, icon }: MoveProps) {
  const { text } = useHost();
  const name = text(label);
  const count = isAll ? state.found.length : state.ticked.size;
  return (
    <SteadyButton
      icon={icon}
      isOff={count === 0}
      title={name}
      aria-label={!isAll && count > 0 ? `${name} (${count})` : name}
      onClick={() => onMove(isAll ? state.found.map(({ key }) => key) : state.ticked)}
    >
      {!isAll && count > 0 && count}
    </SteadyButton>
  );
}
