import { lateView } from "../../../src/ui/late/late-view.ts";
import { useHost } from "../../runtime/page/contexts.ts";
import type { CellProps } from "../../runtime/show/cell-props.ts";
import { PlainValue } from "../values.tsx";

/** The table of changes, which few screens show. */
const ChangesTable = lateView(async () => (await import("./changes-table.tsx")).ChangesTable);

/** The changes of an entry as a table; another value as it is. */
export function Cell({ value, field }: CellProps) {
  const { text } = useHost();
  if (!Array.isArray(value)) return <PlainValue value={value} />;
  return <ChangesTable label={text(field.label)} value={value} />;
}
