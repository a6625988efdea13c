import { isAnyNumber } from "../../../src/catalogue/schema/exact-json.ts";
import { useHost } from "../../runtime/page/contexts.ts";
import type { CellProps } from "../../runtime/show/cell-props.ts";
import styles from "../../runtime/show/cells.module.css";
import { numberFormat } from "../../runtime/show/format-values.ts";
import { PlainValue } from "../values.tsx";
import type { MoneySettings } from "./cell.ts";

/** An amount of money as the language writes it. */
export function Cell({ value, field }: CellProps<MoneySettings>) {
  const { language } = useHost();
  const currency = field.settings?.currency;
  if (!isAnyNumber(value) || currency === undefined) return <PlainValue value={value} />;
  const format = numberFormat(language, { style: "currency", currency });
  return <span className={styles.number}>{format.format(value)}</span>;
}
