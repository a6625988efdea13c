import { ExclamationCircleOutlined, InfoCircleOutlined } from "@ant-design/icons";
import type { ReactNode } from "react";
import styles from "./notice.module.css";

interface NoticeProps {
  tone: "info" | "warning";
  children: string;
  /** The actions at the end of the line. */
  actions?: ReactNode;
}

/** A message line above what it concerns; it interrupts neither the view nor a screen reader. */
export function Notice({ tone, children, actions }: NoticeProps) {
  const Icon = tone === "info" ? InfoCircleOutlined : ExclamationCircleOutlined;
  return (
    <div role="status" className={`${styles.notice} ${styles[tone]}`}>
      <Icon aria-hidden className={styles.icon} />
      <span className={styles.text}>{children}</span>
      <span className={styles.actions}>{actions}</span>
    </div>
  );
}
