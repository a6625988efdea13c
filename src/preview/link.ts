/** What one document may tell another, and is told by it. */
export interface Link<Told, Message> {
  send(message: Message): void;
  /** Has the listener told of every message; answers how to stop. */
  listen(listener: (message: Told) => void): () => void;
}

/** As much of a window as a link needs. */
export type LinkEnd = Pick<Window, "postMessage">;

/** Of a window, what a link needs to receive messages. */
export type LinkOwner = Pick<Window, "addEventListener" | "removeEventListener"> & {
  readonly location: Pick<Location, "origin">;
};

/**
 * A link to another document of the same origin. What comes from elsewhere, from another window, or
 * is no message of the kind that is read, is passed over.
 */
export function openLink<Told, Message>(
  own: LinkOwner,
  other: LinkEnd,
  isTold: (value: unknown) => value is Told,
): Link<Told, Message> {
  const { origin } = own.location;
  return {
    send: (message) => other.postMessage(message, origin),
    listen(listener) {
      const receive = (event: MessageEvent<unknown>): void => {
        if (event.source !== other || event.origin !== origin) return;
        if (isTold(event.data)) listener(event.data);
      };
      own.addEventListener("message", receive);
      return () => own.removeEventListener("message", receive);
    },
  };
}
