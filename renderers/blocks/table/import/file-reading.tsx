import { Select } from "antd";
import { useId } from "react";
import { useIsNarrow } from "../../../../src/ui/use-media.ts";
import { useHost } from "../../../runtime/page/contexts.ts";
import { type PlainColumn, PlainTable } from "../grid/plain-table.tsx";
import { textOfCell } from "./cell-value.ts";
import styles from "./import.module.css";
import { columnLetters } from "./sheet/column-letters.ts";
import { isEmptyCell } from "./sheet/sheet-cell.ts";
import { type TextEncoding, textEncodings } from "./sheet/text-encoding.ts";
import type { CheckedFile, Import } from "./use-import.ts";

interface FileReadingProps {
  file: CheckedFile;
  running: Import;
}

/** How a file was read, with its first values, and the ways to read it otherwise. */
export function FileReading({ file, running }: FileReadingProps) {
  return (
    <>
      {file.sheet.text && (
        <EncodingChoice file={file} reading={file.sheet.text} running={running} />
      )}
      {file.sheet.rows.length > 0 && <FileColumns file={file} />}
    </>
  );
}

interface EncodingChoiceProps extends FileReadingProps {
  reading: NonNullable<CheckedFile["sheet"]["text"]>;
}

/** What a text was read in; where that was guessed, the values tell whether rightly. */
function EncodingChoice({ file, reading, running }: EncodingChoiceProps) {
  const { text } = useHost();
  const id = useId();
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{text("import.encoding.label")}</label>
      <Select<TextEncoding>
        id={id}
        className={styles.encoding}
        value={reading.encoding}
        options={Object.entries(textEncodings).map(([value, label]) => ({ value, label }))}
        onChange={(encoding) => void running.check(file.source, { encoding })}
      />
      {reading.certainty === "likely" && (
        <span className={styles.hint}>{text("import.encoding.guessed")}</span>
      )}
    </div>
  );
}

interface FileColumn {
  key: number;
  letters: string;
  heading: string;
  values: string;
}

/** So many values of a column are shown. */
const shown = 3;

/** The columns of a file, each with its first values as they were read. */
function FileColumns({ file }: { file: CheckedFile }) {
  const { text } = useHost();
  const isNarrow = useIsNarrow();
  const letters: PlainColumn<FileColumn> = {
    key: "letters",
    title: text("import.column"),
    width: 80,
    cell: (column) => column.letters,
  };
  const wide: PlainColumn<FileColumn>[] = [
    letters,
    {
      key: "heading",
      title: text("import.headingOf"),
      isHead: true,
      cell: ({ heading }) => heading,
    },
    {
      key: "values",
      title: text("import.firstValues"),
      className: styles.words,
      cell: ({ values }) => values,
    },
  ];
  const stacked: PlainColumn<FileColumn> = {
    title: text("import.firstValues"),
    key: "column",
    cell: ({ heading, values }) => (
      <span className={styles.cell}>
        <strong>{heading}</strong>
        <span>{values}</span>
      </span>
    ),
  };
  return (
    <PlainTable
      items={columnsOf(file)}
      columns={isNarrow ? [{ ...letters, isHead: true }, stacked] : wide}
      keyOf={({ key }) => key}
      pageSize={10}
    />
  );
}

function columnsOf({ sheet: { rows }, headings }: CheckedFile): FileColumn[] {
  const width = Math.max(0, ...rows.slice(0, previewed).map((row) => row.length));
  return Array.from({ length: width }, (_none, index) => {
    const values = rows
      .slice(1, previewed)
      .filter((row) => !isEmptyCell(row[index]))
      .slice(0, shown)
      .map((row) => shortened(textOfCell(row[index])));
    const isSecret = headings.columns[index]?.schema.format === "password";
    return {
      key: index,
      letters: columnLetters(index),
      heading: textOfCell(rows[0]?.[index]),
      values: isSecret ? "••••••••" : values.join(" · "),
    };
  });
}

/** So many rows are looked through for values to show, and so much of each is shown. */
const previewed = 50;
const mostCharacters = 60;

function shortened(value: string): string {
  return value.length > mostCharacters ? `${value.slice(0, mostCharacters)}…` : value;
}
