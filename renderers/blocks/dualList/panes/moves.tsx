import {
  DoubleLeftOutlined,
  DoubleRightOutlined,
  LeftOutlined,
  RightOutlined,
} from "@ant-design/icons";
import { Button } from "antd";
import type { ReactNode } from "react";
import { useHost } from "../../../runtime/page/contexts.ts";
import styles from "../dual-list.module.css";
import type { PaneProps } from "./use-pane-state.ts";

/** The buttons between the two lists: all that is shown, or what is ticked, to the other one. */
export function Moves({ candidates, current }: { candidates: PaneProps; current: PaneProps }) {
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
  /** Whether it moves all that is shown, else what is ticked. */
  isAll?: boolean;
  icon: ReactNode;
}

function Move({ label, from: { state, onMove }, isAll = false, icon }: MoveProps) {
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
