import axios from "axios";
import { answerCodes } from "../catalogue/answer-codes.ts";
import type { Operation } from "../catalogue/operation.ts";
import { unfilledPlace } from "../catalogue/written/place-arguments.ts";
import { type RawAnswer, readAnswer } from "./answer.ts";
import { answerFailure } from "./answer-failure.ts";
import { baseOf, isOfOthers, isOwn } from "./base-of.ts";
import { doneSentence } from "./done-sentence.ts";
import { isSignedOutCode, isToastCode } from "./envelope.ts";
import { FileAnswer } from "./file-answer.ts";
import { createInFlight } from "./in-flight.ts";
import { followed } from "./jobs.ts";
import { judgeOf } from "./judge-of.ts";
import { createLoadingMask } from "./loading-mask.ts";
import type { WireOptions } from "./options.ts";
import { type Exchange, withRepeatKeys } from "./repeat-keys.ts";
import { shortened } from "./short-key.ts";
import { type Client, createClient, send } from "./transport.ts";
import { withServedAddress } from "./upload.ts";
import { CallError, type CallOptions, type CallResult, type Wire } from "./wire.ts";

/** The client of every operation of the catalogue (specification sections 7 and 8). */
export function createWire(options: WireOptions): Wire {
  const callOnce = withRepeatKeys(createExchange(options));
  const shown = new WeakSet<CallError>();

  function report(failure: CallError, isQuiet: boolean, token: string | null): void {
    if (shown.has(failure) || failure.kind === "cancelled") return;
    const isSignedOut = failure.code !== null && isSignedOutCode(failure.code);
    if (isSignedOut && options.hasEnded?.(token)) return;
    if (failure.kind === "network") options.onLost?.();
    if (!isQuiet) {
      shown.add(failure);
      options.showError(failure.message);
    }
    if (failure.code !== null && isSignedOut) options.onSignedOut(failure.code);
  }

  /** Repeats a call with its record's entity tag, or a proof of identity, if that is required. */
  const callRecently: Exchange = async (operation, args, { tagNow, ...given }) => {
    try {
      return await callOnce(operation, args, given);
    } catch (failure) {
      if (!(failure instanceof CallError)) throw failure;
      const ifMatch = failure.status === 428 ? await tagNow?.() : undefined;
      if (ifMatch !== undefined) return await callOnce(operation, args, { ...given, ifMatch });
      if (failure.code !== answerCodes.signInTooOld) throw failure;
      if (!(await options.signInAgain?.())) throw failure;
      return await callRecently(operation, args, { ...given, ...(tagNow && { tagNow }) });
    }
  };

  /** Asks our own service whether the sign-in is recent enough, on behalf of another service. */
  async function proveBefore(operation: Operation): Promise<void> {
    const recent = options.catalogue.operations.get("login.recent");
    if (!recent || !operation.isGrant || isOwn(operation, options) || !isOwn(recent, options))
      return;
    await callRecently(recent, {}, { loading: "no" });
  }

  return {
    async call(operationId, args, callOptions = {}) {
      const operation = options.catalogue.operations.get(operationId);
      const token = options.token();
      try {
        if (!operation) throw unknownFailure(operationId, options);
        refuseUnfilled(operation, args, options);
        await proveBefore(operation);
        const result = await callRecently(operation, args, callOptions);
        if (isTold(operation, callOptions, result) || isToastCode(result.code)) {
          options.showSuccess(doneSentence(operation, args, result.data, options.text));
        }
        return result;
      } catch (cause) {
        const failure = transportFailure({ id: operationId }, cause, options);
        await callOptions.beforeTold?.(failure);
        report(failure, isToldByCaller(failure, callOptions), token);
        throw failure;
      }
    },
  };
}

/** The failure of a call that the catalogue does not have, or has no more. */
function unknownFailure(operation: string, { text }: WireOptions): CallError {
  return new CallError("malformed", operation, text("wire.unknownOperation", { operation }));
}

/** Whether the caller shows a failure itself, or handles it. */
function isToldByCaller({ code }: CallError, { quiet, answers = [] }: CallOptions): boolean {
  return quiet === true || (code !== null && answers.includes(code));
}

/** Whether a call's success is announced now: a write's, unless its caller or its job does it. */
function isTold(
  { effect, isQuiet }: Operation,
  { isSummedUp = false }: CallOptions,
  { ended }: CallResult,
): boolean {
  return effect === "write" && !isQuiet && !isSummedUp && ended === undefined;
}

/** Makes calls; identical reads at the same time share one request, which the mask covers. */
function createExchange(options: WireOptions): Exchange {
  const client = createClient();
  const mask = createLoadingMask(options.onLoading);
  const inFlight = createInFlight<CallResult>();
  const exchange: Exchange = (...call) => exchanged(client, options, ...call);

  const start: Exchange = (operation, args, callOptions) => {
    if (operation.effect === "write") return exchange(operation, args, callOptions);
    const { token, language } = options;
    const key = JSON.stringify([operation.id, shortened(args), token(), language()]);
    return inFlight.share(
      key,
      (signal) => exchange(operation, args, { ...callOptions, signal }),
      callOptions.signal,
      () => cancelledFailure(operation, options),
    );
  };

  return async (operation, args, callOptions) => {
    const isMasked = callOptions.loading !== "no" && args.loading !== "no";
    const end = isMasked ? mask.begin() : undefined;
    try {
      return await start(operation, args, callOptions);
    } finally {
      end?.();
    }
  };
}

