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

/** The writes and navigations of the previewed page, which the studio shows as messages. */
export interface ToldEvents {
  /** Writes that wait for a decision, the oldest first. */
  held: readonly ToldWrite[];
  /** The latest other event. */
  last: { type: "write"; write: ToldWrite } | { type: "lead"; address: string } | null;
}

const nothingTold: ToldEvents = { held: [], last: null };

/** Connects to the document in the frame: sends it what to show and receives its events. */
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
  // The latest event is discarded when the preview changes to another page.
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
