import { Modal } from "antd";
import { useCallback, useMemo, useRef } from "react";
import { useNavigate } from "react-router-dom";
import { BlockFrameContext } from "../../../renderers/runtime/contexts.ts";
import { useApplication } from "../application.ts";
import { useTexts } from "../language/texts.ts";
import { PageFrame } from "../page/page-frame.tsx";

interface OwnPageDialogProps {
  title: string;
  pagePath: string;
  onClose: () => void;
}

/** A page of the shell's own, such as the profile, in a dialog. */
export function OwnPageDialog({ title, pagePath, onClose }: OwnPageDialogProps) {
  const navigate = useNavigate();
  const text = useTexts();
  const { feedback } = useApplication();
  const isUnsaved = useRef(false);
  const place = useMemo(
    () => ({
      path: `/${pagePath}`,
      search: "",
      setSearch: () => {},
      setUnsaved: (changed: boolean) => {
        isUnsaved.current = changed;
      },
      go: (address: string) => void navigate(address),
    }),
    [pagePath, navigate],
  );
  const close = useCallback(async (): Promise<void> => {
    const question = {
      title: text("tabs.unsavedTitle"),
      agree: text("tabs.discard"),
      refuse: text("shell.cancel"),
      isDangerous: true,
    };
    if (!isUnsaved.current || (await feedback.confirm(question))) onClose();
  }, [text, feedback, onClose]);
  const frame = useMemo(
    () => ({ isDialog: true, done: onClose, cancel: () => void close() }),
    [onClose, close],
  );
  return (
    <Modal open title={title} width={520} footer={null} onCancel={() => void close()}>
      <BlockFrameContext value={frame}>
        <PageFrame pagePath={pagePath} place={place} hasHeading={false} />
      </BlockFrameContext>
    </Modal>
  );
}
