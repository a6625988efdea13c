import type { EditorView } from "@codemirror/view";
import { Button, type MenuProps } from "antd";
import { memo, type RefObject } from "react";
import { type StoreApi, useStore } from "zustand";
import { MenuDropdown } from "../../ui/menu-dropdown.tsx";
import { useStudio } from "../studio-host.ts";
import styles from "./code-editor.module.css";
import { editorCommands } from "./editor-commands.ts";
import { keyLabel } from "./key-label.ts";

/** The cursor's line and column, counted from 1, and the number of selected characters. */
export interface CursorPlace {
  line: number;
  column: number;
  selected: number;
}

interface StatusBarProps {
  view: RefObject<EditorView | null>;
  /**
   * The cursor's place as a store, so that a cursor move redraws only the components that read it.
   */
  cursor: StoreApi<CursorPlace>;
  isReadOnly: boolean;
}

const commands = editorCommands.flat();

/** The menu scrolls rather than extending beyond the top of the window. */
const menuStyle = { maxHeight: "min(60vh, 600px)", overflowY: "auto" } as const;

/** The cursor's position and a menu of the editor's commands, for use without shortcuts. */
export const StatusBar = memo(function StatusBar({ view, cursor, isReadOnly }: StatusBarProps) {
  const { text } = useStudio();
  const items: MenuProps["items"] = editorCommands.flatMap((group, index) => [
    ...(index > 0 ? [{ type: "divider" as const, key: `line${index}` }] : []),
    ...group.map(({ name, key }) => ({
      key: name,
      label: (
        <span className={styles.command}>
          {text(`studio.editor.command.${name}`)} <kbd>{keyLabel(key)}</kbd>
        </span>
      ),
    })),
  ]);
  const run: MenuProps["onClick"] = ({ key }) => {
    const command = commands.find(({ name }) => name === key);
    // The command runs after the menu has returned the focus to its button.
    setTimeout(() => {
      if (!view.current) return;
      view.current.focus();
      command?.run(view.current);
    });
  };
  return (
    <div className={styles.status}>
      <Place cursor={cursor} />
      {isReadOnly && <span>{text("studio.editor.readOnly")}</span>}
      <MenuDropdown menu={{ items, onClick: run, style: menuStyle }} placement="topRight">
        <Button type="text" size="small">
          {text("studio.editor.commands")}
        </Button>
      </MenuDropdown>
    </div>
  );
});

function Place({ cursor }: Pick<StatusBarProps, "cursor">) {
  const { text } = useStudio();
  const { line, column, selected } = useStore(cursor);
  return (
    <span className={styles.place}>
      {text("studio.editor.place", { line, column })}
      {selected > 0 && ` · ${text("studio.editor.selected", { count: selected })}`}
    </span>
  );
}
