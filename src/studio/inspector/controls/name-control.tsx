import { Select } from "antd";
import { useState } from "react";
import type { CompletionOption } from "../../../language/editing/completion.ts";
import { choicesAt } from "../choices.ts";
import type { ControlProps } from "../control-of.ts";
import { useInspecting } from "../inspecting.ts";
import styles from "../inspector.module.css";
import { Choice, matches } from "./choice.tsx";

/** One of the names that the editor would offer: a kind, an operation, a field, an icon. */
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
