import { answerCodes } from "../catalogue/answer-codes.ts";
import type { Operation } from "../catalogue/operation.ts";
import { jsonIn } from "../catalogue/schema/json-text.ts";
import { stepsOf } from "../catalogue/schema/pointer.ts";
import type { JsonObject } from "../catalogue/schema/record.ts";
import { type RawAnswer, textOf } from "./answer.ts";
import { withRequest } from "./answered/with-request.ts";
import { baseOf, isOfImported } from "./base-of.ts";
import { type Envelope, isSuccessCode, type RequestFault } from "./envelope.ts";
import type { WireOptions } from "./options.ts";
import type { ServiceFaults } from "./service-faults.ts";
import { CallError, type CallOptions } from "./wire.ts";

/** The error of a call whose answer is not a success. */
export async function answerFailure(
  operation: Operation,
  sent: JsonObject,
  envelope: Envelope | null,
  answer: RawAnswer,
  options: WireOptions & CallOptions,
): Promise<CallError> {
  const { status, requestId = null, isPlatforms = false } = answer;
  if (!envelope) {
    const told = (await laterText("", answer, options)) ?? unreadableText(status, options);
    const message = withRequest(told, requestId, options);
    return new CallError("malformed", operation.id, message, { status });
  }
  const { code, data } = envelope;
  // An answer without an envelope may lack a message, but always has a status.
  const isBare = operation.service.envelope.code === undefined;
  const { message: found, errors } = await faultsOf(operation, envelope, answer, options);
  // The message beside a code of success says that it is done, which the data denies.
  const isDenied = !isBare && status < 400 && isSuccessCode(operation.service.envelope, code);
  const own = isDenied ? "" : found;
  // So does a message beside a count of nothing.
  const isSaidDone = (isDenied || (isBare && status < 300)) && !isPlatforms;
  const none = isSaidDone && (await import("./answered/none-text.ts"));
  const whole = (none && (await none.noneText(operation, sent, answer, own, options))) || own;
  // Our own service's words ask for a moment's patience, which would contradict a longer time.
  const words = isOwnAnswer(operation, answer, options) ? "" : whole;
  const said =
    (await laterText(words, answer, options)) ??
    (whole || unsaidText(operation, status, isBare || isDenied, errors.length > 0, options));
  const isUnclear = status >= 500 || (isBare && errors.some(({ path }) => path === ""));
  const told = options.showsFaults ? said : withFaults(said, errors, operation, options);
  const isFailed = status >= 500 && !isPlatforms && isOfImported(operation, options);
  const maybe =
    isFailed &&
    errors.every(({ path }) => path === "") &&
    (await import("./answered/maybe-done.ts"));
  const ended = maybe ? await maybe.maybeDoneText(operation, status, told, options) : told;
  const message = isUnclear ? withRequest(ended, requestId, options) : ended;
  const isNewAgain = isPlatforms && operation.keyHeader === null;
  const isOthers = isOfImported(operation, options) && !isPlatforms && ownCodes.has(code);
  const details = { ...(!isOthers && { code }), status, errors, data, isNewAgain };
  return new CallError("application", operation.id, message, details);
}

/**
 * Codes of our own service that mean something else in the answers of another's: its expired token
 * must not end the session here. That there is no such record means the same in both.
 */
const ownCodes: ReadonlySet<number> = new Set(
  Object.values(answerCodes).filter((code) => code !== answerCodes.notFound),
);

/** The message of a service that is busy for long; `null` for any other answer. */
async function laterText(
  words: string,
  answer: RawAnswer,
  options: WireOptions,
): Promise<string | null> {
  const isBusy = (answer.status === 429 || answer.status === 503) && answer.retryAfter != null;
  return isBusy ? (await import("./patience.ts")).withLater(words, answer, options) : null;
}

/** Whether our own service answered, for itself or in place of another. */
function isOwnAnswer(
  operation: Operation,
  { isPlatforms = false }: RawAnswer,
  options: WireOptions,
): boolean {
  const { envelope } = operation.service;
  const isOurs =
    envelope.code !== undefined && options.ownBases.includes(baseOf(operation, options));
  return isPlatforms || isOurs;
}

/** The faults in the envelope, or elsewhere in the answer of an external service. */
async function faultsOf(
  operation: Operation,
  { message, errors }: Envelope,
  answer: RawAnswer,
  options: WireOptions,
): Promise<ServiceFaults> {
  const isRead = isOwnAnswer(operation, answer, options) || errors.length > 0;
  if (isRead || answer.bytes.byteLength > largestRefusal) return { message, errors };
  const { serviceFaults } = await import("./service-faults.ts");
  const names = operation.parameters.map(({ name }) => name);
  const said = jsonIn(textOf(answer));
  const found = serviceFaults(said, names, operation.body?.within);
  // A fault that repeats the message of the whole is left out.
  const isOfPart = found.errors.some((fault) => fault.message === message);
  return { message: (isOfPart ? "" : message) || found.message, errors: found.errors };
}

/** The message where a service says nothing about the whole, but perhaps about its parts. */
function unsaidText(
  { effect }: Operation,
  status: number,
  isBare: boolean,
  hasParts: boolean,
  options: WireOptions,
): string {
  if (isBare && status < 400 && effect === "write")
    return options.text("wire.incomplete", { status });
  if (hasParts || (isBare && status < 300)) return options.text("wire.refused", { status });
  return isBare ? unreadableText(status, options) : options.text("wire.error");
}

/** Maximum bytes of a refusal that is read for its faults. */
const largestRefusal = 256 * 1024;

/**
 * The message with the faults of each argument, for callers that show no fields. A message that
 * repeats one of them is left out.
 */
function withFaults(
  message: string,
  errors: readonly RequestFault[],
  { request }: Operation,
  { text }: WireOptions,
): string {
  const parts = errors.slice(0, mostTold).map((fault) => {
    const [name = ""] = stepsOf(fault.path);
    const label = request.properties?.[name]?.title ?? name;
    const { message: value } = fault;
    return label === "" ? value : text("common.named", { name: text(label), value });
  });
  const isOfPart = errors.some(
    (fault) => fault.message === message || fault.message.endsWith(`: ${message}`),
  );
  return [isOfPart ? "" : message, parts.join(" · ")].filter(Boolean).join(" ");
}

/** Maximum faults named in a passing message. */
const mostTold = 3;

/** Messages for refusals that have a status and no words, such as those of a proxy. */
const bareStatuses: Readonly<Record<number, string>> = {
  401: "wire.denied",
  403: "wire.denied",
  404: "wire.missing",
  409: "wire.conflict",
  410: "wire.missing",
  412: "wire.conflict",
  413: "wire.tooLarge",
  429: "wire.tooMany",
  502: "wire.unavailable",
  503: "wire.unavailable",
  504: "wire.unavailable",
};

function unreadableText(status: number, { text }: WireOptions): string {
  if (status < 400) return text("wire.withStatus", { message: text("wire.malformed"), status });
  return text(bareStatuses[status] ?? "wire.status", { status });
}
