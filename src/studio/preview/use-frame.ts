import { type RefObject, useEffect, useState } from "react";
import { createStore, useStore } from "zustand";
import { useWhenClosed } from "../../../renderers/runtime/page/use-when-closed.ts";
import type { Catalogue } from "../../catalogue/catalogue.ts";
import { openLink } from "../../preview/link.ts";
import {
  type FromPreview,
  isFromPreview,
  type PreviewRequest,
  type ToldWrite,
  type ToPreview,
} from "../../preview/protocol.ts";
import { useStudio } from "../studio-host.ts";

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
  const [talk] = useState(createTalk);
  const heard = useStore(talk.heard);
  useEffect(() => {
    const { current } = frame;
    if (!current) return undefined;
    talk.begin(current);
    // The frame of a hidden tab stays, and what its document says meanwhile is heard.
    return () => {
      if (!current.isConnected) talk.end();
    };
  }, [talk, frame]);
  useWhenClosed(talk.end);
  useEffect(() => {
    if (request) talk.show({ catalogue, request });
  }, [talk, catalogue, request]);
  return { ...heard, decide: talk.decide, dismiss: talk.dismiss };
}

interface Shown {
  catalogue: Catalogue;
  request: PreviewRequest;
}

/** What the studio and the document in a frame tell each other. */
function createTalk() {
  const heard = createStore(() => ({ isPublic: false, told: nothingTold }));
  let frame: HTMLIFrameElement | null = null;
  let wanted: Shown | null = null;
  // What the document has got; `null` before it is ready.
  let sent: Partial<Shown> | null = null;
  let stop = (): void => {};
  const link = openLink<FromPreview, ToPreview>(
    window,
    () => frame?.contentWindow ?? null,
    isFromPreview,
  );
  const send = (): void => {
    if (!sent || !wanted) return;
    const { catalogue, request } = wanted;
    if (sent.catalogue !== catalogue) {
      link.send({ type: "catalogue", documents: [...catalogue.documents.values()] });
    }
    if (sent.request !== request) link.send({ type: "show", request });
    sent = wanted;
  };
  const hear = (message: FromPreview): void => {
    if (message.type === "drawn") heard.setState({ isPublic: message.isPublic });
    heard.setState(({ told }) => ({ told: after(told, message) }));
    if (message.type !== "ready") return;
    // The document may be loaded anew.
    sent = {};
    send();
  };
  const dismiss = (): void => heard.setState(({ told }) => ({ told: { ...told, last: null } }));
  return {
    heard,
    begin(element: HTMLIFrameElement): void {
      stop();
      frame = element;
      stop = link.listen(hear);
    },
    end: () => stop(),
    show(next: Shown): void {
      // The latest event is discarded when the preview changes to another page.
      if (wanted && wanted.request.path !== next.request.path) dismiss();
      wanted = next;
      send();
    },
    decide: (id: number, isSent: boolean) => link.send({ type: "decide", id, isSent }),
    dismiss,
  };
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
