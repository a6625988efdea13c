import { Button } from "antd";
import { useState } from "react";
import type { MenuFault } from "../../session/menu-fault.ts";
import { Notice } from "../../ui/notice.tsx";
import { useTexts } from "../language/texts.ts";
import { MenuFaultsDialog } from "./menu-faults-dialog.tsx";

/** Says that the menu has faults, and lists them on demand. */
export function MenuFaultsNotice({ faults }: { faults: readonly MenuFault[] }) {
  const text = useTexts();
  const [dismissed, setDismissed] = useState<readonly MenuFault[] | null>(null);
  const [isOpen, setOpen] = useState(false);
  if (dismissed === faults) return null;
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
      {isOpen && <MenuFaultsDialog title={title} faults={faults} onClose={() => setOpen(false)} />}
    </>
  );
}
