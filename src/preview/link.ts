/** A message channel between two documents. */
export interface Link<Told, Message> {
  send(message: Message): void;
  /** Calls the listener with every message and returns a function that unsubscribes it. */
  listen(listener: (message: Told) => void): () => void;
}

/** The part of a window that a link sends messages to. */
export type LinkEnd = Pick<Window, "postMessage">;

/** The part of a window that a link receives messages from. */
export type LinkOwner = Pick<Window, "addEventListener" | "removeEventListener"> & {
  readonly location: Pick<Location, "origin">;
};

/**
 * Opens a link to another document of the same origin. Messages from another origin or window, and
 * messages that are not of the expected kind, are ignored.
 *
 * @param other Gives the document's window, which a frame replaces when it moves within its page;
 * nothing is sent while it is `null`.
 */
export function openLink<Told, Message>(
  own: LinkOwner,
  other: () => LinkEnd | null,
  isTold: (value: unknown) => value is Told,
): Link<Told, Message> {
  const { origin } = own.location;
  return {
    send: (message) => other()?.postMessage(message, origin),
    listen(listener) {
      const receive = (event: MessageEvent<unknown>): void => {
        if (event.source !== other() || event.origin !== origin) return;
        if (isTold(event.data)) listener(event.data);
      };
      own.addEventListener("message", receive);
      return () => own.removeEventListener("message", receive);
    },
  };
}
