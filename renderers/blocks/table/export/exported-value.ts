import { pointTo } from "../../../../src/catalogue/pointer.ts";
import type { ColumnPlan } from "../../../../src/language/plan/column.ts";
import { momentOf } from "../../../runtime/format-values.ts";
import type { PageHost } from "../../../runtime/host.ts";
import { plainText } from "../../../runtime/plain-text.ts";
import { shownText } from "../../../runtime/shown-text.ts";
import type { Dictionary } from "../../../runtime/use-dictionary.ts";

/** A cell of an exported sheet: a moment with its kind, so that each file writes it its way. */
export type ExportedValue = string | number | null | { moment: Date; hasTime: boolean };

/** What the file holds for a value: as people read it, numbers and moments as what they are. */
export function exportedValue(
  value: unknown,
  column: Pick<ColumnPlan, "cell" | "schema">,
  dictionary: Dictionary | undefined,
  host: Pick<PageHost, "text" | "catalogue">,
): ExportedValue {
  if (value === null || value === undefined || value === "") return null;
  if (Array.isArray(value)) return listText(value, column, dictionary, host);
  const entry = dictionary?.byValue.get(String(value));
  if (entry) return shownText(host, entry.label);
  if (typeof value === "boolean") return host.text(value ? "common.yes" : "common.no");
  if (typeof value === "number") return value;
  const moment = column.cell === "date" || column.cell === "dateTime" ? momentOf(value) : null;
  if (moment) return { moment, hasTime: column.cell === "dateTime" };
  return shownText(host, value);
}

function listText(
  items: readonly unknown[],
  { schema }: Pick<ColumnPlan, "schema">,
  dictionary: Dictionary | undefined,
  host: Pick<PageHost, "text" | "catalogue">,
): string {
  const label = host.catalogue.resolve(schema.items ?? {})["x-label"];
  const names = items.map((item) => {
    const named = (label === undefined ? undefined : pointTo(item, `/${label}`)) ?? item;
    const entry = dictionary?.byValue.get(plainText(named));
    return shownText(host, entry?.label ?? named);
  });
  return [...new Set(names)].join(", ");
}
