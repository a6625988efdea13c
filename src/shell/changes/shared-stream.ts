import type { ServerEvent } from "./server-events.ts";

/** Reads the change stream until the signal aborts. */
export type ReadStream = (
  position: () => string,
  onEvent: (event: ServerEvent) => void,
  signal: AbortSignal,
) => Promise<void>;

/**
 * The message of a tab that joins, which asks the reading tab for its position and for the events of
 * the time since its own first reads.
 */
interface Hello {
  readingForMs: number;
}

/** For how many milliseconds the reading tab keeps events for tabs that join. */
const keptMs = 60_000;

/**
 * Shares one change stream among the tabs of the browser: one tab reads it and passes it to the
 * others; when that tab closes, another continues at the same position. `name` identifies the tabs
 * that share the stream. `readSinceMs`: when the first records were read whose changes matter, as
 * `performance.now()` tells it; an event may come twice.
 */
export function followTogether(
  name: string,
  readSinceMs: number,
  read: ReadStream,
  onEvent: (event: ServerEvent) => void,
  signal: AbortSignal,
): void {
  let position = "";
  const take = (event: ServerEvent): void => {
    if (event.id !== "") position = event.id;
    onEvent(event);
  };
  // Browsers provide locks only in a secure context.
  const locks: LockManager | undefined = window.isSecureContext ? navigator.locks : undefined;
  if (!locks || !("BroadcastChannel" in window)) {
    followWhileVisible((visible) => read(() => position, take, visible), signal);
    return;
  }
  let isReading = false;
  let told: { event: ServerEvent; atMs: number }[] = [];
  const toldSince = (atMs: number) => told.filter((one) => one.atMs >= atMs);
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }: MessageEvent<ServerEvent | Hello>) => {
    if (!("readingForMs" in data)) return take(data);
    if (!isReading) return;
    const missed = toldSince(performance.now() - data.readingForMs);
    for (const { event } of missed) channel.postMessage(event);
    channel.postMessage({ event: "", data: "", id: position } satisfies ServerEvent);
  };
  channel.postMessage({ readingForMs: performance.now() - readSinceMs } satisfies Hello);
  signal.addEventListener("abort", () => channel.close());
  const lead = async (): Promise<void> => {
    isReading = true;
    const tell = (event: ServerEvent): void => {
      take(event);
      const atMs = performance.now();
      told = [...toldSince(atMs - keptMs), { event, atMs }];
      if (!signal.aborted) channel.postMessage(event);
    };
    await read(() => position, tell, signal);
  };
  // An abort while waiting for the lock is not a failure.
  void locks.request(name, { signal }, lead).catch(() => undefined);
}

/**
 * Each tab reads its own stream, but only while it is visible: browsers open few connections at
 * once.
 */
function followWhileVisible(
  read: (signal: AbortSignal) => Promise<void>,
  signal: AbortSignal,
): void {
  let reading: AbortController | null = null;
  const look = (): void => {
    const isSeen = document.visibilityState === "visible" && !signal.aborted;
    if (!isSeen) reading?.abort();
    if (!isSeen) reading = null;
    else if (!reading) {
      reading = new AbortController();
      void read(reading.signal);
    }
  };
  look();
  document.addEventListener("visibilitychange", look, { signal });
  signal.addEventListener("abort", look);
}
