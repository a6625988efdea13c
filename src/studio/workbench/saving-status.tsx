import { Button } from "antd";
import { longestDraft } from "../longest-draft.ts";
import { useStudio } from "../studio-host.ts";
import type { Saving } from "./draft-state.ts";
import styles from "./workbench.module.css";

interface SavingStatusProps {
  saving: Saving;
  onSave(): void;
}

/** Whether what is typed is with the service; where it is not, why, and a way to try again. */
export function SavingStatus({ saving, onSave }: SavingStatusProps) {
  const { text } = useStudio();
  const isLate = saving.status === "unreachable" || saving.status === "refused";
  const reason = saving.status === "refused" ? saving.message : "";
  const values = { reason, most: longestDraft };
  return (
    <span className={styles.saving}>
      <span role="status">{text(`studio.saving.${saving.status}`, values)}</span>
      {isLate && (
        <Button type="link" size="small" onClick={onSave}>
          {text("shell.tryAgain")}
        </Button>
      )}
    </span>
  );
}
