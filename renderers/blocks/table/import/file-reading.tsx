import { Alert, Select } from "antd";
import { useId } from "react";
import { useHost } from "../../../runtime/page/contexts.ts";
import { FileColumns } from "./file-columns.tsx";
import styles from "./import.module.css";
import type { FileProps } from "./import-stage.ts";
import type { WorkbookReading } from "./sheet/sheet-cell.ts";
import { type TextEncoding, textEncodings } from "./sheet/text-encoding.ts";
import type { CheckedFile } from "./use-file-reader.ts";

/** Shows how a file was read, with sample values, and lets a person read it otherwise. */
export function FileReading({ file, running }: FileProps) {
  return (
    <>
      {file.sheet.text && (
        <EncodingChoice file={file} reading={file.sheet.text} running={running} />
      )}
      {file.sheet.workbook && (
        <SheetChoice file={file} reading={file.sheet.workbook} running={running} />
      )}
      {file.sheet.workbook && <Unseen {...file.sheet.workbook} />}
      {file.sheet.rows.length > 0 && <FileColumns file={file} running={running} />}
      <UpdateChoice file={file} running={running} />
    </>
  );
}

interface EncodingChoiceProps extends FileProps {
  reading: NonNullable<CheckedFile["sheet"]["text"]>;
}

/** Chooses the text encoding; the sample values show whether a guess is right. */
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
        // Choosing the guess is a choice too.
        onSelect={(encoding: TextEncoding) => void running.check(file.source, { encoding })}
      />
      {reading.certainty === "likely" && (
        <span className={styles.hint}>{text("import.encoding.guessed")}</span>
      )}
    </div>
  );
}

interface SheetChoiceProps extends FileProps {
  reading: WorkbookReading;
}

/** Chooses the sheet of a workbook; hidden sheets come last. */
function SheetChoice({ file, reading: { sheets, sheet }, running }: SheetChoiceProps) {
  const { text } = useHost();
  const id = useId();
  const options = sheets.map(({ name, isHidden }, value) => {
    return { value, isHidden, label: isHidden ? text("import.sheetOf.hidden", { name }) : name };
  });
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{text("import.sheetOf.label")}</label>
      <Select<number>
        id={id}
        className={styles.sheets}
        value={sheet}
        options={options.sort((a, b) => Number(a.isHidden) - Number(b.isHidden))}
        onChange={(chosen) => void running.check(file.source, { sheet: chosen })}
      />
    </div>
  );
}

/** Maximum places named in a message. */
const mostNamed = 8;

/** Reports hidden rows and merged cells of a sheet. */
function Unseen({ merged, hidden }: WorkbookReading) {
  const { text } = useHost();
  const named = (places: readonly (string | number)[]): string[] => {
    const shown = places.slice(0, mostNamed).map(String);
    return places.length > mostNamed ? [...shown, "…"] : shown;
  };
  if (merged.length + hidden.length === 0) return null;
  return (
    <Alert
      type="warning"
      showIcon
      title={[
        merged.length > 0 && text("import.merged", { cells: named(merged) }),
        hidden.length > 0 && text("import.hiddenRows", { rows: named(hidden) }),
      ]
        .filter(Boolean)
        .join(" ")}
    />
  );
}

/** The option value for adding every row; no field has an empty name. */
const none = "";

/** Chooses whether rows update existing records, and the column that identifies them. */
function UpdateChoice({ file, running }: FileProps) {
  const { text } = useHost();
  const id = useId();
  const { update } = file;
  if (update.keys.length === 0) return null;
  const unchanged = update.unchanged.map(({ label }) => text(label));
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{text("import.update.label")}</label>
      <Select<string>
        id={id}
        className={styles.sheets}
        value={update.key?.name ?? none}
        options={[
          { value: none, label: text("import.update.none") },
          ...update.keys.map(({ name, label }) => {
            return { value: name, label: text("import.update.by", { field: text(label) }) };
          }),
        ]}
        onChange={(key) => void running.choose(file, { key: key || null })}
      />
      {update.key !== null && (
        <span className={styles.hint}>
          {text("import.update.help")}
          {unchanged.length > 0 && ` ${text("import.update.unchanged", { fields: unchanged })}`}
        </span>
      )}
    </div>
  );
}
