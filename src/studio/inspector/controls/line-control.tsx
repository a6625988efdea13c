import { Input } from "antd";
import { jsonIn } from "../../../catalogue/schema/json-text.ts";
import type { ControlProps } from "../control-of.ts";
import { useInspecting } from "../inspecting.ts";
import { useTyped } from "../use-typed.ts";

/** A line of text; of a value that is no string, its JSON. */
export function LineControl({ property, id, describedBy, onWrite }: ControlProps) {
  const { source, isReadOnly } = useInspecting();
  const { node } = property;
  const isJson = node !== null && node.type !== "string";
  const said = isJson
    ? source.slice(node.offset, node.offset + node.length)
    : String(node?.scalar ?? "");
  const typed = useTyped(said, (value) => {
    if (!isJson) onWrite(JSON.stringify(value));
    else if (jsonIn(value) !== undefined) onWrite(value);
  });
  return (
    <Input
      id={id}
      aria-describedby={describedBy}
      disabled={isReadOnly}
      value={typed.value}
      onChange={({ target }) => typed.type(target.value)}
      onBlur={typed.flush}
      onPressEnter={typed.flush}
    />
  );
}
