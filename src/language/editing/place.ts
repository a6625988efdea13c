import { type JsonToken, jsonTokens, stringOf } from "./tokens.ts";

/** The place of a cursor in a text that may be incomplete. */
export interface Place {
  /** The keys and indexes from the page to the value at the cursor; for a key, to its object. */
  path: readonly (string | number)[];
  role: "key" | "value";
  /** The token being written; `null` between tokens. */
  token: JsonToken | null;
  /** The offset at which a comma is missing before the token, or `null`. */
  commaBefore: number | null;
  /** Whether a comma must follow the inserted text. */
  needsCommaAfter: boolean;
  /** Whether the key is already followed by its colon. */
  hasColon: boolean;
}

/** An object or a list around the cursor, and the token that is expected next in it. */
interface Frame {
  type: "object" | "array" | "root";
  step: string | number;
  state: "key" | "colon" | "value" | "after";
}

/**
 * The place of the cursor; `null` if it touches a finished token, or nothing can be written there.
 */
export function placeAt(source: string, cursor: number): Place | null {
  const tokens = jsonTokens(source);
  const next = (): JsonToken | null => tokens.next().value ?? null;
  const frames: Frame[] = [{ type: "root", step: "", state: "value" }];
  let end = 0;
  for (let token = next(); token; token = next()) {
    if (isInside(token, cursor)) return placeOf(frames, token, end, next(), null);
    if (token.offset >= cursor) {
      const touches = token.offset === cursor && isValue(token);
      if (touches || (end === cursor && isAfter(frames))) return null;
      return placeOf(frames, null, end, token, next());
    }
    read(frames, token, source);
    if (token.kind !== ",") end = token.offset + token.length;
  }
  return end === cursor && isAfter(frames) ? null : placeOf(frames, null, end, null, null);
}

function isInside(token: JsonToken, cursor: number): boolean {
  if (!isValue(token) || cursor <= token.offset) return false;
  const end = token.offset + token.length;
  return token.isClosed ? cursor < end : cursor <= end;
}

function isValue({ kind }: JsonToken): boolean {
  return kind === "string" || kind === "word";
}

function isAfter(frames: readonly Frame[]): boolean {
  return frames.at(-1)?.state === "after";
}

/** Updates the frames with a token before the cursor. */
function read(frames: Frame[], token: JsonToken, source: string): void {
  const frame = frames.at(-1);
  if (!frame) return;
  if (token.kind === "{" || token.kind === "[") {
    if (frame.state === "after") stepOn(frame);
    frames.push(
      token.kind === "{"
        ? { type: "object", step: "", state: "key" }
        : { type: "array", step: 0, state: "value" },
    );
  } else if (token.kind === "}" || token.kind === "]") {
    if (frames.length > 1) frames.pop();
    const outer = frames.at(-1);
    if (outer) outer.state = "after";
  } else if (token.kind === ",") {
    if (frame.type === "object") frame.state = "key";
    else stepOn(frame);
  } else if (token.kind === ":") {
    if (frame.type === "object") frame.state = "value";
  } else if (frame.type === "object" && frame.state !== "value") {
    frame.step = stringOf(source, token);
    frame.state = "colon";
  } else {
    if (frame.state === "after") stepOn(frame);
    frame.state = "after";
  }
}

function stepOn(frame: Frame): void {
  if (typeof frame.step === "number") frame.step += 1;
  frame.state = "value";
}

function placeOf(
  frames: readonly Frame[],
  token: JsonToken | null,
  end: number,
  following: JsonToken | null,
  second: JsonToken | null,
): Place | null {
  const frame = frames.at(-1);
  if (!frame || (frame.type === "root" && isAfter(frames))) return null;
  if (frame.state === "colon" && !token) return null;
  const outer = frames.slice(1, -1).map(({ step }) => step);
  const isKey = frame.type === "object" && frame.state !== "value";
  const step =
    frame.state === "after" && typeof frame.step === "number" ? frame.step + 1 : frame.step;
  return {
    path: isKey || frame.type === "root" ? outer : [...outer, step],
    role: isKey ? "key" : "value",
    token,
    commaBefore: frame.state === "after" ? end : null,
    needsCommaAfter: following !== null && isFurther(following, second, frame, token),
    hasColon: following?.kind === ":",
  };
}

/** Whether the next token begins a new item rather than the value at the cursor. */
function isFurther(
  { kind }: JsonToken,
  second: JsonToken | null,
  frame: Frame,
  token: JsonToken | null,
): boolean {
  if (kind === "{" || kind === "[") return true;
  if (kind !== "string" && kind !== "word") return false;
  return (
    token !== null || frame.state !== "value" || frame.type === "array" || second?.kind === ":"
  );
}
