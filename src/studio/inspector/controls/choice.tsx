import { Select } from "antd";
import { type ReactNode, useState } from "react";
import type { CompletionOption } from "../../../language/editing/completion.ts";
import { useInspecting } from "../inspecting.ts";
import styles from "../inspector.module.css";

/** An option's name with its meaning. */
export function Choice({ label, detail }: { label: ReactNode; detail: string }) {
  return (
    <>
      <div>{label}</div>
      {detail && <div className={styles.help}>{detail}</div>}
    </>
  );
}

/** Whether an option's name or meaning contains the typed text. */
export function matches(
  typed: string,
  option: { label?: unknown; detail?: unknown } | undefined,
): boolean {
  const said = `${String(option?.label)} ${String(option?.detail)}`.toLowerCase();
  return said.includes(typed.toLowerCase());
}

interface ChosenAdditionProps {
  id: string;
  /** The button's accessible name and content. */
  label: string;
  /** The options, computed when the menu opens. */
  choices(): readonly CompletionOption[];
  onChoose(choice: CompletionOption): void;
}

/** A menu whose selected option is added; the menu itself holds no value. */
export function ChosenAddition({ id, label, choices, onChoose }: ChosenAdditionProps) {
  const { isReadOnly } = useInspecting();
  const [offered, setOffered] = useState<readonly CompletionOption[]>([]);
  return (
    <Select<string | null>
      id={id}
      className={styles.control ?? ""}
      aria-label={label}
      placeholder={label}
      disabled={isReadOnly}
      value={null}
      showSearch={{ filterOption: matches }}
      options={offered.map((choice) => ({
        value: choice.label,
        label: choice.label,
        detail: [choice.detail, choice.info].filter(Boolean).join(" · "),
      }))}
      optionRender={({ data }) => <Choice label={data.label} detail={data.detail} />}
      onOpenChange={(isOpen) => {
        if (isOpen) setOffered(choices());
      }}
      onChange={(label) => {
        const choice = offered.find((one) => one.label === label);
        if (choice) onChoose(choice);
      }}
    />
  );
}
