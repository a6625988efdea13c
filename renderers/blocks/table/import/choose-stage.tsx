import { DownloadOutlined, UploadOutlined } from "@ant-design/icons";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Button } from "antd";
import { useMemo, useRef } from "react";
import { operationOf } from "../../../../src/catalogue/operation-of.ts";
import { decimalMark } from "../../../../src/i18n/language.ts";
import { saveFile } from "../../../../src/ui/save-file.ts";
import { useIsNarrow } from "../../../../src/ui/use-media.ts";
import { useHost } from "../../../runtime/page/contexts.ts";
import { limitText, refusalOf } from "../../../runtime/upload/file-check.ts";
import { FileInput } from "../../../runtime/upload/file-input.tsx";
import { useFileIntake } from "../../../runtime/upload/use-file-intake.ts";
import { type SheetFormat, sheetFileApart, sheetFormats } from "../export/sheet.ts";
import { type PlainColumn, PlainTable } from "../grid/plain-table.tsx";
import { loadColumns } from "./field-choices.ts";
import styles from "./import.module.css";
import type { Import } from "./import-stage.ts";
import { type ColumnNote, columnNotes, templateSheet } from "./sheets.ts";

/** Accepted file types and size limit. */
const limits = { accept: ["xlsx", "csv"], maxBytes: 20 * 2 ** 20 } as const;

interface ChooseStageProps {
  running: Import;
  /** The reason for which the last file was refused. */
  refusal: string | null;
}

/** Explains the expected file, offers a template, and chooses a file. */
export function ChooseStage({ running, refusal }: ChooseStageProps) {
  const host = useHost();
  const notes = useColumnNotes(running);
  const input = useRef<HTMLInputElement>(null);
  const take = ([file, ...others]: readonly File[]): void => {
    if (!file) return;
    const reason = others.length > 0 ? host.text("upload.onlyOne") : refusalOf(file, limits, host);
    if (reason === null) void running.check(file);
    else running.refuse(reason);
  };
  const intake = useFileIntake(false, take);
  return (
    <>
      <p className={styles.lead}>{host.text("import.intro")}</p>
      <fieldset
        aria-label={host.text("import.file.label")}
        className={intake.isOver ? `${styles.drop} ${styles.over}` : styles.drop}
        {...intake.handlers}
      >
        <Button
          type="primary"
          autoFocus
          icon={<UploadOutlined aria-hidden />}
          onClick={() => input.current?.click()}
        >
          {host.text("upload.choose")}
        </Button>
        <span className={styles.hint}>
          {host.text("upload.drop")} · {limitText(limits, host)}
        </span>
        {refusal !== null && (
          <p role="alert" className={styles.fault}>
            {refusal}
          </p>
        )}
        <FileInput ref={input} accept={limits.accept} take={take} />
      </fieldset>
      <Templates notes={notes} operation={operationOf(host.catalogue, running).tag} />
      <ColumnTable notes={notes} />
    </>
  );
}

function useColumnNotes({ fields, operation }: Import): readonly ColumnNote[] {
  const host = useHost();
  const queries = useQueryClient();
  const names = fields.map(({ name }) => name);
  const { data } = useQuery({
    queryKey: ["importColumns", operation, names, host.language],
    queryFn: () => loadColumns(host, queries, fields),
    structuralSharing: false,
  });
  return useMemo(
    () => columnNotes(fields, data?.choices ?? new Map(), host.text),
    [fields, data, host],
  );
}

function ColumnTable({ notes }: { notes: readonly ColumnNote[] }) {
  const { text } = useHost();
  const isNarrow = useIsNarrow();
  const required: PlainColumn<ColumnNote> = {
    key: "required",
    title: text("import.required"),
    width: 100,
    cell: ({ isRequired }) => text(isRequired ? "common.yes" : "common.no"),
  };
  const columns: PlainColumn<ColumnNote>[] = [
    {
      key: "label",
      title: text("import.column"),
      isHead: true,
      width: "30%",
      cell: ({ label, isRequired }) => (
        <>
          {label}
          {isNarrow && isRequired && <div className={styles.hint}>{text("import.required")}</div>}
        </>
      ),
    },
    ...(isNarrow ? [] : [required]),
    {
      key: "permitted",
      title: text("import.permitted"),
      className: styles.words,
      cell: ({ permitted }) => permitted,
    },
  ];
  return (
    <PlainTable
      label={text("table.columns")}
      items={notes}
      columns={columns}
      keyOf={({ name }) => name}
      pageSize={100}
    />
  );
}

/** The template files, in the member's language. */
function Templates({ notes, operation }: { notes: readonly ColumnNote[]; operation: string }) {
  const { text, language } = useHost();
  const save = async (format: SheetFormat): Promise<void> => {
    const sheet = { ...templateSheet(notes, text), decimalMark: decimalMark(language) };
    saveFile(await sheetFileApart(sheet, format), `${operation}.${format}`);
  };
  return (
    <div className={styles.buttons}>
      {sheetFormats.map((format) => (
        <Button
          key={format}
          icon={<DownloadOutlined aria-hidden />}
          onClick={() => void save(format)}
        >
          {text(`import.template.${format}`)}
        </Button>
      ))}
    </div>
  );
}
