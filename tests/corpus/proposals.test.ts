import { expect, it } from "vitest";
import { judgeServices } from "./judge.ts";
import { reachedBy, readReached } from "./reached.ts";

const kept = readReached();
const now = reachedBy(await judgeServices());

// The lists hold the best results so far: `npm run corpus -- --keep` raises them and never lowers
// them.
it("what was right of the services' lists, their rows and actions stays right", () => {
  expect(kept.right.filter((one) => !now.right.includes(one))).toEqual([]);
  expect(now.right.length).toBeGreaterThan(0);
});

it("no page offers a wrong call, another record or a form that would erase one, but for what has always been so", () => {
  expect(now.wrong.filter((one) => !kept.wrong.includes(one))).toEqual([]);
});

it("the checker accepts every proposed page, but for those it has never accepted", () => {
  expect(now.problems.filter((one) => !kept.problems.includes(one))).toEqual([]);
});
