import { holds } from "../../../../src/language/expression/evaluate.ts";
import type { ScopeValues } from "../../../../src/language/expression/scope.ts";
import type { StepPlan, TextPlan } from "../../../../src/language/plan/plans.ts";
import { CallError } from "../../../../src/wire/wire.ts";

/** The state of one step. */
export type StepState = "waiting" | "running" | "done" | "skipped" | "failed";

/** The progress of the calls of one action. */
export interface StepsRun {
  steps: readonly { label: TextPlan; state: StepState }[];
  /** Why a step failed; `null` while none has. */
  reason: string | null;
  isOver: boolean;
}

/** The answers of earlier steps, which the next step can read. */
interface Answers {
  answer: unknown;
  answers: Readonly<Record<string, unknown>>;
}

/** The calls of one action, in order. */
export interface Steps {
  /** Runs the remaining steps; resolves to whether all are done. A later call continues. */
  run(): Promise<boolean>;
  /** The scope with the answers so far. */
  scope(): ScopeValues;
}

/**
 * Makes calls in sequence, each with the answers of earlier ones; a failure stops and completed
 * calls stay. `call` makes one, `tell` receives every change.
 */
export function createSteps(
  steps: readonly StepPlan[],
  scope: ScopeValues,
  call: (step: StepPlan, scope: ScopeValues) => Promise<unknown>,
  tell: (run: StepsRun) => void,
): Steps {
  const states: StepState[] = steps.map(() => "waiting");
  let seen: Answers = { answer: null, answers: {} };
  const inScope = (): ScopeValues => ({ ...scope, variables: { ...scope.variables, ...seen } });
  const say = (reason: string | null = null): void => {
    const now = steps.map(({ label }, index) => ({ label, state: states[index] ?? "waiting" }));
    const isOver = reason !== null || now.every(({ state }) => isTaken(state));
    tell({ steps: now, reason, isOver });
  };
  const take = async (step: StepPlan): Promise<StepState> => {
    const { when, keep } = step;
    if (!holds(when, inScope())) return "skipped";
    const answer = await call(step, inScope());
    const answers = keep === null ? seen.answers : { ...seen.answers, [keep]: answer };
    seen = { answer, answers };
    return "done";
  };
  return {
    scope: inScope,
    async run() {
      for (const [index, step] of steps.entries()) {
        if (isTaken(states[index] ?? "waiting")) continue;
        states[index] = "running";
        say();
        try {
          states[index] = await take(step);
        } catch (error) {
          if (!(error instanceof CallError)) throw error;
          states[index] = "failed";
          say(error.message);
          return false;
        }
      }
      say();
      return true;
    },
  };
}

function isTaken(state: StepState): boolean {
  return state === "done" || state === "skipped";
}
