import { DownloadOutlined } from "@ant-design/icons";
import { Alert, Button } from "antd";
import { ChunkedList } from "../../../../src/ui/list/chunked-list.tsx";
import { useHost } from "../../../runtime/page/contexts.ts";
import type { PageHost } from "../../../runtime/page/host.ts";
import { formatsOf } from "../../../runtime/show/format-values.ts";
import { FaultTable } from "./fault-table.tsx";
import { FileReading } from "./file-reading.tsx";
import styles from "./import.module.css";
import type { Import } from "./import-stage.ts";
import type { HeadingFault } from "./read-headings.ts";
import { textEncodings } from "./sheet/text-encoding.ts";
import { saveAnnotated, sentencesOf } from "./sheets.ts";
import type { CheckedFile } from "./use-file-reader.ts";

interface CheckedStageProps {
  file: CheckedFile;
  running: Import;
  onClose(): void;
}

/** The result of the check: faults by row and column, or that the rows can be sent. */
export function CheckedStage({ file, running, onClose }: CheckedStageProps) {
  const host = useHost();
  const { fault } = file.sheet;
  const isFaulty = fault !== null || file.faults.length > 0 || file.headings.faults.length > 0;
  const { number } = formatsOf(host.language);
  const count = number.format(file.rows.length);
  const isNothing = file.rows.length === 0;
  return (
    <>
      {fault && <Alert type="error" showIcon title={faultSentence(file, host.text)} />}
      {!fault && file.headings.faults.length > 0 && <HeadingFaults file={file} />}
      {file.faults.length > 0 && <CellFaults file={file} />}
      {!isFaulty && <ReadyRows file={file} />}
      <FileReading file={file} running={running} />
      {file.headings.left.length > 0 && (
        <p className={styles.hint}>{host.text("import.left", { columns: file.headings.left })}</p>
      )}
      <div className={styles.foot}>
        <Button onClick={onClose}>{host.text("common.cancel")}</Button>
        <Button
          type={isFaulty || isNothing ? "primary" : "default"}
          onClick={() => running.refuse(null)}
        >
          {host.text("import.another")}
        </Button>
        {!isFaulty && !isNothing && (
          <Button type="primary" onClick={() => void running.send(file.rows, null)}>
            {host.text("import.send", { number: count })}
          </Button>
        )}
      </div>
    </>
  );
}

/** How many rows can be sent, and how many have nothing to change. */
function ReadyRows({ file }: { file: CheckedFile }) {
  const { text } = useHost();
  const { rows, same } = file;
  const changed = rows.filter(({ target }) => target !== null).length;
  const said = [
    changed > 0 && text("import.update.ready", { count: changed }),
    same > 0 && text("import.update.same", { count: same }),
  ].filter((sentence) => sentence !== false);
  const isNothing = rows.length === 0;
  return (
    <Alert
      type={isNothing ? "info" : "success"}
      showIcon
      title={
        isNothing
          ? text("import.update.nothing", { file: file.name })
          : text("import.ready", { count: rows.length, file: file.name })
      }
      description={said.length > 0 ? said.join(" ") : undefined}
    />
  );
}

/** The reason for which the rows cannot be imported. */
function faultSentence({ name, sheet }: CheckedFile, text: PageHost["text"]): string {
  const encoding = sheet.text ? textEncodings[sheet.text.encoding] : "";
  const { code = "empty", values = {} } = sheet.fault ?? {};
  return text(`import.file.${code}`, { file: name, encoding, ...values });
}

const estimatedHeightPx = 22;

function HeadingFaults({ file }: { file: CheckedFile }) {
  const { text } = useHost();
  const sentence = ({ code, heading, column, suggestion }: HeadingFault): string => {
    const said = text(`import.heading.${code}`, { heading, column });
    return suggestion === null ? said : `${said} ${text("common.didYouMean", { suggestion })}`;
  };
  return (
    <Alert
      type="error"
      showIcon
      title={text("import.headings", { file: file.name })}
      description={
        <ChunkedList
          className={styles.list}
          items={file.headings.faults}
          estimatedHeightPx={estimatedHeightPx}
          item={(fault, place) => (
            <li key={`${fault.code} ${fault.column} ${fault.heading}`} {...place}>
              {sentence(fault)}
            </li>
          )}
        />
      }
    />
  );
}

function CellFaults({ file }: { file: CheckedFile }) {
  const { text, language } = useHost();
  const { number } = formatsOf(language);
  const sentences = sentencesOf(file.faults, text);
  const total = number.format(file.rows.length + sentences.size);
  const label = text("import.faulty", { count: sentences.size, total });
  const save = () => saveAnnotated(file, sentences, text("import.reason"), "faults");
  return (
    <>
      <Alert type="error" showIcon title={label} />
      <FaultTable
        label={label}
        faults={file.faults.map((fault, index) => ({ ...fault, key: index }))}
        columns={["row", "column", "value", "message"]}
      />
      <div className={styles.buttons}>
        <Button icon={<DownloadOutlined aria-hidden />} onClick={() => void save()}>
          {text("import.saveFaulty")}
        </Button>
      </div>
    </>
  );
}
