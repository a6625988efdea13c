import { isAnyNumber } from "../../../src/catalogue/schema/exact-json.ts";
import { isIdName } from "../../../src/catalogue/schema/id-name.ts";
import { typesOf } from "../../../src/catalogue/schema/json-schema.ts";
import { useHost } from "../../runtime/page/contexts.ts";
import type { CellProps } from "../../runtime/show/cell-props.ts";
import styles from "../../runtime/show/cells.module.css";
import { formatsOf } from "../../runtime/show/format-values.ts";
import { PlainValue } from "../values.tsx";

/** A number as the language writes it, and an identifier as the service does. */
export function Cell({ value, field }: CellProps) {
  const { language } = useHost();
  if (!isAnyNumber(value) || isIdName(field.name)) return <PlainValue value={value} />;
  const formats = formatsOf(language);
  const format = typesOf(field.schema)[0] === "number" ? formats.decimal : formats.number;
  return <span className={styles.number}>{format.format(value)}</span>;
}
