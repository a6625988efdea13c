import { readJson } from "../../catalogue/schema/json-text.ts";
import { own } from "../../catalogue/schema/record.ts";
import { isSignedOutCode } from "../../wire/envelope.ts";
import { createEventReader, type ServerEvent } from "./server-events.ts";

/** What a reader of the change stream needs. */
export interface ChangeStream {
  url: string;
  token(): string | null;
  /** The position up to which the stream has been read; empty at first. */
  position(): string;
  /** When the first records were read whose changes matter, as `performance.now()` tells it. */
  readSinceMs: number;
  onEvent(event: ServerEvent): void;
}

/** Maximum milliseconds without an event; the service sends a heartbeat every 20 s. */
const longestSilenceMs = 45_000;

const shortestPauseMs = 1_000;
const longestPauseMs = 30_000;

/**
 * Reads the change stream until the signal aborts or the session ends. A broken stream is reopened
 * at its last position, after a pause that grows with each failure and is random, so that clients
 * do not all reconnect at the same moment.
 */
export async function readChanges(stream: ChangeStream, signal: AbortSignal): Promise<void> {
  let failures = 0;
  while (!signal.aborted) {
    const end = await readOnce(stream, signal);
    if (end === "signedOut") return;
    failures = end === "wasRead" ? 0 : failures + 1;
    const pause = Math.min(shortestPauseMs * 2 ** failures, longestPauseMs);
    await waited(pause * (0.5 + Math.random() / 2), signal);
  }
}

async function readOnce(
  { url, token, position, readSinceMs, onEvent }: ChangeStream,
  given: AbortSignal,
): Promise<"wasRead" | "failed" | "signedOut"> {
  const silence = new AbortController();
  let timer: number | undefined;
  const listen = (): void => {
    window.clearTimeout(timer);
    timer = window.setTimeout(() => silence.abort(), longestSilenceMs);
  };
  let wasRead = false;
  try {
    listen();
    const signal = AbortSignal.any([given, silence.signal]);
    const headers = { "X-Access-Token": token() ?? "", "Last-Event-ID": position() };
    // Without a position, what was changed after the first read would never be told.
    const readingForMs = Math.ceil(performance.now() - readSinceMs);
    const address = position() === "" ? `${url}?readingForMs=${readingForMs}` : url;
    const answer = await fetch(address, { headers, signal, cache: "no-store" });
    if (!answer.headers.get("content-type")?.startsWith("text/event-stream")) {
      return isSignedOut(await answer.text()) ? "signedOut" : "failed";
    }
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    const read = createEventReader();
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      listen();
      wasRead = true;
      for (const event of read(part.value)) onEvent(event);
    }
  } catch {
    // A network error is retried, like a closed stream.
  } finally {
    window.clearTimeout(timer);
  }
  return wasRead ? "wasRead" : "failed";
}

function isSignedOut(body: string): boolean {
  const answer = readJson(body);
  const code = "value" in answer ? own(answer.value, "code") : undefined;
  return typeof code === "number" && isSignedOutCode(code);
}

function waited(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = window.setTimeout(resolve, milliseconds);
    signal.addEventListener("abort", () => {
      window.clearTimeout(timer);
      resolve();
    });
  });
}
