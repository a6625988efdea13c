import type { MenuFault } from "../../session/menu-fault.ts";
import { ChunkedList } from "../../ui/list/chunked-list.tsx";
import { MovableModal } from "../../ui/movable/movable-modal.tsx";
import { keyOrText, useTexts } from "../language/texts.ts";
import styles from "./menu-faults-dialog.module.css";

interface MenuFaultsDialogProps {
  title: string;
  faults: readonly MenuFault[];
  onClose(): void;
}

/** The dialog that lists the faults of the menu. */
export function MenuFaultsDialog({ title, faults, onClose }: MenuFaultsDialogProps) {
  return (
    <MovableModal title={title} width={720} onClose={onClose}>
      <FaultList faults={faults} />
    </MovableModal>
  );
}

/**
 * The list of menu faults: the node, its position in the tree, what is wrong, and how to correct
 * it.
 */
function FaultList({ faults }: { faults: readonly MenuFault[] }) {
  const text = useTexts();
  return (
    <div className={styles.scroller}>
      <ChunkedList
        className={styles.list}
        items={[...faults.entries()]}
        estimatedHeightPx={110}
        item={([number, { kind, id, title, path, given }], place) => (
          <li key={number} {...place}>
            <strong>{keyOrText(title) || text("shell.noName")}</strong>
            {id !== "" && <code>{id}</code>}
            <span className={styles.place}>
              {path.length > 0
                ? path.map((name) => keyOrText(name)).join(" › ")
                : text("menuFaults.top")}
            </span>
            <p>{text(`menuFaults.${kind}.fault`, { given })}</p>
            <p className={styles.remedy}>{text(`menuFaults.${kind}.remedy`)}</p>
          </li>
        )}
      />
    </div>
  );
}
