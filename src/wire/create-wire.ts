import { answerCodes } from "../catalogue/answer-codes.ts";
import type { Operation } from "../catalogue/operation.ts";
import { unfilledPlace } from "../catalogue/written/place-arguments.ts";
import { isOwn } from "./base-of.ts";
import { doneSentence } from "./done-sentence.ts";
import { isSignedOutCode, isToastCode } from "./envelope.ts";
import { createExchange } from "./exchange.ts";
import type { WireOptions } from "./options.ts";
import { type Exchange, withRepeatKeys } from "./repeat-keys.ts";
import { transportFailure } from "./transport-failure.ts";
import { CallError, type CallOptions, type CallResult, type Wire } from "./wire.ts";

/** The client of every operation of the catalogue (specification sections 7 and 8). */
export function createWire(options: WireOptions): Wire {
  const unanswered = options.unanswered ?? new Map();
  const callOnce = withTags(withRepeatKeys(createExchange(options), unanswered));
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

  /** Repeats a call with a proof of identity, if that is required. */
  const callRecently: Exchange = async (...call) => {
    try {
      return await callOnce(...call);
    } catch (failure) {
      const isTooOld = failure instanceof CallError && failure.code === answerCodes.signInTooOld;
      if (!isTooOld || !(await options.signInAgain?.())) throw failure;
      return await callRecently(...call);
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
        await callOptions.beforeSent?.();
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

/** Sends the entity tag of its record with a call that its service does not take without one. */
function withTags(exchange: Exchange): Exchange {
  return async (operation, args, { tagNow, ...given }) => {
    const send = (ifMatch: string | undefined) =>
      exchange(operation, args, { ...given, ...(ifMatch !== undefined && { ifMatch }) });
    try {
      return await send(given.ifMatch ?? (operation.needsIfMatch ? await tagNow?.() : undefined));
    } catch (failure) {
      const isRequired = failure instanceof CallError && failure.status === 428;
      const ifMatch = isRequired ? await tagNow?.() : undefined;
      if (ifMatch === undefined) throw failure;
      return await send(ifMatch);
    }
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

/** Refuses a call whose path has an unusable placeholder, since it would reach another address. */
function refuseUnfilled(
  operation: Operation,
  args: Readonly<Record<string, unknown>>,
  { text, catalogue }: WireOptions,
): void {
  const name = unfilledPlace(catalogue, operation, args);
  if (name === null) return;
  const values = { operation: operation.id, name };
  throw new CallError("unsent", operation.id, text("wire.unfilled", values));
}
