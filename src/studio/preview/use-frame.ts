import { type RefObject, useEffect, useState } from "react";
import { type Link, openLink } from "../../preview/link.ts";
import {
  type FromPreview,
  isFromPreview,
  type PreviewRequest,
  type ToldWrite,
  type ToPreview,
} from "../../preview/protocol.ts";
import { useStudio } from "../studio-host.ts";

type PreviewLink = Link<FromPreview, ToPreview>;

/** What the page in the preview has done that reaches beyond it. */
export interface ToldEvents {
  /** Writes that wait to be decided on, the oldest first. */
  held: readonly ToldWrite[];
  /** What came last of all else. */
  last: { type: "write"; write: ToldWrite } | { type: "lead"; address: string } | null;
}

const nothingTold: ToldEvents = { held: [], last: null };

/** The document in the frame: told what to show, and heard. */
export function useFrame(
  frame: RefObject<HTMLIFrameElement | null>,
  request: PreviewRequest | null,
) {
  const { catalogue } = useStudio();
  const [isPublic, setIsPublic] = useState(false);
  const [told, setTold] = useState<ToldEvents>(nothingTold);
  const [link, setLink] = useState<PreviewLink | null>(null);
  // Counts how often the preview document became ready, since it may reload.
  const [readyCount, setReadyCount] = useState(0);
  useEffect(() => {
    const other = frame.current?.contentWindow;
    setLink(other ? openLink(window, other, isFromPreview) : null);
  }, [frame]);
  useEffect(
    () =>
      link?.listen((message) => {
        if (message.type === "drawn") setIsPublic(message.isPublic);
        if (message.type === "ready") setReadyCount((before) => before + 1);
        setTold((before) => after(before, message));
      }),
    [link],
  );
  const hasRequest = request !== null;
  useEffect(() => {
    if (readyCount === 0 || !hasRequest) return;
    link?.send({ type: "catalogue", documents: [...catalogue.documents.values()] });
  }, [link, readyCount, hasRequest, catalogue]);
  useEffect(() => {
    if (readyCount > 0 && request) link?.send({ type: "show", request });
  }, [link, readyCount, request]);
  const path = request?.path;
  const [toldPath, setToldPath] = useState(path);
  // Events of another page are dropped.
  if (path !== toldPath) {
    setToldPath(path);
    setTold({ ...told, last: null });
  }
  const decide = (id: number, isSent: boolean) => link?.send({ type: "decide", id, isSent });
  const dismiss = () => setTold((before) => ({ ...before, last: null }));
  return { isPublic, told, decide, dismiss };
}

function after(told: ToldEvents, message: FromPreview): ToldEvents {
  switch (message.type) {
    case "ready":
      return nothingTold;
    case "write":
      return message.write.fate === "held"
        ? { ...told, held: [...told.held, message.write] }
        : { ...told, last: { type: "write", write: message.write } };
    case "settled":
      return { ...told, held: told.held.filter(({ id }) => id !== message.id) };
    case "lead":
      return { ...told, last: { type: "lead", address: message.address } };
    case "drawn":
      return told;
  }
}
