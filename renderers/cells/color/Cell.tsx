import type { CellProps } from "../../runtime/cell-views.ts";
import { useHost } from "../../runtime/contexts.ts";
import { Tag } from "../../runtime/dictionary-tag.tsx";
import { plainText } from "../../runtime/plain-text.ts";
import { isNamedColor } from "../../runtime/tag-color.ts";
import { PlainValue } from "../plain-value.tsx";

/** The colour of a tag, as a tag that has it. */
export function Cell({ value }: CellProps) {
  const { text } = useHost();
  if (typeof value !== "string" || value === "") return <PlainValue value={value} />;
  const color = plainText(value);
  return <Tag color={color}>{isNamedColor(color) ? text(`tagColor.${color}`) : color}</Tag>;
}
