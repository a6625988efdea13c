import { Select } from "antd";
import { shortened } from "../../../../src/catalogue/written/shortened.ts";
import { useIsNarrow } from "../../../../src/ui/use-media.ts";
import { useHost } from "../../../runtime/page/contexts.ts";
import { type PlainColumn, PlainTable } from "../grid/plain-table.tsx";
import { textOfCell } from "./cell-value.ts";
import styles from "./import.module.css";
import type { FileProps } from "./import-stage.ts";
import { columnLetters } from "./sheet/column-letters.ts";
import { isEmptyCell } from "./sheet/sheet-cell.ts";
import type { CheckedFile } from "./use-file-reader.ts";

interface FileColumn {
  /** The column's index, starting at 0. */
  key: number;
  letters: string;
  heading: string;
  values: string;
}

/** The columns of a file with sample values and the field that each fills. */
export function FileColumns({ file, running }: FileProps) {
  const { text } = useHost();
  const isNarrow = useIsNarrow();
  const field = (column: FileColumn) => (
    <FieldChoice file={file} running={running} column={column} />
  );
  const letters: PlainColumn<FileColumn> = {
    key: "letters",
    title: text("import.column"),
    isHead: true,
    width: 80,
    cell: (column) => column.letters,
  };
  const wide: PlainColumn<FileColumn>[] = [
    letters,
    {
      key: "heading",
      title: text("import.headingOf"),
      className: styles.words,
      cell: ({ heading }) => heading,
    },
    {
      key: "values",
      title: text("import.firstValues"),
      className: styles.words,
      cell: ({ values }) => values,
    },
    { key: "field", title: text("import.field"), cell: field },
  ];
  const stacked: PlainColumn<FileColumn> = {
    title: text("import.field"),
    key: "column",
    cell: (column) => (
      <span className={styles.cell}>
        <strong>{column.heading}</strong>
        <span>{column.values}</span>
        {field(column)}
      </span>
    ),
  };
  return (
    <PlainTable
      label={text("table.columns")}
      items={columnsOf(file)}
      columns={isNarrow ? [letters, stacked] : wide}
      keyOf={({ key }) => key}
      pageSize={10}
    />
  );
}

/** The option value of a column that is not imported; no field has an empty name. */
const left = "";

/** Chooses the field that a column fills; by default its heading decides. */
function FieldChoice({ file, running, column }: FileProps & { column: FileColumn }) {
  const { text } = useHost();
  const { columns, faults } = file.headings;
  const isUnknown = faults.some(({ column: letters }) => letters === column.letters);
  const name = columns[column.key]?.name ?? (isUnknown ? null : left);
  const options = [
    { value: left, label: text("import.notImported") },
    ...running.fields.map((field) => ({ value: field.name, label: text(field.label) })),
  ];
  return (
    <Select<string | null>
      className={styles.field}
      aria-label={text("import.fieldOf", { column: column.heading || column.letters })}
      value={name}
      status={isUnknown ? "error" : ""}
      placeholder={text("import.chooseField")}
      options={options}
      onChange={(chosen) =>
        void running.choose(file, { columns: { [column.key]: chosen || null } })
      }
    />
  );
}

/** Maximum sample values shown for a column. */
const shown = 3;

function columnsOf({ sheet: { rows }, headings }: CheckedFile): FileColumn[] {
  const first = rows.slice(0, previewed);
  const width = Math.max(0, ...first.map((row) => row.length));
  const all = Array.from({ length: width }, (_none, index) => {
    const values = first
      .slice(1)
      .filter((row) => !isEmptyCell(row[index]))
      .slice(0, shown)
      .map((row) => shortened(textOfCell(row[index]), mostCharacters));
    const isSecret = headings.columns[index]?.schema.format === "password";
    return {
      key: index,
      letters: columnLetters(index),
      heading: textOfCell(rows[0]?.[index]),
      values: isSecret ? "••••••••" : values.join(" · "),
    };
  });
  return all.filter(({ heading, values }) => heading !== "" || values !== "");
}

/** Limits of the sample values: maximum rows searched and maximum length of each. */
const previewed = 50;
const mostCharacters = 60;
