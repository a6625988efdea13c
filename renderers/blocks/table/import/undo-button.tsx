import { UndoOutlined } from "@ant-design/icons";
import { Button } from "antd";
import { useHost } from "../../../runtime/page/contexts.ts";
import { formatsOf } from "../../../runtime/show/format-values.ts";
import type { ImportRow } from "./check-rows.ts";
import type { Import } from "./import-stage.ts";

interface UndoButtonProps {
  rows: readonly ImportRow[];
  running: Import;
}

/** The button that undoes imported rows; it says how many records it deletes and changes back. */
export function UndoButton({ rows, running }: UndoButtonProps) {
  const { text, language } = useHost();
  const { number } = formatsOf(language);
  const changed = rows.filter(({ target }) => target !== null).length;
  const added = rows.length - changed;
  const what = changed === 0 ? "added" : added === 0 ? "changed" : "both";
  const counts = { added: number.format(added), changed: number.format(changed) };
  return (
    <Button icon={<UndoOutlined aria-hidden />} onClick={() => void running.undo(rows)}>
      {text(`import.undo.${what}`, counts)}
    </Button>
  );
}
