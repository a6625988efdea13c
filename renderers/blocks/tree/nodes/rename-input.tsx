import { Input } from "antd";
import { type KeyboardEvent, type SyntheticEvent, useId, useState } from "react";
import type { Catalogue } from "../../../../src/catalogue/catalogue.ts";
import { operationOf } from "../../../../src/catalogue/operation-of.ts";
import { textOf } from "../../../../src/catalogue/written/text-of.ts";
import { isComposing } from "../../../../src/ui/keys/is-composing.ts";
import { useOneAtATime } from "../../../runtime/act/use-one-at-a-time.ts";
import { useHost } from "../../../runtime/page/contexts.ts";
import { refusalOf } from "../change/use-change-calls.tsx";
import type { Renaming } from "../change/use-node-changes.ts";
import type { TreePlan } from "../kind.ts";
import type { TreeNode } from "../state/tree-index.ts";
import styles from "../tree.module.css";

interface RenameInputProps {
  node: TreeNode;
  plan: TreePlan;
  renaming: Renaming;
}

/**
 * The input that renames a node: Enter saves, Escape cancels unless a save runs; a refused name
 * stays in the input.
 */
export function RenameInput({ node, plan, renaming }: RenameInputProps) {
  const { text, catalogue } = useHost();
  const id = useId();
  const former = textOf(node.row[plan.labelField]);
  const name = renaming.name ?? former;
  const [fault, setFault] = useState("");
  const [isSaving, run] = useOneAtATime();
  const label = text("tree.newName", { name: node.title });

  const save = async (): Promise<void> => {
    if (name.trim() === "") return setFault(text("validation.required", { label }));
    if (name === former) return renaming.giveUp();
    try {
      await renaming.save(node, name.trim());
    } catch (error) {
      setFault(refusalOf(error));
    }
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    event.stopPropagation();
    if (isComposing(event)) return;
    if (event.key === "Enter") void run(save);
    // Escape does nothing during a save, which could still be refused.
    else if (event.key === "Escape" && !isSaving) renaming.giveUp();
  };
  const isFaulty = fault !== "";
  return (
    <span className={styles.renaming} {...kept}>
      <Input
        size="small"
        autoFocus
        value={name}
        readOnly={isSaving}
        aria-label={label}
        aria-invalid={isFaulty}
        aria-describedby={id}
        status={isFaulty ? "error" : ""}
        maxLength={maxLengthOf(plan, catalogue)}
        onFocus={({ target }) => target.select()}
        onChange={({ target: { value } }) => renaming.type(value === former ? null : value)}
        onKeyDown={onKeyDown}
        onBlur={() => name === former && !isSaving && renaming.giveUp()}
      />
      <span id={id} role="alert" className={styles.fault} title={fault}>
        {fault}
      </span>
    </span>
  );
}

/** The maximum length of the name argument. */
function maxLengthOf({ rename }: TreePlan, catalogue: Catalogue): number | undefined {
  if (!rename) return undefined;
  const { parameters } = operationOf(catalogue, rename.call);
  const name = rename.call.args.find(({ value }) => value.source.trim() === "text")?.name;
  return parameters.find((parameter) => parameter.name === name)?.schema.maxLength;
}

const keep = (event: SyntheticEvent): void => event.stopPropagation();

/** Keeps the pointer events of controls within a node from the tree, which would act on them too. */
export const kept = { onClick: keep, onDoubleClick: keep, onMouseDown: keep };
