import type { ReactNode } from "react";
import styles from "./why.module.css";

/** A part of an answer with its heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.section}>
      <h3 className={styles.heading}>{title}</h3>
      {children}
    </div>
  );
}
