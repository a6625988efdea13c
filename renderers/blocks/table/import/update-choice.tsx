import { Select } from "antd";
import { useId } from "react";
import { useHost } from "../../../runtime/page/contexts.ts";
import styles from "./import.module.css";
import type { Import } from "./import-stage.ts";
import type { CheckedFile } from "./use-file-reader.ts";

/** What stands for adding every row; no field has such a name. */
const none = "";

interface UpdateChoiceProps {
  file: CheckedFile;
  running: Import;
}

/** Whether rows change records that are there already, and by which column these are found. */
export function UpdateChoice({ file, running }: UpdateChoiceProps) {
  const { text } = useHost();
  const id = useId();
  const { update } = file;
  if (update.keys.length === 0) return null;
  const unchanged = update.unchanged.map(({ label }) => text(label)).join(", ");
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
          {unchanged !== "" && ` ${text("import.update.unchanged", { fields: unchanged })}`}
        </span>
      )}
    </div>
  );
}
