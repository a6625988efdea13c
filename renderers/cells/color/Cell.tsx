import type { CellProps } from "../../runtime/cell-views.ts";
import { useHost } from "../../runtime/contexts.ts";
import { Tag } from "../../runtime/dictionary-tag.tsx";
import { plainText } from "../../runtime/plain-text.ts";
import { Cell as TextCell } from "../text/Cell.tsx";

/** The names that tags know, and no colour; any other is what CSS calls it. */
const named: ReadonlySet<unknown> = new Set([
  "default",
  "success",
  "processing",
  "warning",
  "error",
]);

/** The colour of a tag, as a tag that has it. */
export function Cell(props: CellProps) {
  const { value } = props;
  const { text } = useHost();
  if (typeof value !== "string" || value === "") return <TextCell {...props} />;
  const color = plainText(value);
  return <Tag color={color}>{named.has(color) ? text(`tagColor.${color}`) : color}</Tag>;
}
