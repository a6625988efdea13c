import { useHost } from "../../runtime/page/contexts.ts";
import type { CellProps } from "../../runtime/show/cell-props.ts";
import styles from "../../runtime/show/cells.module.css";
import { numberFormat } from "../../runtime/show/format-values.ts";
import { LateProgress } from "../../runtime/show/late/late-progress.ts";
import { shareOf } from "../share.ts";
import { PlainValue } from "../values.tsx";
import type { ProgressSettings } from "./cell.ts";

/** A progress bar with its percentage; above 100 % the bar is full and the text shows the value. */
export function Cell({ value, row, field, subject }: CellProps<ProgressSettings>) {
  const host = useHost();
  const share = field.settings ? shareOf(value, row, field.settings.whole) : null;
  if (share === null) return <PlainValue value={value} />;
  const text = numberFormat(host.language, { style: "percent" }).format(share);
  return (
    <LateProgress
      className={styles.progress}
      size="small"
      percent={Math.min(100, Math.max(0, share * 100))}
      status={share >= 1 ? "success" : "normal"}
      format={() => text}
      aria-label={[host.text(field.label), subject].filter(Boolean).join(": ")}
      aria-valuetext={text}
    />
  );
}

Cell.late = LateProgress.code;
