import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import type { Operation } from "../../catalogue/operation.ts";
import { durationText } from "../../i18n/duration.ts";
import { chooseLanguage, type Language } from "../../i18n/language.ts";
import { translators } from "../../i18n/texts.ts";
import { badInput, codes, Refusal } from "../call/refusal.ts";
import { isConnectionLoss, isEndedStatement, isLockTimeout } from "../storage/connection-loss.ts";
import { isDiskFull } from "../storage/disk.ts";
import { errorCode } from "../storage/storage-error.ts";
import { Interrupted, TooMuchWork } from "../threads/worker-thread.ts";

/** Seconds after which a caller may retry; the connection pool has new connections by then. */
const retryAfterSeconds = 5;

/** The envelope of every response of the service (decisions, the wire). */
export interface Envelope {
  code: number;
  msg: string;
  data: unknown;
}

/**
 * The caller's language from the cookie, otherwise from the browser's header, otherwise Chinese
 * (specification section 9).
 */
export function languageOf(request: {
  cookies?: Readonly<Record<string, string | undefined>>;
  headers: { readonly "accept-language"?: string | undefined };
}): Language {
  return chooseLanguage([request.cookies?.language, request.headers["accept-language"]]);
}

/** The envelope of a successful call: code 20000, or 0 for dictionaries and the points service. */
export function successEnvelope(operation: Operation, language: Language, data: unknown): Envelope {
  const isPlatform = operation.service.name === "system" && operation.id !== "dict.getList";
  return {
    code: isPlatform ? codes.success : codes.pointsSuccess,
    msg: successText(language),
    data: data ?? null,
  };
}

const successTexts = new Map<Language, string>();

/** The success message, which is cached since nearly every call needs it. */
function successText(language: Language): string {
  const known = successTexts.get(language) ?? translators[language].say("answer.success");
  successTexts.set(language, known);
  return known;
}

/** The envelope of a refusal, with its messages in the caller's language. */
export function refusalEnvelope(refusal: Refusal, language: Language): Envelope {
  const errors = refusal.errors.map(({ path, messageKey, values }) => ({
    path,
    message: translators[language].say(messageKey, values),
  }));
  return {
    code: refusal.code,
    msg: translators[language].say(refusal.messageKey, withDuration(refusal.values, language)),
    data: errors.length > 0 ? { errors } : refusal.data,
  };
}

/** The values of a message, with the seconds also as a duration in minutes or hours. */
function withDuration(values: Refusal["values"], language: Language): Refusal["values"] {
  const { seconds } = values;
  if (typeof seconds !== "number") return values;
  return { ...values, duration: durationText(seconds, language) };
}

/**
 * Sends the response for any thrown value: a refusal as 200 with its code, a transport failure with
 * its HTTP status, a lost or locked database and too much work as 503, and anything else as 500
 * without details.
 */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const language = languageOf(request);
  if (error instanceof Refusal) {
    reply.status(200).send(refusalEnvelope(error, language));
    return;
  }
  const failure = transportFailure(error);
  // A client that left before its request was whole, or its answer, has abandoned it; nothing has
  // failed here.
  const isWhole = request.raw.complete || !request.raw.destroyed;
  const isAwaited = isWhole && !(reply.raw.destroyed && isOfClosedAnswer(error));
  if (failure.status >= 500 && isAwaited) request.log.error({ err: error }, "A call failed.");
  if (failure.status === 503) reply.header("Retry-After", String(retryAfterSeconds));
  reply.status(failure.status).send(refusalEnvelope(failure.refusal, language));
}

/** Whether an answer could not be packed since its client had closed the connection. */
const isOfClosedAnswer = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "ERR_STREAM_PREMATURE_CLOSE";

/** Sends a refusal with its own HTTP status, for example if a service cannot be reached. */
export function answerRefusal(
  refusal: Refusal,
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
): void {
  reply.status(status).send(refusalEnvelope(refusal, languageOf(request)));
}

/** Sends the response for an unknown address. */
export function answerNotFound(request: FastifyRequest, reply: FastifyReply): void {
  const refusal = new Refusal(codes.notFound, "error.noRoute");
  reply.status(404).send(refusalEnvelope(refusal, languageOf(request)));
}

/** The envelope of a forwarded call whose service could not be reached. */
export function unreachableEnvelope(language: Language): Envelope {
  return refusalEnvelope(new Refusal(codes.fault, "error.unreachable"), language);
}

function transportFailure(error: unknown): { status: number; refusal: Refusal } {
  if (isDataFault(error)) {
    return {
      status: 200,
      refusal: badInput([{ path: "", messageKey: "badRequest.unstorable" }]),
    };
  }
  if (isConnectionLoss(error)) {
    return { status: 503, refusal: new Refusal(codes.fault, "error.unreachable") };
  }
  if (isLockTimeout(error)) {
    return { status: 503, refusal: new Refusal(codes.fault, "error.locked") };
  }
  if (error instanceof TooMuchWork || error instanceof Interrupted || isEndedStatement(error)) {
    return { status: 503, refusal: new Refusal(codes.fault, "error.tooMuchWork") };
  }
  if (isDiskFull(error)) {
    return { status: 507, refusal: new Refusal(codes.fault, "error.diskFull") };
  }
  const status = isFastifyError(error) ? (error.statusCode ?? 500) : 500;
  switch (status) {
    case 400:
      return {
        status: 200,
        refusal: badInput([{ path: "", messageKey: "badRequest.json" }]),
      };
    case 403:
    case 404:
      return { status: 404, refusal: new Refusal(codes.notFound, "error.noRoute") };
    case 413:
      return { status, refusal: new Refusal(codes.tooLarge, "error.tooLarge") };
    case 415:
      return { status, refusal: new Refusal(codes.mediaType, "error.mediaType") };
    case 429:
      return { status, refusal: new Refusal(codes.tooManyAttempts, "error.tooManyRequests") };
    default:
      return status >= 400 && status < 500
        ? { status, refusal: new Refusal(codes.badInput, "error.badInput") }
        : { status: 500, refusal: new Refusal(codes.fault, "error.fault") };
  }
}

function isFastifyError(error: unknown): error is FastifyError {
  return error instanceof Error && "statusCode" in error;
}

/** Whether the database refused a value that fits no column (SQLSTATE class 22). */
function isDataFault(error: unknown): boolean {
  return /^22...$/.test(errorCode(error) ?? "");
}
