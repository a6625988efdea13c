import { typesOf } from "../../../src/catalogue/json-schema.ts";
import type { CellProps } from "../../runtime/cell-views.ts";
import styles from "../../runtime/cells.module.css";
import { useHost } from "../../runtime/contexts.ts";
import { formatsOf } from "../../runtime/format-values.ts";
import { PlainValue } from "../plain-value.tsx";

/** A number as the language writes it. */
export function Cell({ value, field }: CellProps) {
  const { language } = useHost();
  if (typeof value !== "number") return <PlainValue value={value} />;
  const formats = formatsOf(language);
  const format = typesOf(field.schema)[0] === "number" ? formats.decimal : formats.number;
  return <span className={styles.number}>{format.format(value)}</span>;
}
