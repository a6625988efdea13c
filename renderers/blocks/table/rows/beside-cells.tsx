import { useHost } from "../../../runtime/page/contexts.ts";
import { shownText } from "../../../runtime/show/shown-text.ts";
import { ExpandButton } from "../expand/expanded-row.tsx";
import { Check } from "../grid/check-cell.tsx";
import gridStyles from "../grid/grid.module.css";
import type { RowChecks } from "../grid/use-row-checks.ts";
import type { Row } from "../query/table-rows.ts";
import styles from "../table.module.css";
import type { ExpandedRows } from "./use-row-state.ts";

/** What stands beside the data of rows: checkboxes, buttons that expand them, both or neither. */
interface Beside {
  checks: RowChecks | null;
  expanded: ExpandedRows | null;
}

interface BesideHeadsProps extends Beside {
  /** Whether the table shows all rows that were found. */
  isWhole: boolean;
}

/** The header cells of the checkbox column and the expand column. */
export function BesideHeads({ checks, expanded, isWhole }: BesideHeadsProps) {
  const { text } = useHost();
  return (
    <>
      {checks && (
        <th scope="col" className={gridStyles.beside}>
          <Check
            label={text(isWhole ? "table.checkAll" : "table.checkPage")}
            isChecked={checks.isAll}
            isSome={checks.isSome}
            isDisabled={checks.isNone}
            onCheck={checks.checkAll}
          />
        </th>
      )}
      {expanded && (
        <th scope="col" className={gridStyles.beside}>
          <span className={styles.unseen}>{text("table.expandColumn")}</span>
        </th>
      )}
    </>
  );
}

interface BesideCellsProps extends Beside {
  row: Row;
  rowKey: string;
  /** The field that names a row. */
  labelField: string;
}

/** The checkbox of a row and the button that expands it. */
export function BesideCells({ row, rowKey, labelField, checks, expanded }: BesideCellsProps) {
  const host = useHost();
  return (
    <>
      {checks && (
        <td className={gridStyles.beside}>
          <Check
            label={host.text("table.check", { name: shownText(host, row[labelField]) })}
            isChecked={checks.has(rowKey)}
            onCheck={(isRange) => checks.check(rowKey, isRange)}
          />
        </td>
      )}
      {expanded && (
        <td className={gridStyles.beside}>
          <ExpandButton
            row={row}
            rowKey={rowKey}
            labelField={labelField}
            isOpen={expanded.keys.has(rowKey)}
            onToggle={() => expanded.toggle(rowKey)}
          />
        </td>
      )}
    </>
  );
}
