import { type ReactNode, useMemo, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { isSaving } from "../../../renderers/runtime/act/saves.ts";
import { BlockFrameContext } from "../../../renderers/runtime/page/contexts.ts";
import { MovableModal } from "../../ui/movable/movable-modal.tsx";
import { useApplication } from "../application.ts";
import { useTexts } from "../language/texts.ts";
import { PageFrame } from "../page/page-frame.tsx";
import { ownPlaceOf } from "./own-place.ts";

interface OwnPageDialogProps {
  title: string;
  pagePath: string;
  /** The dialog's width in pixels on a screen that is wide enough. */
  width: number;
  onClose: () => void;
  above?: ReactNode;
}

/** A dialog with one of the shell's own pages, such as the profile. */
export function OwnPageDialog({ title, pagePath, width, onClose, above }: OwnPageDialogProps) {
  const navigate = useNavigate();
  const text = useTexts();
  const { feedback, drafts } = useApplication();
  const ownPlace = ownPlaceOf(pagePath);
  const isUnsaved = useRef(false);
  const [search, setSearch] = useState("");
  const place = useMemo(
    () => ({
      path: `/${pagePath}`,
      setSearch,
      setUnsaved: (changed: boolean) => {
        isUnsaved.current = changed;
      },
      drafts: drafts.of(ownPlace),
      go: (address: string) => void navigate(address),
    }),
    [pagePath, drafts, ownPlace, navigate],
  );
  const close = async (): Promise<void> => {
    if (isSaving()) return;
    const question = {
      title: text("tabs.unsavedTitle"),
      agree: text("tabs.discard"),
      isDangerous: true,
    };
    if (isUnsaved.current && !(await feedback.confirm(question))) return;
    drafts.remove(ownPlace);
    onClose();
  };
  const frame = {
    isDialog: true,
    done: onClose,
    cancel: () => void close(),
    isKept: () => false,
  };
  return (
    <MovableModal title={title} width={width} onClose={() => void close()}>
      {above}
      <BlockFrameContext value={frame}>
        <PageFrame pagePath={pagePath} place={place} search={search} hasHeading={false} />
      </BlockFrameContext>
    </MovableModal>
  );
}
