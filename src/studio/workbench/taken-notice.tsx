import { Alert } from "antd";
import { useStudio } from "../studio-host.ts";
import type { Taken } from "./draft-state.ts";
import styles from "./workbench.module.css";

interface TakenNoticeProps {
  taken: Taken | null;
  onClose(): void;
}

/** Tells that what another changed meanwhile stands in the text beside what was typed. */
export function TakenNotice({ taken, onClose }: TakenNoticeProps) {
  const { text } = useStudio();
  if (!taken) return null;
  const author = taken.author || text("studio.workbench.somebody");
  return (
    <Alert
      className={styles.notice}
      type="info"
      showIcon
      title={text("studio.workbench.taken", { author })}
      closable={{ onClose, "aria-label": text("common.close") }}
    />
  );
}
