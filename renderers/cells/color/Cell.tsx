import { useHost } from "../../runtime/page/contexts.ts";
import type { CellProps } from "../../runtime/show/cell-props.ts";
import { Tag } from "../../runtime/show/dictionary-tag.tsx";
import { plainText } from "../../runtime/show/plain-text.ts";
import { isNamedColor } from "../../runtime/show/tag-color.ts";
import { PlainValue } from "../values.tsx";

/** A colour drawn as a tag of that colour. */
export function Cell({ value }: CellProps) {
  const { text } = useHost();
  if (typeof value !== "string" || value === "") return <PlainValue value={value} />;
  const color = plainText(value);
  return <Tag color={color}>{isNamedColor(color) ? text(`tagColor.${color}`) : color}</Tag>;
}
