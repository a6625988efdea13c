import { useHost } from "../../runtime/page/contexts.ts";
import type { CellProps } from "../../runtime/show/cell-props.ts";
import styles from "../../runtime/show/cells.module.css";
import { numberFormat } from "../../runtime/show/format-values.ts";
import { shareOf } from "../share.ts";
import { PlainValue } from "../values.tsx";
import type { PercentageSettings } from "./cell.ts";

/** A percentage in the language's format; the plain number where the whole is missing. */
export function Cell({ value, row, field }: CellProps<PercentageSettings>) {
  const { language } = useHost();
  const { settings } = field;
  const share = settings ? shareOf(value, row, settings.whole) : null;
  if (!settings || share === null) return <PlainValue value={value} />;
  const options = { style: "percent", maximumFractionDigits: settings.digits } as const;
  return <span className={styles.number}>{numberFormat(language, options).format(share)}</span>;
}
