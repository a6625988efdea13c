import { isAnyNumber } from "../../../src/catalogue/schema/exact-json.ts";
import { isAmountName } from "../../../src/catalogue/schema/id-name.ts";
import { typesOf } from "../../../src/catalogue/schema/json-schema.ts";
import type { Language } from "../../../src/i18n/language.ts";
import { useHost } from "../../runtime/page/contexts.ts";
import type { CellProps } from "../../runtime/show/cell-props.ts";
import styles from "../../runtime/show/cells.module.css";
import { formatsOf, numberFormat, smallKept } from "../../runtime/show/format-values.ts";
import { PlainValue } from "../values.tsx";

/** Names of further numbers that count nothing, whose digits are not grouped either. */
const ordinal = /(^|_)(year|serial|port|pid|version)$|[a-z](Year|Serial|Port|Version)$/;

/** A number as the language writes it, and one that counts nothing as the service does. */
export function Cell({ value, field }: CellProps) {
  const { language } = useHost();
  const isAmount = isAmountName(field.name) && !ordinal.test(field.name);
  if (!isAnyNumber(value) || !isAmount) return <PlainValue value={value} />;
  const format = formatOf(field, language);
  return <span className={styles.number}>{format.format(value)}</span>;
}

/** Maximum decimals of a record's own number; a number that is worked out has fewer. */
const mostDecimals = 6;

/** The format of a number, with the decimals of the steps that its schema declares. */
function formatOf({ schema, value }: CellProps["field"], language: Language) {
  const step = /\.(\d+)$/.exec(String(schema.multipleOf))?.[1]?.length;
  if (step !== undefined) {
    const most = Math.max(step, smallKept.maximumFractionDigits);
    const decimals = { minimumFractionDigits: step, maximumFractionDigits: most };
    return numberFormat(language, { ...smallKept, ...decimals });
  }
  const isOwn = typesOf(schema)[0] === "number" && !value;
  if (!isOwn) return formatsOf(language).number;
  return numberFormat(language, { ...smallKept, maximumFractionDigits: mostDecimals });
}
