import { useIsNarrow } from "../../../../src/ui/use-media.ts";
import { useHost } from "../../../runtime/page/contexts.ts";
import { shownText } from "../../../runtime/show/shown-text.ts";
import { type PlainColumn, PlainTable } from "../grid/plain-table.tsx";
import styles from "./import.module.css";
import type { RefusedRow } from "./send-rows.ts";

interface FaultRow {
  key: number;
  row: number;
  column?: string;
  value?: string;
  message: string;
}

type FaultColumn = Exclude<keyof FaultRow, "key">;

const titles = {
  row: "import.row",
  column: "import.column",
  value: "import.value",
  message: "import.reason",
} as const satisfies Record<FaultColumn, string>;

interface FaultTableProps {
  /** What the faults are of, such as their number. */
  label: string;
  faults: FaultRow[];
  columns: readonly FaultColumn[];
}

/** The faults in order of the file's rows, one page at a time. */
export function FaultTable({ label, faults, columns }: FaultTableProps) {
  const host = useHost();
  const isNarrow = useIsNarrow();
  const wide = (name: FaultColumn): PlainColumn<FaultRow> => ({
    title: host.text(titles[name]),
    key: name,
    className: name === "message" ? styles.words : styles.value,
    ...(name === "row" && { isHead: true, width: 80 }),
    cell: (fault) => shownText(host, fault[name]),
  });
  /** The column in which a phone stacks the parts of a fault. */
  const stacked: PlainColumn<FaultRow> = {
    title: host.text(titles.message),
    key: "fault",
    cell: ({ column, value, message }) => (
      <span className={styles.cell}>
        {column !== undefined && <strong>{column}</strong>}
        {value !== undefined && value !== "" && <span className={styles.hint}>{value}</span>}
        <span>{message}</span>
      </span>
    ),
  };
  return (
    <PlainTable
      label={label}
      items={faults}
      columns={isNarrow ? [wide("row"), stacked] : columns.map(wide)}
      keyOf={({ key }) => key}
      pageSize={10}
    />
  );
}

interface RefusedRowsProps {
  /** The key of the text with the number of rows. */
  title: "import.refused" | "import.unanswered" | "import.kept";
  refused: readonly RefusedRow[];
}

/** The rows whose calls failed, with the reasons. */
export function RefusedRows({ title, refused }: RefusedRowsProps) {
  const { text } = useHost();
  if (refused.length === 0) return null;
  const faults = refused.map(({ row: { number }, message }) => {
    return { key: number, row: number, message };
  });
  const label = text(title, { number: refused.length });
  return (
    <>
      <p className={styles.lead}>{label}</p>
      <FaultTable label={label} faults={faults} columns={["row", "message"]} />
    </>
  );
}
