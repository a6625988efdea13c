import type { EnvelopeShape } from "../catalogue/openapi.ts";
import { type Envelope, readEnvelope } from "./envelope.ts";
import { FileAnswer, fileNameOf } from "./file-answer.ts";

/** An answer as the transport gave it. */
export interface RawAnswer {
  status: number;
  contentType: string;
  disposition: string | null;
  etag: string | null;
  bytes: ArrayBuffer;
}

/**
 * What an answer holds: an envelope, a file, or `null` where it is neither. PDF and other streams
 * pass through, but one that holds an envelope is read as one (specification section 8).
 */
export function readAnswer(shape: EnvelopeShape, answer: RawAnswer): Envelope | FileAnswer | null {
  const isText = /\bjson\b|^text\/|^$/.test(answer.contentType);
  const envelope = isText || mayHideEnvelope(answer) ? envelopeIn(shape, answer.bytes) : null;
  if (envelope) return envelope;
  const isFile = !isText && answer.status < 300 && answer.bytes.byteLength > 0;
  const isNamedText = isText && answer.status < 300 && answer.disposition !== null;
  if (!isFile && !isNamedText) return null;
  const blob = new Blob([answer.bytes], { type: answer.contentType });
  return new FileAnswer(blob, fileNameOf(answer.disposition));
}

function mayHideEnvelope(answer: RawAnswer): boolean {
  return new Uint8Array(answer.bytes, 0, Math.min(1, answer.bytes.byteLength))[0] === 0x7b;
}

function envelopeIn(shape: EnvelopeShape, bytes: ArrayBuffer): Envelope | null {
  try {
    return readEnvelope(shape, JSON.parse(new TextDecoder().decode(bytes)));
  } catch {
    return null;
  }
}
