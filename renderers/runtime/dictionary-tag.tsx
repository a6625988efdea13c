import { Tag } from "antd";
import { useHost } from "./contexts.ts";
import { plainText } from "./plain-text.ts";
import type { Dictionary } from "./use-dictionary.ts";

/** A value as a tag: with the label and the colour of its entry, where it has one. */
export function DictionaryTag({ value, dictionary }: { value: unknown; dictionary: Dictionary }) {
  const host = useHost();
  const text = plainText(value);
  const entry = dictionary.byValue.get(text);
  const color = entry?.color ?? "default";
  return <Tag color={color}>{entry ? host.text(entry.label) : text}</Tag>;
}