/** Sends one request and reads its answer. @throws CallError */
async function exchanged(
  client: Client,
  options: WireOptions,
  ...[operation, args, callOptions]: Parameters<Exchange>
): Promise<CallResult> {
  const begun = performance.now();
  const reading = foreignReader(operation);
  const judging = judgeOf(operation, options.catalogue, args);
  // A write whose answer could not be judged is not sent.
  if (judging && operation.effect === "write") await judging;
  const sending = sendUntilTaken(client, operation, args, options, callOptions);
  const answer = await sending.catch((cause: unknown) => {
    throw transportFailure(operation, cause, options);
  });
  const refuses = await judging;
  const { envelope } = operation.service;
  const read = () => readAnswer(envelope, answer, client.longNumbersOf(operation.service), refuses);
  const file = operation.file === null ? undefined : await fileOf(operation, answer, refuses);
  const content = file === undefined ? read() : file;
  if (content instanceof FileAnswer) {
    return { ...placeOf(answer), data: content, code: 0, message: "", etag: answer.etag };
  }
  if (!content?.isSuccess || answer.status >= 400) {
    throw await answerFailure(operation, content, answer, { ...options, ...callOptions });
  }
  if (isOfOthers(operation, options)) {
    const { noteMoments } = await import("./seen-moments.ts");
    noteMoments(content.data, client.momentsOf(operation.service));
  }
  const { code, message } = content;
  const milliseconds = Math.round(performance.now() - begun);
  const ended = followed(client, operation, answer, options);
  const given = reading
    ? (await reading)(content.data, operation, options.catalogue.resolve)
    : content.data;
  const data = operation.isMultipart ? withServedAddress(given, baseOf(operation, options)) : given;
  const { etag, link = null, total = null } = answer;
  const more = {
    ...(link !== null && { link }),
    ...(total !== null && { total }),
    ...(ended && { ended }),
  };
  return { ...placeOf(answer), data, code, message, etag, ...more, milliseconds };
}

const fileOf = async (...read: Parameters<typeof import("./read-file.ts").readFile>) =>
  (await import("./read-file.ts")).readFile(...read);

/** Describes a call for those who run the service. */
function placeOf({
  status,
  requestId = null,
}: RawAnswer): Pick<CallResult, "status" | "requestId"> {
  return { status, requestId };
}

/** Maximum repeats of a call that a busy service did not process. */
const mostRepeats = 4;

/** Makes a call, and repeats it after the wait that a busy service asks for. */
async function sendUntilTaken(...call: Parameters<typeof send>): Promise<RawAnswer> {
  const [, operation, , options, { signal }] = call;
  const isOthers = isOfOthers(operation, options);
  for (let repeats = 0; ; repeats += 1) {
    const answer = await send(...call);
    const { status, retryAfter = null, isPlatforms } = answer;
    const isBusy = (status === 429 || status === 503) && isOthers && !isPlatforms;
    if (!isBusy || retryAfter === null || repeats >= mostRepeats) return answer;
    const { waitAsAsked } = await import("./patience.ts");
    if (!(await waitAsAsked(retryAfter, options, signal))) return answer;
  }
}

/**
 * Loads what converts the data of a service that knows only the contract, or that sends moments as
 * numbers; `null` where the data needs no conversion. It loads beside the request.
 */
function foreignReader({ service, answer }: Operation) {
  if (!answer || !(service.isBare || service.hasUnixTimes)) return null;
  const coming = import("../catalogue/schema/foreign-answer.ts").then((code) => code.readForeign);
  // A request that fails needs no reader; otherwise whoever awaits it meets the failure.
  coming.catch(() => undefined);
  return coming;
}

/** Refuses a call whose path has an empty placeholder, since it would reach another address. */
function refuseUnfilled(
  operation: Operation,
  args: Readonly<Record<string, unknown>>,
  { text }: WireOptions,
): void {
  const name = unfilledPlace(operation, args);
  if (name === null) return;
  const values = { operation: operation.id, name };
  throw new CallError("unsent", operation.id, text("wire.unfilled", values));
}

/** The error of a call without a response: cancelled, timed out, or without a connection. */
function transportFailure(
  operation: Pick<Operation, "id">,
  cause: unknown,
  options: WireOptions,
): CallError {
  if (cause instanceof CallError) return cause;
  if (axios.isCancel(cause)) return cancelledFailure(operation, options);
  const isTimeout =
    axios.isAxiosError(cause) && (cause.code === "ECONNABORTED" || cause.code === "ETIMEDOUT");
  const kind = isTimeout ? "timeout" : "network";
  return new CallError(kind, operation.id, options.text(`wire.${kind}`), { cause });
}

/** The error of a call that its caller has cancelled. */
function cancelledFailure(operation: Pick<Operation, "id">, options: WireOptions): CallError {
  return new CallError("cancelled", operation.id, options.text("wire.cancelled"));
}
