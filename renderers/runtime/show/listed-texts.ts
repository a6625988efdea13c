import { pointTo } from "../../../src/catalogue/schema/pointer.ts";
import type { PageHost } from "../page/host.ts";
import type { CellProps } from "./cell-props.ts";
import { plainText } from "./plain-text.ts";

/** The different values of a list as texts; records by the field that names them (`x-label`). */
export function listedTexts(
  { catalogue }: Pick<PageHost, "catalogue">,
  { schema }: Pick<CellProps["field"], "schema">,
  values: readonly unknown[],
): string[] {
  const label = catalogue.resolve(schema.items ?? {})["x-label"];
  const shown = values.map((item): unknown => {
    const named = label === undefined ? undefined : pointTo(item, `/${label}`);
    return named ?? item;
  });
  return [...new Set(shown.map((value) => plainText(value)))];
}
