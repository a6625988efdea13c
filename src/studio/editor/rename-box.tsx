import { Button, Input } from "antd";
import { type SubmitEvent, useId, useState } from "react";
import { isBlockName } from "../../language/editing/renames-at.ts";
import type { TextEdit } from "../../language/fixes/quick-fix.ts";
import { useStudio } from "../studio-host.ts";
import styles from "./code-editor.module.css";
import type { Anchor } from "./editor-context.ts";
import { Floating } from "./floating.tsx";

interface RenameBoxProps {
  at: Anchor;
  name: string;
  edits(name: string): readonly TextEdit[];
  onApply(edits: readonly TextEdit[]): void;
  onClose(): void;
  onLeave(): void;
}

/** Asks for a block's new name and renames the block and every reference to it. */
export function RenameBox({ at, name, edits, onApply, onClose, onLeave }: RenameBoxProps) {
  const { text } = useStudio();
  const [typed, setTyped] = useState(name);
  const id = useId();
  const places = edits(typed);
  const told = isBlockName(typed) ? (places.length > 0 ? "places" : "taken") : "notAName";
  const isName = told === "places";
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (!isName) return;
    if (typed === name) onClose();
    else onApply(places);
  };
  return (
    <Floating
      at={at}
      label={text("studio.editor.command.rename")}
      onClose={onClose}
      onLeave={onLeave}
    >
      <form className={styles.rename} onSubmit={submit}>
        <label htmlFor={id}>{text("studio.editor.rename.label", { name })}</label>
        <Input
          id={id}
          value={typed}
          status={isName ? "" : "error"}
          aria-invalid={!isName}
          aria-describedby={`${id}-told`}
          autoComplete="off"
          spellCheck={false}
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => setTyped(target.value)}
        />
        <p id={`${id}-told`} className={isName ? styles.hint : styles.error}>
          {text(`studio.editor.rename.${told}`, { number: places.length })}
        </p>
        <div className={styles.buttons}>
          <Button size="small" onClick={onClose}>
            {text("common.cancel")}
          </Button>
          <Button size="small" type="primary" htmlType="submit" disabled={!isName}>
            {text("studio.editor.rename.rename")}
          </Button>
        </div>
      </form>
    </Floating>
  );
}
