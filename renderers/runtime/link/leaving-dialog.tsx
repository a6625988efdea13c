import { Button, Modal } from "antd";
import { useState } from "react";
import type { Destination } from "../../../src/language/link/destination.ts";
import { movable } from "../../../src/ui/movable/movable.tsx";
import { useHost } from "../page/contexts.ts";
import styles from "./link.module.css";

interface LeavingDialogProps {
  to: Destination;
  onClosed(): void;
}

/** Asks before a link to a host that only data name; for a blocked host it says why. */
export function LeavingDialog({ to, onClosed }: LeavingDialogProps) {
  const { go, text } = useHost();
  const [isOpen, setOpen] = useState(true);
  const close = (): void => setOpen(false);
  const dialog = {
    open: isOpen,
    width: 460,
    modalRender: movable,
    onCancel: close,
    afterClose: onClosed,
    classNames: { body: styles.address ?? "" },
  };
  const { kind, address } = to;
  if (kind === "outside" && to.may !== "shut") {
    const leave = (): void => {
      close();
      go(address);
    };
    return (
      <Modal
        {...dialog}
        title={text("link.leaving", { host: to.host })}
        okText={text("link.open", { host: to.host })}
        onOk={leave}
        cancelText={text("common.cancel")}
        cancelButtonProps={{ autoFocus: true }}
      >
        {address}
      </Modal>
    );
  }
  const [name, values] =
    kind === "outside" ? ["link.shut", { host: to.host }] : ["link.nowhere", { address }];
  return (
    <Modal
      {...dialog}
      title={text(name, values)}
      footer={
        <Button autoFocus onClick={close}>
          {text("common.close")}
        </Button>
      }
    >
      {text(`${name}Text`, values)}
    </Modal>
  );
}
