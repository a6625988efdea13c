import { jsonIn } from "../catalogue/schema/json-text.ts";
import { fieldsOf, isRecord, own } from "../catalogue/schema/record.ts";
import { durationText } from "../i18n/duration.ts";
import { type RawAnswer, textOf } from "./answer.ts";
import type { WireOptions } from "./options.ts";
import { twoSentences } from "./two-sentences.ts";

/** Maximum wait before another try, in seconds. */
const longestWaitSeconds = 30;

type Telling = Pick<WireOptions, "text" | "onWaiting">;

/**
 * The seconds that a `Retry-After` header states, as a number or as a date; `null` where it is
 * neither.
 */
export function secondsIn(retryAfter: string, now = Date.now()): number | null {
  if (/^\d{1,6}$/.test(retryAfter.trim())) return Number(retryAfter);
  const moment = Date.parse(retryAfter);
  return Number.isNaN(moment) ? null : Math.max(0, Math.ceil((moment - now) / 1000));
}

/**
 * Waits as long as a busy service asks for and shows a message, with which the user may cancel.
 * Resolves to whether to repeat the call.
 */
export async function waitAsAsked(
  retryAfter: string,
  { text, onWaiting }: Telling,
  signal: AbortSignal | undefined,
): Promise<boolean> {
  const seconds = secondsIn(retryAfter);
  if (seconds === null || seconds > longestWaitSeconds) return false;
  const giveUp = new AbortController();
  const end = onWaiting?.(text("wire.waiting", { seconds }), () => giveUp.abort());
  try {
    return await passed(seconds * 1000, [giveUp.signal, ...(signal ? [signal] : [])]);
  } finally {
    end?.();
  }
}

/**
 * A refusal's message with the time after which a busy service takes the call, where this is longer
 * than the product waits by itself. The service's own `words` remain; without any, the message says
 * that it is busy.
 */
export function withLater(
  words: string,
  { status, retryAfter = null }: Pick<RawAnswer, "status" | "retryAfter">,
  { text, language }: Pick<WireOptions, "text" | "language">,
): string | null {
  const seconds = retryAfter === null ? null : secondsIn(retryAfter);
  if (seconds === null || seconds <= longestWaitSeconds) return null;
  const said = words || text(status === 429 ? "wire.overloaded" : "wire.busy");
  const again = text("wire.again", { duration: durationText(seconds, language()) });
  return twoSentences(said, again);
}

/** A job that a service continues after its answer. */
export interface Job {
  /** Requests the state of the job. */
  ask(signal: AbortSignal): Promise<RawAnswer>;
  retryAfter: string | null;
}

/** The end of a job, which its service may leave `unsaid`; `null` if nobody waited for it. */
export type JobEnd = { state: "done" | "failed" | "unsaid"; message: string } | null;

const firstPauseSeconds = 2;
const longestPauseSeconds = 30;
/** Seconds after which a job is no longer followed. */
const longestJob = 12 * 3600;

/** Polls the state of a job and shows that it runs, until it has ended. */
export async function followJob(job: Job, { text, onWaiting }: Telling): Promise<JobEnd> {
  const giveUp = new AbortController();
  const end = onWaiting?.(text("wire.running"), () => giveUp.abort());
  let pause = pauseOf(job.retryAfter, firstPauseSeconds);
  try {
    for (let waited = 0; waited < longestJob; waited += pause) {
      if (!(await passed(pause * 1000, [giveUp.signal]))) return null;
      const answer = await job.ask(giveUp.signal);
      const state = stateOf(answer);
      if (state !== "running") return { state, message: wordsIn(answer) };
      pause = pauseOf(answer.retryAfter ?? null, Math.min(longestPauseSeconds, pause * 1.5));
    }
    return null;
  } finally {
    end?.();
  }
}

function pauseOf(retryAfter: string | null, usual: number): number {
  const seconds = retryAfter === null ? null : secondsIn(retryAfter);
  return Math.min(Math.max(seconds ?? usual, 0.5), longestWaitSeconds);
}

const stateNames = ["status", "state", "provisioningState"];
const endNames = ["done", "completed", "finished"];
const runningWords =
  /^(pending|(en)?queued|new|accepted|created|submitted|requested|scheduled|(not)?[-_ ]?started|in[-_ ]?progress|active|(re)?\w+ing)$/i;
const failedWords =
  /fail|(?<!without[-_ ]?)err(or|ed)|cancel|abort|reject|timed?[-_ ]?out|partial|^(dead|denied|expired|killed)$/i;
const doneWords =
  /^(done|ok|ready|success(ful)?|succeeded|completed?|finished|closed|ended|processed|executed|applied)$/i;

/**
 * The state of a long job, by the HTTP status and the progress in the answer. An end of unknown
 * outcome does not count as success, since people would rely on work that may not be done.
 */
export function stateOf(answer: RawAnswer): "running" | NonNullable<JobEnd>["state"] {
  const { status, isPlatforms } = answer;
  if ([202, 429, 502, 503, 504].includes(status)) return "running";
  // The document may lack the status address; a job that has ended may have been deleted.
  if (isPlatforms || status === 404 || status === 410) return "unsaid";
  if (status >= 400) return "failed";
  const body = bodyIn(answer);
  const places = [body, ...Object.values(fieldsOf(body))].filter(isRecord);
  const valuesOf = (names: string[]) =>
    places.flatMap((place) => names.flatMap((name) => own(place, name) ?? []));
  const [isEnded] = valuesOf(endNames).filter((value) => typeof value === "boolean");
  const [word] = valuesOf(stateNames);
  const said = String(word ?? "");
  if (isEnded === false || runningWords.test(said)) return "running";
  if (failedWords.test(said)) return "failed";
  if (doneWords.test(said)) return "done";
  if (isRecord(own(body, "error"))) return "failed";
  return word === undefined ? "done" : "unsaid";
}

function wordsIn(answer: RawAnswer): string {
  const body = bodyIn(answer);
  const found = [body, own(body, "error")].flatMap((place) =>
    ["message", "detail", "error", "title"].map((name) => own(place, name)),
  );
  const words = found.find((one) => typeof one === "string" && one !== "");
  return typeof words === "string" ? words.slice(0, 300) : "";
}

function bodyIn(answer: RawAnswer): unknown {
  return answer.bytes.byteLength > 1_000_000 ? null : jsonIn(textOf(answer));
}

/** Waits; resolves to whether the time passed before any signal was aborted. */
function passed(milliseconds: number, signals: readonly AbortSignal[]): Promise<boolean> {
  const signal = AbortSignal.any([...signals]);
  return new Promise((resolve) => {
    const stop = () => finish(false);
    const timer = setTimeout(() => finish(true), milliseconds);
    function finish(isWhole: boolean): void {
      clearTimeout(timer);
      signal.removeEventListener("abort", stop);
      resolve(isWhole);
    }
    if (signal.aborted) stop();
    else signal.addEventListener("abort", stop);
  });
}
