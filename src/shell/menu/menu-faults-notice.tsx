import { Button } from "antd";
import { useMemo, useState } from "react";
import type { RoleFlags } from "../../session/member.ts";
import type { MenuFault } from "../../session/menu-fault.ts";
import { Notice } from "../../ui/notice.tsx";
import { useSession } from "../application.ts";
import { useTexts } from "../language/texts.ts";
import { useOnDemand } from "../layout/use-on-demand.ts";
import { useWorkspace } from "../layout/workspace-context.ts";
import { iconFaults } from "./icon-faults.ts";

const loadDialog = async () => (await import("./menu-faults-dialog.tsx")).MenuFaultsDialog;

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
  const [FaultsDialog, load] = useOnDemand(loadDialog);
  const open = (): void => {
    void load();
    setOpen(true);
  };
  if (!isAdministrator || faults.length === 0 || dismissed === faults) return null;
  const title = text("menuFaults.title", { number: faults.length });
  return (
    <>
      <Notice
        tone="warning"
        actions={
          <>
            <Button size="small" type="text" onClick={open}>
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
      {FaultsDialog && isOpen && (
        <FaultsDialog title={title} faults={faults} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

function mayMendMenu(roles: RoleFlags): boolean {
  return roles.isAdmin || roles.isSuperAdministrators || roles.isAdministrators;
}
