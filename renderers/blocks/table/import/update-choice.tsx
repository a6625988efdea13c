import { Select } from "antd";
import { useId } from "react";
import { useHost } from "../../../runtime/page/contexts.ts";
import styles from "./import.module.css";
import type { FileProps } from "./import-stage.ts";

/** The option value for adding every row; no field has an empty name. */
const none = "";

/** Chooses whether rows update existing records, and the column that identifies them. */
export function UpdateChoice({ file, running }: FileProps) {
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
