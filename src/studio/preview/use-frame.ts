import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import type { Catalogue } from "../../catalogue/catalogue.ts";
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
  const readyCount = useReadyCount(link);
  useEffect(() => {
    const other = frame.current?.contentWindow;
    setLink(other ? openLink(window, other, isFromPreview) : null);
  }, [frame]);
  useEffect(
    () =>
      link?.listen((message) => {
        if (message.type === "drawn") setIsPublic(message.isPublic);
        setTold((before) => after(before, message));
      }),
    [link],
  );
  useSent(readyCount, link, catalogue, request);
  const path = request?.path;
  const [toldPath, setToldPath] = useState(path);
  // What another page did is of no interest any more.
  if (path !== toldPath) {
    setToldPath(path);
    setTold({ ...told, last: null });
  }
  const decide = useCallback(
    (id: number, isSent: boolean) => link?.send({ type: "decide", id, isSent }),
    [link],
  );
  const dismiss = useCallback(() => setTold((before) => ({ ...before, last: null })), []);
  return { isPublic, told, decide, dismiss };
}

/** How often the document has begun to listen: it may have been loaded anew. */
function useReadyCount(link: PreviewLink | null): number {
  const [count, setCount] = useState(0);
  useEffect(
    () =>
      link?.listen((message) => {
        if (message.type === "ready") setCount((before) => before + 1);
      }),
    [link],
  );
  return count;
}

function useSent(
  readyCount: number,
  link: PreviewLink | null,
  catalogue: Catalogue,
  request: PreviewRequest | null,
): void {
  const sent = useRef<{ catalogue: Catalogue; readyCount: number } | null>(null);
  useEffect(() => {
    if (!link || readyCount === 0 || !request) return;
    const { current } = sent;
    if (current?.catalogue !== catalogue || current.readyCount !== readyCount) {
      link.send({ type: "catalogue", documents: [...catalogue.documents.values()] });
      sent.current = { catalogue, readyCount };
    }
    link.send({ type: "show", request });
  }, [link, readyCount, catalogue, request]);
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
