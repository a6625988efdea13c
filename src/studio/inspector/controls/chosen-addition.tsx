import { Select } from "antd";
import { useState } from "react";
import type { CompletionOption } from "../../../language/editing/completion.ts";
import { useInspecting } from "../inspecting.ts";
import styles from "../inspector.module.css";
import { Choice, matches } from "./choice.tsx";

interface ChosenAdditionProps {
  id: string;
  /** What it adds: its accessible name, and what stands in it. */
  label: string;
  /** What may be chosen, found out when it is opened. */
  choices(): readonly CompletionOption[];
  onChoose(choice: CompletionOption): void;
}

/** A box of choices of which one is added; it holds none itself. */
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
