import type { Operation } from "../catalogue/operation.ts";
import { type RawAnswer, readAnswer } from "./answer.ts";
import { answerFailure } from "./answer-failure.ts";
import { baseOf, isOfOthers } from "./base-of.ts";
import { FileAnswer } from "./file-answer.ts";
import { createInFlight } from "./in-flight.ts";
import { followed } from "./jobs.ts";
import { judgeOf } from "./judge-of.ts";
import { createLoadingMask } from "./loading-mask.ts";
import type { WireOptions } from "./options.ts";
import type { Exchange } from "./repeat-keys.ts";
import { shortened } from "./short-key.ts";
import { type Client, createClient, send } from "./transport.ts";
import { cancelledFailure, transportFailure } from "./transport-failure.ts";
import { withServedAddress } from "./upload.ts";
import type { CallResult } from "./wire.ts";

/** Makes calls; identical reads at the same time share one request, which the mask covers. */
export function createExchange(options: WireOptions): Exchange {
  const client = createClient(options);
  const mask = createLoadingMask(options.onLoading);
  const inFlight = createInFlight<CallResult>();
  const exchange: Exchange = (...call) => exchanged(client, ...call);

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
  ...[operation, args, callOptions]: Parameters<Exchange>
): Promise<CallResult> {
  const { options } = client;
  const begun = performance.now();
  const reading = foreignReader(operation);
  const judging = judgeOf(operation, options, args);
  // A write whose answer could not be judged is not sent.
  if (judging && operation.effect === "write") await judging;
  const isOthers = isOfOthers(operation, options);
  // A browser that knows that it has no connection sends nothing.
  const isOffline = globalThis.navigator?.onLine === false;
  const sending = sendUntilTaken(client, operation, args, callOptions);
  const answer = await sending.catch((cause: unknown) => {
    throw transportFailure(operation, cause, options, isOthers && !isOffline);
  });
  const refuses = await judging;
  const { envelope } = operation.service;
  const read = () => {
    try {
      return readAnswer(envelope, answer, client.longNumbersOf(operation.service), refuses);
    } catch (fault) {
      // It arrived, so it is told as unreadable rather than as a connection that was lost.
      console.error(fault);
      return null;
    }
  };
  const file = operation.file === null ? undefined : await fileOf(operation, answer, refuses);
  const content = file === undefined ? read() : file;
  if (content instanceof FileAnswer) {
    return { ...placeOf(answer), data: content, code: 0, message: "", etag: answer.etag };
  }
  if (!content?.isSuccess || answer.status >= 400) {
    throw await answerFailure(operation, args, content, answer, { ...options, ...callOptions });
  }
  const admitted = isOthers
    ? await admit(client, operation, args, content.data, answer)
    : content.data;
  const { code, message } = content;
  const milliseconds = Math.round(performance.now() - begun);
  const ended = followed(client, operation, answer);
  const given = reading
    ? (await reading)(admitted, operation, options.catalogue.resolve)
    : admitted;
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

const admit = async (
  ...answered: Parameters<typeof import("./answered/admit-foreign.ts").admitForeign>
) => (await import("./answered/admit-foreign.ts")).admitForeign(...answered);

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
  const [{ options }, operation, , { signal }] = call;
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
