import { AutoComplete, Input, type InputRef } from "antd";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { type CompletedExpression, expressionChoices, type ValuePlace } from "../choices-at.ts";
import type { ControlProps } from "../control-of.ts";
import { useInspecting } from "../inspecting.ts";
import styles from "../inspector.module.css";
import { useTyped } from "../use-typed.ts";
import { Choice } from "./choice.tsx";

/** An input for an expression, with the same completions as the text editor. */
export function ExpressionControl({ property, id, describedBy, onWrite }: ControlProps) {
  const { part } = useInspecting();
  const { node, name } = property;
  const place = node ? { node } : { owner: part.node, name };
  return (
    <ExpressionInput
      id={id}
      describedBy={describedBy}
      said={String(node?.scalar ?? "")}
      place={place}
      onWrite={(value) => onWrite(JSON.stringify(value))}
    />
  );
}

interface ExpressionInputProps {
  id: string;
  describedBy?: string;
  label?: string;
  said: string;
  place: ValuePlace;
  onWrite(expression: string): void;
}

/** A text field for an expression with the completions at its cursor. */
export function ExpressionInput({
  id,
  describedBy,
  label,
  said,
  place,
  onWrite,
}: ExpressionInputProps) {
  const { source, environment, isReadOnly } = useInspecting();
  const input = useRef<InputRef>(null);
  const [choices, setChoices] = useState<readonly CompletedExpression[]>([]);
  const typed = useTyped(said, onWrite);
  const find = (value: string): void => {
    const cursor = input.current?.input?.selectionStart ?? value.length;
    setChoices(expressionChoices(source, place, value, cursor, environment));
  };
  const take = (value: string): void => {
    const taken = choices.find((choice) => choice.value === value);
    const cursor = taken?.cursor ?? value.length;
    // The cursor is set at once: set a frame later, it would jump back into what is typed meanwhile.
    flushSync(() => typed.type(value));
    input.current?.setSelectionRange(cursor, cursor);
    find(value);
  };
  return (
    <AutoComplete
      className={styles.control ?? ""}
      disabled={isReadOnly}
      value={typed.value}
      options={choices.map(({ value, label: option, detail }) => ({
        value,
        label: <Choice label={option} detail={detail} />,
      }))}
      defaultActiveFirstOption={false}
      onFocus={() => find(typed.value)}
      onSearch={(value) => {
        typed.type(value);
        find(value);
      }}
      onSelect={take}
      onBlur={typed.flush}
    >
      <Input
        ref={input}
        id={id}
        className={styles.code ?? ""}
        spellCheck={false}
        {...(label ? { "aria-label": label } : {})}
        {...(describedBy ? { "aria-describedby": describedBy } : {})}
      />
    </AutoComplete>
  );
}
