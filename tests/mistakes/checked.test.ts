import { describe, expect, it } from "vitest";
import addresses from "./addresses.json" with { type: "json" };
import { problemsOf } from "./check.ts";
import { judgeMistakes, readReached, refusedOnceMended, refusedPages } from "./judge.ts";

const kept = readReached();
const told = judgeMistakes()
  .filter(({ verdict }) => verdict === "told")
  .map(({ mistake }) => mistake.mistake);

// The lists contain the results reached so far; `npm run mistakes -- --keep` extends them, and no
// result may be lost.
describe("the checker", () => {
  it("tells every mistake that it has told before by one problem, at its place", () => {
    expect(kept.told.filter((mistake) => !told.includes(mistake))).toEqual([]);
  });

  it("accepts every unusual but right page, but for those it has never accepted", () => {
    const refused = refusedPages().map(({ page }) => page);
    expect(refused.filter((page) => !kept.refused.includes(page))).toEqual([]);
  });

  it("accepts every page whose mistake is mended, but for those it has never accepted", () => {
    const refused = refusedOnceMended().map(({ page }) => page);
    expect(refused.filter((page) => !kept.refusedOnceMended.includes(page))).toEqual([]);
  });

  it.each(Object.entries(addresses))(
    "accepts the page at %s, to which links lead",
    (_, { page }) => {
      expect(problemsOf(page)).toEqual([]);
    },
  );
});
