import { platformRefusal } from "../catalogue/headers/platform-answer.ts";
import type { EnvelopeShape } from "../catalogue/openapi.ts";
import { exactJsonIn, type LongNumbers } from "../catalogue/schema/exact-json.ts";
import { type Envelope, readEnvelope } from "./envelope.ts";
import { FileAnswer, fileNameOf } from "./file-answer.ts";

/** An answer as the transport received it. */
export interface RawAnswer {
  status: number;
  contentType: string;
  disposition: string | null;
  etag: string | null;
  link?: string | null;
  /** The total number of rows, if a header states it. */
  total?: number | null;
  /** The headers that say when to ask again, and where a long job's result will be. */
  retryAfter?: string | null;
  location?: string | null;
  bytes: ArrayBuffer;
  /** The request's id in the service's log; `null` where the answer holds no valid one. */
  requestId?: string | null;
  /** Whether the platform answered in place of an imported service. */
  isPlatforms?: boolean;
}

/**
 * Reads a response: an envelope, a file, or `null` where it is neither. PDF and other streams stay
 * files unless they contain an envelope (specification section 8).
 * @param seen Receives the numbers too long for a JavaScript number.
 * @param refuses Judges the body of an answer without an envelope, or the data in an envelope.
 */
export function readAnswer(
  shape: EnvelopeShape,
  answer: RawAnswer,
  seen?: LongNumbers,
  refuses?: Refuses,
): Envelope | FileAnswer | null {
  if (answer.isPlatforms) return envelopeIn(platformRefusal, answer);
  if (shape.code === undefined) return readBareAnswer(shape, answer, seen, refuses);
  const isText = /\bjson\b|^text\/|^$/.test(answer.contentType);
  const envelope = isText || mayHideEnvelope(answer) ? envelopeIn(shape, answer, seen) : null;
  if (envelope) {
    return {
      ...envelope,
      isSuccess: envelope.isSuccess && !refuses?.(envelope.data ?? undefined, answer.status),
    };
  }
  const isFile = !isText && answer.status < 300 && answer.bytes.byteLength > 0;
  const isNamedText = isText && answer.status < 300 && answer.disposition !== null;
  return isFile || isNamedText ? fileIn(answer) : null;
}

/** Whether a body says, at a status, that its call failed. */
export type Refuses = (body: unknown, status: number) => boolean;

/** Reads an answer without an envelope: its status is the code, its body the data. */
function readBareAnswer(
  shape: EnvelopeShape,
  answer: RawAnswer,
  seen?: LongNumbers,
  refuses?: Refuses,
): Envelope | FileAnswer | null {
  const { status, contentType, bytes } = answer;
  const isJson = /\bjson\b/.test(contentType);
  const isText = isJson || /^text\/|^$/.test(contentType);
  const isFile = !isText || (!isJson && answer.disposition !== null);
  if (isFile && status < 300 && bytes.byteLength > 0) return fileIn(answer);
  const text = isText ? textOf(answer) : "";
  const json = exactJsonIn(text, seen);
  const body = json === undefined && !isJson ? text || null : json;
  // A body that claims to be JSON and cannot be parsed is an invalid answer, unless it is empty.
  if (body === undefined && text !== "" && status < 300) return null;
  if (!isJson && status < 300 && isPage(text)) return null;
  const read = readEnvelope(shape, body ?? null, status);
  // An empty answer says nothing, whereas a `null` may stand for a record that is missing.
  const isRefused =
    refuses?.(text === "" ? undefined : body, status) || /\bproblem\+/.test(contentType);
  const envelope = read && { ...read, isSuccess: read.isSuccess && !isRefused };
  // A refusal may be a sentence, also one that stands in JSON.
  const inJson = typeof json === "string" && status >= 400 ? json : "";
  const sentence = /^text\/plain\b/.test(contentType) ? text : inJson;
  if (envelope?.message !== "" || sentence.length >= longestSentence) return envelope;
  return { ...envelope, message: sentence.trim() };
}

/** Whether a text is a page for people, such as a sign-in page that a proxy answers instead. */
const isPage = (text: string) => /^\s*<(!doctype html|html)\b/i.test(text);

/** Maximum characters of a text that is taken for a message. */
const longestSentence = 300;

/** The answer as a file. */
export function fileIn({ bytes, contentType, disposition }: RawAnswer): FileAnswer {
  return new FileAnswer(new Blob([bytes], { type: contentType }), fileNameOf(disposition));
}

/**
 * The text of an answer, which a form would save with other letters if its encoding were ignored.
 * Many a server says of UTF-8 that it is a Western encoding, in which text is hardly ever UTF-8.
 */
export function textOf({ contentType, bytes }: Pick<RawAnswer, "contentType" | "bytes">): string {
  const [, name = ""] = /charset="?([\w-]+)/i.exec(contentType) ?? [];
  const isWestern = /^(iso-?8859|latin|windows-125|us-ascii)/i.test(name);
  const decoded = (label: string, fatal: boolean): string | null => {
    try {
      return new TextDecoder(label, { fatal }).decode(bytes);
    } catch {
      return null;
    }
  };
  const text = (isWestern ? decoded("utf-8", true) : null) ?? decoded(name, false);
  return text ?? new TextDecoder().decode(bytes);
}

function mayHideEnvelope(answer: RawAnswer): boolean {
  return new Uint8Array(answer.bytes, 0, Math.min(1, answer.bytes.byteLength))[0] === 0x7b;
}

function envelopeIn(shape: EnvelopeShape, answer: RawAnswer, seen?: LongNumbers): Envelope | null {
  const body = exactJsonIn(textOf(answer), seen);
  return body === undefined ? null : readEnvelope(shape, body);
}
