import type { CSSProperties } from "react";
import { useHost } from "../../../runtime/page/contexts.ts";
import styles from "../table.module.css";

const lengths = ["86%", "72%", "90%", "64%", "80%", "70%", "88%", "76%"];

/** Rows to come. */
export function RowsSkeleton() {
  const host = useHost();
  return (
    <div className={styles.skeleton} role="status" aria-label={host.text("common.loading")}>
      {lengths.map((length) => {
        const style: CSSProperties & Record<"--length", string> = { "--length": length };
        return <div key={length} style={style} />;
      })}
    </div>
  );
}
