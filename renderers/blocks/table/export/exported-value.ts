import { readFlag } from "../../../../src/catalogue/flag.ts";
import { pointTo } from "../../../../src/catalogue/schema/pointer.ts";
import type { CellKind } from "../../../../src/language/environment.ts";
import type { ColumnPlan } from "../../../../src/language/plan/column.ts";
import { cells } from "../../../cells.gen.ts";
import type { PageHost } from "../../../runtime/page/host.ts";
import type { Dictionary } from "../../../runtime/read/use-dictionary.ts";
import { momentOf } from "../../../runtime/show/format-values.ts";
import { plainText } from "../../../runtime/show/plain-text.ts";
import { shownText } from "../../../runtime/show/shown-text.ts";

/**
 * A cell of an exported sheet: a moment with its kind, a number with a sheet's format, so that each
 * file writes it its way.
 */
export type ExportedValue =
  | string
  | number
  | null
  | { moment: Date; hasTime: boolean }
  | { number: number; format: string };

const kinds: ReadonlyMap<string, CellKind> = new Map(cells.map((cell) => [cell.name, cell]));

/** What the file holds for a value: as people read it, numbers and moments as what they are. */
export function exportedValue(
  value: unknown,
  column: Pick<ColumnPlan, "cell" | "schema" | "settings">,
  dictionary: Dictionary | undefined,
  host: Pick<PageHost, "text" | "catalogue">,
): ExportedValue {
  if (value === null || value === undefined || value === "") return null;
  if (Array.isArray(value)) return listText(value, column, dictionary, host);
  const entry = dictionary?.byValue.get(String(value));
  if (entry) return shownText(host, entry.label);
  const { heldAs, sheetFormat } = kinds.get(column.cell) ?? {};
  const flag = typeof value === "boolean" || heldAs === "flag" ? readFlag(value) : null;
  if (flag !== null) return host.text(flag ? "common.yes" : "common.no");
  if (typeof value === "number") {
    const format = sheetFormat?.(column.settings) ?? null;
    return format === null ? value : { number: value, format };
  }
  const moment = heldAs === "day" || heldAs === "moment" ? momentOf(value) : null;
  if (moment) return { moment, hasTime: heldAs === "moment" };
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
