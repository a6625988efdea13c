import { createStore } from "zustand";

/** The state of a value's remote check. */
type Verdict = "pending" | "fine" | "refused";

/** The states of a form's remote checks. */
export interface CheckStates {
  /** The fields whose values are being checked. */
  pending: ReadonlySet<string>;
  /** The fields whose values were refused. */
  refused: ReadonlySet<string>;
}

/** The remote checks of a form's values; for each field only the latest value counts. */
export type RemoteChecks = ReturnType<typeof createRemoteChecks>;

/** Asks a service whether a value is valid; throws where the service gives no answer. */
export type AskService = (
  field: string,
  args: Readonly<Record<string, unknown>>,
  signal: AbortSignal,
) => Promise<boolean>;

interface Check {
  key: string;
  verdict: Verdict;
  start(): void;
  stop(): void;
  done: Promise<void>;
}

/** The pause in typing, in milliseconds, after which a value is checked. */
export const checkPauseMs = 400;

const nothing: CheckStates = { pending: new Set(), refused: new Set() };

/**
 * Checks values by calls: each value once, after a pause or when its field is left. The answer for
 * a value that has changed meanwhile is ignored; without an answer the service decides on submit.
 */
export function createRemoteChecks(ask: AskService) {
  const checks = new Map<string, Check>();
  const known = new Map<string, boolean>();
  const hurried = new Set<string>();
  const states = createStore<CheckStates>(() => nothing);

  const publish = (): void =>
    states.setState({
      pending: fieldsOf(checks, "pending"),
      refused: fieldsOf(checks, "refused"),
    });
  const begin = (field: string, key: string, args: Readonly<Record<string, unknown>>): Check => {
    const id = `${field} ${key}`;
    const remembered = known.get(id);
    if (remembered !== undefined) return settledCheck(key, remembered ? "fine" : "refused");
    return pendingCheck(
      key,
      (signal) => ask(field, args, signal),
      (check, isFine) => {
        if (isFine !== null) known.set(id, isFine);
        check.verdict = isFine === false ? "refused" : "fine";
        if (checks.get(field) === check) publish();
      },
    );
  };

  return {
    states,
    /** Sets the value to check; `null` where there is nothing to check. */
    want(field: string, args: Readonly<Record<string, unknown>> | null): void {
      const key = JSON.stringify(args);
      const before = checks.get(field);
      if (before?.key === key || (args === null && !before)) return;
      before?.stop();
      if (args === null) checks.delete(field);
      else checks.set(field, begin(field, key, args));
      if (hurried.delete(field)) checks.get(field)?.start();
      publish();
    },
    /** Runs the pending check, or the next one, at once, since the field was left. */
    hurry(field: string): void {
      const check = checks.get(field);
      if (check?.verdict === "pending") check.start();
      else hurried.add(field);
    },
    /** Runs all pending checks at once and resolves to whether no value was refused. */
    async settle(): Promise<boolean> {
      for (const check of checks.values()) check.start();
      await Promise.all([...checks.values()].map(({ done }) => done));
      return states.getState().refused.size === 0;
    },
    /** Cancels all pending checks. */
    stop(): void {
      for (const check of checks.values()) check.stop();
      checks.clear();
    },
  };
}

/** The fields whose latest check has the given state. */
function fieldsOf(checks: ReadonlyMap<string, Check>, verdict: Verdict): Set<string> {
  return new Set([...checks].flatMap(([field, check]) => (check.verdict === verdict ? field : [])));
}

function settledCheck(key: string, verdict: Verdict): Check {
  return { key, verdict, start: () => {}, stop: () => {}, done: Promise.resolve() };
}

/**
 * A check that starts by itself after the pause; `tell` receives `null` where the service gives no
 * answer.
 */
function pendingCheck(
  key: string,
  ask: (signal: AbortSignal) => Promise<boolean>,
  tell: (check: Check, isFine: boolean | null) => void,
): Check {
  const controller = new AbortController();
  let finish = (): void => {};
  const done = new Promise<void>((resolve) => {
    finish = resolve;
  });
  let isStarted = false;
  const start = (): void => {
    if (isStarted) return;
    isStarted = true;
    clearTimeout(timer);
    ask(controller.signal)
      .then(
        (isFine) => tell(check, isFine),
        () => tell(check, null),
      )
      .finally(finish);
  };
  const timer = setTimeout(start, checkPauseMs);
  const stop = (): void => {
    isStarted = true;
    clearTimeout(timer);
    controller.abort();
    finish();
  };
  const check: Check = { key, verdict: "pending", start, stop, done };
  return check;
}
