import { Input, Select, Switch } from "antd";
import { useState } from "react";
import { NumberInput } from "../../../../renderers/runtime/choose/number-input.tsx";
import { jsonIn } from "../../../catalogue/schema/json-text.ts";
import type { CompletionOption } from "../../../language/editing/completion.ts";
import { writtenAt } from "../../../language/source.ts";
import { useStudio } from "../../studio-host.ts";
import { useTypedText } from "../../workbench/typed-text.ts";
import { choicesAt } from "../choices-at.ts";
import { type ControlProps, shapeOf } from "../control-of.ts";
import { useInspecting } from "../inspecting.ts";
import styles from "../inspector.module.css";
import { useTyped } from "../use-typed.ts";
import { Choice, matches } from "./choice.tsx";

/** A switch for a boolean value. */
export function SwitchControl({ property: { node }, id, describedBy, onWrite }: ControlProps) {
  const { isReadOnly } = useInspecting();
  return (
    <div>
      <Switch
        id={id}
        aria-describedby={describedBy}
        disabled={isReadOnly}
        checked={node?.scalar === true}
        onChange={(checked) => onWrite(String(checked))}
      />
    </div>
  );
}

/** An input for an integer within its bounds. */
export function NumberControl({ property, id, describedBy, onWrite }: ControlProps) {
  const { isReadOnly } = useInspecting();
  const shape = shapeOf(property.shape, property.node);
  const bounds = shape.type === "integer" ? { min: shape.minimum, max: shape.maximum } : {};
  const { language } = useStudio();
  const { scalar = null } = property.node ?? {};
  return (
    <NumberInput
      id={id}
      language={language}
      aria-describedby={describedBy}
      disabled={isReadOnly}
      precision={0}
      {...bounds}
      value={typeof scalar === "number" ? scalar : null}
      onChange={(value) => typeof value === "number" && onWrite(String(value))}
    />
  );
}

/** An input for a name that the editor completes: a kind, operation, field or icon. */
export function NameControl({ property, id, describedBy, onWrite }: ControlProps) {
  const { source, part, environment, isReadOnly } = useInspecting();
  const [choices, setChoices] = useState<readonly CompletionOption[]>([]);
  const { node, name } = property;
  const written = String(node?.scalar ?? "");
  const find = (isOpen: boolean): void => {
    if (!isOpen) return;
    const place = node ? { node } : { owner: part.node, name };
    setChoices(choicesAt(source, place, environment).filter(({ kind }) => kind !== "text"));
  };
  return (
    <Select<string>
      id={id}
      className={styles.control ?? ""}
      aria-describedby={describedBy}
      disabled={isReadOnly}
      showSearch={{ filterOption: matches }}
      popupMatchSelectWidth={false}
      {...(written ? { value: written } : {})}
      options={choices.map(({ label, detail = "" }) => ({ value: label, label, detail }))}
      optionRender={({ data }) => <Choice label={data.label} detail={data.detail} />}
      onOpenChange={find}
      onChange={(value) => onWrite(JSON.stringify(value))}
    />
  );
}

/** A one-line text input; a value that is not a string is shown as JSON. */
export function LineControl({ property, id, describedBy, onWrite }: ControlProps) {
  const { source, isReadOnly } = useInspecting();
  const { unfinished } = useTypedText();
  const { node } = property;
  const isJson = node !== null && node.type !== "string";
  const said = isJson ? writtenAt(source, node) : String(node?.scalar ?? "");
  const typed = useTyped(said, (value) => onWrite(isJson ? value : JSON.stringify(value)), {
    isWhole: (value) => !isJson || jsonIn(value) !== undefined,
    unfinished,
    key: `${property.pointer} ${property.name}`,
  });
  const { text } = useStudio();
  return (
    <div>
      <Input
        id={id}
        aria-describedby={`${describedBy ?? ""} ${id}-unsaid`.trim()}
        aria-invalid={typed.isUnsaid}
        {...(typed.isUnsaid && { status: "error" as const })}
        disabled={isReadOnly}
        value={typed.value}
        onChange={({ target }) => typed.type(target.value)}
        onBlur={typed.flush}
        onPressEnter={typed.flush}
      />
      <span id={`${id}-unsaid`} className={styles.error}>
        {typed.isUnsaid && text("studio.inspector.notJson")}
      </span>
    </div>
  );
}
