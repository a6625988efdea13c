import { describe, expect, test } from "vitest";
import {
  createSteps,
  type StepsRun,
} from "../../../../../renderers/runtime/act/steps/run-steps.ts";
import { constantExpression } from "../../../../../src/language/plan/expression.ts";
import type { StepPlan } from "../../../../../src/language/plan/plans.ts";
import { CallError } from "../../../../../src/wire/wire.ts";

const step = (label: string, more: Partial<StepPlan> = {}): StepPlan => ({
  label,
  when: null,
  keep: null,
  partOf: null,
  call: { operation: "culturalGroup.add", args: [], requires: [] },
  ...more,
});

/** Runs steps on a service that gives the listed responses or refusals one after the other. */
function start(steps: readonly StepPlan[], service: (string | Error)[]) {
  const told: StepsRun[] = [];
  const seen: unknown[] = [];
  const running = createSteps(
    steps,
    { variables: { row: { id: 1 } }, can: () => true },
    async (_call, { variables }) => {
      seen.push({ answer: variables.answer, answers: variables.answers });
      const answer = service.shift();
      if (answer instanceof Error) throw answer;
      return answer;
    },
    (run) => told.push(run),
  );
  const states = () => told.at(-1)?.steps.map(({ state }) => state);
  return { running, told, seen, states };
}

const refused = () => new CallError("application", "x", "The name is taken.");

describe("several calls that make one act", () => {
  test("are made one after the other, each with the answers before it", async () => {
    const { running, seen, states } = start(
      [step("a", { keep: "first" }), step("b"), step("c")],
      ["one", "two", "three"],
    );
    expect(await running.run()).toBe(true);
    expect(seen).toEqual([
      { answer: null, answers: {} },
      { answer: "one", answers: { first: "one" } },
      { answer: "two", answers: { first: "one" } },
    ]);
    expect(states()).toEqual(["done", "done", "done"]);
    expect(running.scope().variables).toMatchObject({ row: { id: 1 }, answer: "three" });
  });

  test("leave out what is not needed", async () => {
    const { running, seen, states } = start(
      [step("a"), step("b", { when: constantExpression(false) }), step("c")],
      ["one", "three"],
    );
    expect(await running.run()).toBe(true);
    expect(states()).toEqual(["done", "skipped", "done"]);
    expect(seen[1]).toMatchObject({ answer: "one" });
  });

  test("end at the first that fails, which says why, and what is done stays done", async () => {
    const { running, told, states } = start([step("a"), step("b"), step("c")], ["one", refused()]);
    expect(await running.run()).toBe(false);
    expect(states()).toEqual(["done", "failed", "waiting"]);
    expect(told.at(-1)?.reason).toBe("The name is taken.");
  });

  test("go on from where they failed, and make nothing twice", async () => {
    const { running, seen, states } = start(
      [step("a"), step("b"), step("c")],
      ["one", refused(), "two", "three"],
    );
    await running.run();
    expect(await running.run()).toBe(true);
    expect(seen).toHaveLength(4);
    expect(states()).toEqual(["done", "done", "done"]);
  });
});
