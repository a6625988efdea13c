import { RightOutlined } from "@ant-design/icons";
import { Button } from "antd";
import { useContext, useMemo } from "react";
import { BlockView } from "../../../runtime/page/block-view.tsx";
import { BlockFrameContext, LocalsContext, useHost } from "../../../runtime/page/contexts.ts";
import { innerLocals } from "../../../runtime/page/inner-locals.ts";
import { shownText } from "../../../runtime/show/shown-text.ts";
import type { Row } from "../query/table-rows.ts";
import type { ExpandedRows } from "../rows/use-row-state.ts";
import styles from "../table.module.css";

interface ExpandButtonProps {
  row: Row;
  /** The row's key, which names a row without a label. */
  rowKey: string;
  labelField: string;
  isOpen: boolean;
  /** Whether the button shows its text, as on a card. */
  isLabelled?: boolean;
  onToggle(): void;
}

/** The button that expands or collapses the content below a row. */
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

interface ExpandedRowProps {
  row: Row;
  rowKey: string;
  labelField: string;
  expanded: ExpandedRows;
}

/** The block below an expanded row, which sees the row as `row`. */
export function ExpandedRow({ row, rowKey, labelField, expanded }: ExpandedRowProps) {
  const host = useHost();
  const outer = useContext(LocalsContext);
  const { record, isKept } = useContext(BlockFrameContext);
  const { block, toggle } = expanded;
  const locals = useMemo(() => innerLocals(outer, { row }), [outer, row]);
  const frame = useMemo(
    () => ({
      isDialog: false,
      isPlain: true,
      record: record === undefined ? rowKey : `${record}/${rowKey}`,
      done: () => toggle(rowKey),
      cancel: () => toggle(rowKey),
      isKept,
    }),
    [record, isKept, rowKey, toggle],
  );
  const name = shownText(host, row[labelField]) || rowKey;
  return (
    <fieldset className={styles.expanded} aria-label={host.text("table.expand", { name })}>
      <LocalsContext value={locals}>
        <BlockFrameContext value={frame}>
          <BlockView plan={block} />
        </BlockFrameContext>
      </LocalsContext>
    </fieldset>
  );
}
