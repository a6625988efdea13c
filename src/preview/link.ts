/** What one document may tell another, and is told by it. */
export interface Link<Told, Message> {
  send(message: Message): void;
  /** Has the listener told of every message; answers how to stop. */
  listen(listener: (message: Told) => void): () => void;
}

/** The part of a window that a link sends messages to. */
export type LinkEnd = Pick<Window, "postMessage">;

/** The part of a window that a link receives messages from. */
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
