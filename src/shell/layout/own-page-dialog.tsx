import { Modal } from "antd";
import { useMemo } from "react";
import { useNavigate } from "react-router-dom";
import { BlockFrameContext } from "../../../renderers/runtime/contexts.ts";
import { PageFrame } from "../page/page-frame.tsx";

interface OwnPageDialogProps {
  title: string;
  pagePath: string;
  onClose: () => void;
}

/** A page of the shell's own, such as the profile, in a dialog. */
export function OwnPageDialog({ title, pagePath, onClose }: OwnPageDialogProps) {
  const navigate = useNavigate();
  const frame = useMemo(() => ({ isDialog: true, done: onClose, cancel: onClose }), [onClose]);
  const place = useMemo(
    () => ({
      path: `/${pagePath}`,
      search: "",
      setSearch: () => {},
      setUnsaved: () => {},
      go: (address: string) => void navigate(address),
    }),
    [pagePath, navigate],
  );
  return (
    <Modal open title={title} width={520} footer={null} onCancel={onClose} destroyOnHidden>
      <BlockFrameContext value={frame}>
        <PageFrame pagePath={pagePath} place={place} hasHeading={false} />
      </BlockFrameContext>
    </Modal>
  );
}
