import type { KeyboardEvent } from "react";
import type { QuickFix, TextEdit } from "../../../language/fixes/quick-fix.ts";
import { useStudio } from "../../studio-host.ts";
import styles from "../code-editor.module.css";
import type { Anchor } from "../editor-context.ts";
import { Floating } from "../floating.tsx";

interface FixMenuProps {
  at: Anchor;
  fixes: readonly QuickFix[];
  onApply(edits: readonly TextEdit[]): void;
  onClose(): void;
  onLeave(): void;
}

/** A menu of the fixes at the cursor, operated with the arrow keys and Enter. */
export function FixMenu({ at, fixes, onApply, onClose, onLeave }: FixMenuProps) {
  const { text } = useStudio();
  return (
    <Floating at={at} label={text("studio.editor.command.fix")} onClose={onClose} onLeave={onLeave}>
      <div
        role="menu"
        aria-label={text("studio.editor.command.fix")}
        className={styles.menu}
        onKeyDown={walk}
      >
        {fixes.map(({ titleKey, values, edits }) => {
          const label = text(titleKey, values);
          return (
            <button key={label} type="button" role="menuitem" onClick={() => onApply(edits)}>
              {label}
            </button>
          );
        })}
        {fixes.length === 0 && (
          <button type="button" role="menuitem" aria-disabled="true" onClick={onClose}>
            {text("studio.editor.noFix")}
          </button>
        )}
      </div>
    </Floating>
  );
}

/** The arrow keys move through the fixes and wrap around at both ends. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
  if (step === 0) return;
  event.preventDefault();
  const items = [...event.currentTarget.querySelectorAll("button")];
  const at = items.findIndex((item) => item.matches(":focus"));
  items.at((at + step) % items.length)?.focus();
}
