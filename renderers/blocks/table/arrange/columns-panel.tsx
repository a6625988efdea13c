import { Button, Drawer, Segmented } from "antd";
import { useIsNarrow } from "../../../../src/ui/use-media.ts";
import { useHost } from "../../../runtime/page/contexts.ts";
import styles from "./arrange.module.css";
import { ColumnsList } from "./columns-list.tsx";
import { densities, type TableColumns } from "./table-view.ts";
import type { Arrangement } from "./use-table-view.ts";

interface ColumnsPanelProps {
  columns: TableColumns;
  arrangement: Arrangement;
  isOpen: boolean;
  onClose(): void;
}

/** Where a member arranges a table: what changes shows at once and is kept a moment later. */
export function ColumnsPanel({ columns, arrangement, isOpen, onClose }: ColumnsPanelProps) {
  const host = useHost();
  const isNarrow = useIsNarrow();
  const { view, change, reset, isArranged } = arrangement;
  const label = host.text("table.density");
  return (
    <Drawer
      open={isOpen}
      title={host.text("table.columns")}
      size={isNarrow ? "100%" : 400}
      onClose={onClose}
      // The table beside it shows what it does.
      classNames={{ mask: styles.mask }}
      footer={
        <Button block disabled={!isArranged} onClick={reset}>
          {host.text("table.columnsReset")}
        </Button>
      }
    >
      <div className={styles.panel}>
        <p className={styles.help}>{host.text("table.columnsHelp")}</p>
        {!isNarrow && (
          <div className={styles.density}>
            <span aria-hidden>{label}</span>
            <Segmented
              block
              aria-label={label}
              value={view.density}
              options={densities.map((density) => ({
                value: density,
                label: host.text(`table.densities.${density}`),
              }))}
              onChange={(density) => change({ ...view, density })}
            />
          </div>
        )}
        <ColumnsList columns={columns} view={view} onChange={change} />
      </div>
    </Drawer>
  );
}
