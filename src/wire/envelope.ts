import { answerCodes } from "../catalogue/answer-codes.ts";
import type { EnvelopeShape } from "../catalogue/openapi.ts";
import { pointTo } from "../catalogue/schema/pointer.ts";

/** A fault of a request, by JSON pointer into its body. */
export interface RequestFault {
  path: string;
  message: string;
}

/** A response envelope; `message` is empty where the service sent none. */
export interface Envelope {
  isSuccess: boolean;
  code: number;
  data: unknown;
  message: string;
  errors: RequestFault[];
}

/**
 * The envelope in a response body, or `null` where there is none (specification section 8). For
 * services without a code in their answers, the HTTP status is the code.
 */
export function readEnvelope(shape: EnvelopeShape, body: unknown, status = 200): Envelope | null {
  const code = shape.code === undefined ? status : pointTo(body, shape.code);
  if (typeof code !== "number") return null;
  const data = pointTo(body, shape.data);
  return {
    isSuccess: isSuccessCode(shape, code),
    code,
    data,
    message: readMessage(shape, body),
    errors: readErrors(data),
  };
}

/** Whether a code means success in the answers of a service. */
export function isSuccessCode({ success }: EnvelopeShape, code: number): boolean {
  return success.some(({ from, to }) => code >= from && code <= to);
}

function readMessage(shape: EnvelopeShape, body: unknown): string {
  const messages = shape.messages.map((pointer) => pointTo(body, pointer));
  return (
    messages.find((message) => typeof message === "string" && message !== "")?.toString() ?? ""
  );
}

function readErrors(data: unknown): RequestFault[] {
  const errors = pointTo(data, "/errors");
  return Array.isArray(errors) ? errors.filter(isRequestFault) : [];
}

function isRequestFault(value: unknown): value is RequestFault {
  return (
    typeof pointTo(value, "/path") === "string" && typeof pointTo(value, "/message") === "string"
  );
}

/** Codes from 3001 to 3999 are shown as success even after a read (specification section 8). */
export function isToastCode(code: number): boolean {
  return code >= 3001 && code <= 3999;
}

const signedOutCodes: ReadonlySet<number> = new Set([
  answerCodes.illegalToken,
  answerCodes.signedInElsewhere,
  answerCodes.tokenExpired,
]);

/** Codes that say the session has ended (specification section 8). */
export function isSignedOutCode(code: number): boolean {
  return signedOutCodes.has(code);
}
