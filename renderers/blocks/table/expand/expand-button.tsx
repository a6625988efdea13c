import { RightOutlined } from "@ant-design/icons";
import { Button } from "antd";
import { useHost } from "../../../runtime/page/contexts.ts";
import { shownText } from "../../../runtime/show/shown-text.ts";
import type { Row } from "../query/table-rows.ts";
import styles from "../table.module.css";

interface ExpandButtonProps {
  row: Row;
  /** Names a row that has no name. */
  rowKey: string;
  labelField: string;
  isOpen: boolean;
  /** Whether it says what it does, as on a card where it has the room. */
  isLabelled?: boolean;
  onToggle(): void;
}

/** Opens and closes what stands below a row. */
export function ExpandButton(props: ExpandButtonProps) {
  const { row, rowKey, labelField, isOpen, isLabelled = false, onToggle } = props;
  const host = useHost();
  const name = shownText(host, row[labelField]) || rowKey;
  return (
    <Button
      type="text"
      size={isLabelled ? "middle" : "small"}
      className={styles.expandButton}
      aria-label={host.text("table.expand", { name })}
      aria-expanded={isOpen}
      icon={<RightOutlined aria-hidden />}
      onClick={onToggle}
    >
      {isLabelled ? host.text("table.expandColumn") : null}
    </Button>
  );
}
