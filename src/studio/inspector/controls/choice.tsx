import type { ReactNode } from "react";
import styles from "../inspector.module.css";

/** A name with what it means. */
export function Choice({ label, detail }: { label: ReactNode; detail: string }) {
  return (
    <>
      <div>{label}</div>
      {detail && <div className={styles.help}>{detail}</div>}
    </>
  );
}

/** Whether a choice's name or its meaning has what is typed. */
export function matches(
  typed: string,
  option: { label?: unknown; detail?: unknown } | undefined,
): boolean {
  const said = `${String(option?.label)} ${String(option?.detail)}`.toLowerCase();
  return said.includes(typed.toLowerCase());
}
