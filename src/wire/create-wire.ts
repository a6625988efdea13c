import axios from "axios";
import { answerCodes } from "../catalogue/answer-codes.ts";
import type { Operation } from "../catalogue/operation.ts";
import { unfilledPlace } from "../catalogue/place-arguments.ts";
import { readAnswer } from "./answer.ts";
import { answerFailure } from "./answer-failure.ts";
import { isSignedOutCode, isToastCode } from "./envelope.ts";
import { FileAnswer } from "./file-answer.ts";
import { createInFlight } from "./in-flight.ts";
import { createLoadingMask } from "./loading-mask.ts";
import type { WireOptions } from "./options.ts";
import { baseOf, type Client, createClient, isOwn, send } from "./transport.ts";
import { withServedAddress } from "./upload.ts";
import { CallError, type CallOptions, type CallResult, type Wire } from "./wire.ts";

type Exchange = (
  operation: Operation,
  args: Readonly<Record<string, unknown>>,
  callOptions: CallOptions,
) => Promise<CallResult>;

/** The client of every operation of the catalogue (specification sections 7 and 8). */
export function createWire(options: WireOptions): Wire {
  const callOnce = createExchange(options);
  const shown = new WeakSet<CallError>();

  function report(failure: CallError, isQuiet: boolean): void {
    if (shown.has(failure) || failure.kind === "cancelled") return;
    if (!isQuiet) {
      shown.add(failure);
      options.showError(failure.message);
    }
    if (failure.code !== null && isSignedOutCode(failure.code)) options.onSignedOut(failure.code);
  }

  /** The call is made again after the person has proved their identity, where the service wants that. */
  const callRecently: Exchange = async (...call) => {
    try {
      return await callOnce(...call);
    } catch (failure) {
      const isTooOld = failure instanceof CallError && failure.code === answerCodes.signInTooOld;
      if (!isTooOld || !(await options.signInAgain?.())) throw failure;
      return await callRecently(...call);
    }
  };

  /** Of a service that knows nothing of our sessions, our own one is asked whether this one is young enough. */
  async function proveBefore(operation: Operation): Promise<void> {
    const recent = options.catalogue.operations.get("login.recent");
    if (!recent || !operation.isGrant || isOwn(operation, options) || !isOwn(recent, options))
      return;
    await callRecently(recent, {}, { loading: "no" });
  }

  return {
    async call(operationId, args, callOptions = {}) {
      const operation = options.catalogue.operations.get(operationId);
      if (!operation) {
        const message = options.text("wire.unknownOperation", { operation: operationId });
        throw new CallError("malformed", operationId, message);
      }
      try {
        refuseUnfilled(operation, args, options);
        await proveBefore(operation);
        const result = await callRecently(operation, args, callOptions);
        const isTold =
          operation.effect === "write" && !operation.isQuiet && callOptions.isSummedUp !== true;
        if (isTold || isToastCode(result.code)) {
          options.showSuccess(options.text("wire.succeeded"));
        }
        return result;
      } catch (cause) {
        const failure = transportFailure(operation, cause, options);
        const isAnswered = callOptions.answers?.includes(failure.code ?? Number.NaN) ?? false;
        report(failure, callOptions.quiet === true || isAnswered);
        throw failure;
      }
    },
  };
}

/** Makes a call once: equal reads at the same time are one, and the mask shows as long. */
function createExchange(options: WireOptions): Exchange {
  const client = createClient();
  const mask = createLoadingMask(options.onLoading);
  const inFlight = createInFlight<CallResult>();
  const exchange: Exchange = (...call) => exchanged(client, options, ...call);

  const start: Exchange = (operation, args, callOptions) => {
    if (operation.effect === "write") return exchange(operation, args, callOptions);
    const key = JSON.stringify([operation.id, args, options.token(), options.language()]);
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

/** One request and what its answer is. @throws CallError */
async function exchanged(
  client: Client,
  options: WireOptions,
  ...[operation, args, callOptions]: Parameters<Exchange>
): Promise<CallResult> {
  const begun = performance.now();
  const answer = await send(client, operation, args, options, callOptions).catch(
    (cause: unknown) => {
      throw transportFailure(operation, cause, options);
    },
  );
  const content = readAnswer(operation.service.envelope, answer, client.textsOf(operation.service));
  if (content instanceof FileAnswer) {
    return { data: content, code: 0, message: "", etag: answer.etag };
  }
  if (!content?.isSuccess || answer.status >= 400) {
    throw await answerFailure(operation, content, answer, { ...options, ...callOptions });
  }
  const { code, message } = content;
  const milliseconds = Math.round(performance.now() - begun);
  const given = await dataOf(content.data, operation, options);
  const data = operation.isMultipart ? withServedAddress(given, baseOf(operation, options)) : given;
  const { etag, link = null } = answer;
  return { data, code, message, etag, ...(link !== null && { link }), milliseconds };
}

/** Of a service that knows the contract alone, which says little of types, what its data means. */
async function dataOf(
  data: unknown,
  { service, answer }: Operation,
  { catalogue }: WireOptions,
): Promise<unknown> {
  if (!service.isBare || !answer) return data;
  const { understood } = await import("../catalogue/schema/understood.ts");
  return understood(data, answer, catalogue.resolve);
}

/** A path with an empty place, or with the word for nothing in it, is the address of something else. */
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

/** The failure of a call that brought no answer: cancelled, out of time, or no network. */
function transportFailure(operation: Operation, cause: unknown, options: WireOptions): CallError {
  if (cause instanceof CallError) return cause;
  if (axios.isCancel(cause)) return cancelledFailure(operation, options);
  const isTimeout =
    axios.isAxiosError(cause) && (cause.code === "ECONNABORTED" || cause.code === "ETIMEDOUT");
  const kind = isTimeout ? "timeout" : "network";
  return new CallError(kind, operation.id, options.text(`wire.${kind}`), { cause });
}

/** The failure of a call that its caller gave up. */
function cancelledFailure(operation: Operation, options: WireOptions): CallError {
  return new CallError("cancelled", operation.id, options.text("wire.cancelled"));
}
