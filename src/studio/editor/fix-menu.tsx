import { Dropdown, type MenuProps } from "antd";
import type { QuickFix, TextEdit } from "../../language/fixes/quick-fix.ts";
import { useStudio } from "../studio-host.ts";
import styles from "./code-editor.module.css";
import type { Anchor } from "./editor-context.ts";

interface FixMenuProps {
  at: Anchor;
  fixes: readonly QuickFix[];
  onApply(edits: readonly TextEdit[]): void;
  onClose(): void;
}

/** The ways to mend what is wrong at the cursor, to be chosen by arrows and Enter. */
export function FixMenu({ at, fixes, onApply, onClose }: FixMenuProps) {
  const { text } = useStudio();
  const items: MenuProps["items"] =
    fixes.length > 0
      ? fixes.map(({ titleKey, values }, index) => ({ key: index, label: text(titleKey, values) }))
      : [{ key: "none", label: text("studio.editor.noFix"), disabled: true }];
  const choose: MenuProps["onClick"] = ({ key }) => {
    const fix = fixes[Number(key)];
    if (fix) onApply(fix.edits);
  };
  return (
    <Dropdown
      open
      autoFocus
      trigger={["click"]}
      menu={{ items, onClick: choose }}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <span className={styles.anchor} style={at} />
    </Dropdown>
  );
}
