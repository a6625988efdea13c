import { Button } from "antd";
import { useMemo, useState } from "react";
import type { RoleFlags } from "../../session/member.ts";
import type { MenuFault } from "../../session/menu-fault.ts";
import { ChunkedList } from "../../ui/list/chunked-list.tsx";
import { MovableModal } from "../../ui/movable-modal.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useSession } from "../application.ts";
import { keyOrText, useTexts } from "../language/texts.ts";
import { useWorkspace } from "../layout/workspace-context.ts";
import { iconFaults } from "./icon-faults.ts";
import styles from "./menu-faults-notice.module.css";

/**
 * Tells an administrator that the menu has faults, and lists them on demand. Other members do not
 * see it, for they could not correct them.
 */
export function MenuFaultsNotice() {
  const text = useTexts();
  const { routes } = useWorkspace();
  const isAdministrator = useSession(({ roles }) => mayMendMenu(roles));
  const faults = useMemo(() => [...routes.faults, ...iconFaults(routes.entries)], [routes]);
  const [dismissed, setDismissed] = useState<readonly MenuFault[] | null>(null);
  const [isOpen, setOpen] = useState(false);
  if (!isAdministrator || faults.length === 0 || dismissed === faults) return null;
  const title = text("menuFaults.title", { number: faults.length });
  return (
    <>
      <Notice
        tone="warning"
        actions={
          <>
            <Button size="small" type="text" onClick={() => setOpen(true)}>
              {text("menuFaults.show")}
            </Button>
            <Button size="small" type="text" onClick={() => setDismissed(faults)}>
              {text("menuFaults.dismiss")}
            </Button>
          </>
        }
      >
        {title}
      </Notice>
      {isOpen && (
        <MovableModal title={title} width={720} onClose={() => setOpen(false)}>
          <FaultList faults={faults} />
        </MovableModal>
      )}
    </>
  );
}

function mayMendMenu(roles: RoleFlags): boolean {
  return roles.isAdmin || roles.isSuperAdministrators || roles.isAdministrators;
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
