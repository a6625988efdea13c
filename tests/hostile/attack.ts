import { afterAll, describe, expect, it } from "vitest";
import { createRandom, type Random } from "../support/random.ts";

/** The result of an attack. */
export interface Verdict {
  /** The number of single tries. */
  tried: number;
  /** One line for each broken promise. */
  broken: string[];
}

/** A hostile action that is tried many times, with a promise that must hold each time. */
export interface Attack {
  /** The promise, as a sentence without a full stop. */
  promise: string;
  /** The number of tries in the usual run and in the long run. */
  tries: { short: number; long: number };
  /** Maximum tries of one `run`, each of which starts anew; absent if one run makes all tries. */
  portion?: number;
  run(tries: number, random: Random): Promise<Verdict>;
}

const isLong = process.env.HOSTILE === "long";
const seed = Number(process.env.HOSTILE_SEED ?? "20261122");
const longestMs = Number(process.env.HOSTILE_MINUTES || Number.POSITIVE_INFINITY) * 60_000;

/**
 * Runs an attack portion by portion in the length that HOSTILE or HOSTILE_TRIES sets, with random
 * numbers from HOSTILE_SEED. No portion begins after HOSTILE_MINUTES. The long run tells after each
 * portion what was found so far.
 */
async function runAttack({ promise, tries, portion, run }: Attack): Promise<Verdict> {
  const asked = Number(process.env.HOSTILE_TRIES) || (isLong ? tries.long : tries.short);
  const random = createRandom(seed);
  const begun = Date.now();
  const verdict: Verdict = { tried: 0, broken: [] };
  do {
    const { tried, broken } = await run(Math.min(portion ?? asked, asked - verdict.tried), random);
    verdict.tried += tried;
    verdict.broken.push(...broken);
    if (isLong) console.log([`${verdict.tried} of ${asked}: ${promise}`, ...broken].join("\n"));
  } while (verdict.tried < asked && Date.now() - begun < longestMs);
  return verdict;
}

/** Makes a test of each attack, and finally prints how often each was tried. */
export function testAttacks(attacks: readonly { attack: Attack; on: string }[]): void {
  const rows: Record<string, string | number>[] = [];
  afterAll(() => console.table(rows));
  describe.each(attacks)("on $on: $attack.promise", ({ attack, on }) => {
    it("whatever is tried", { timeout: 24 * 3_600_000 }, async () => {
      const begun = Date.now();
      const { tried, broken } = await runAttack(attack);
      const seconds = Math.round((Date.now() - begun) / 1_000);
      rows.push({ promise: attack.promise, on, tried, broken: broken.length, seconds });
      expect(tried).toBeGreaterThan(0);
      expect(broken).toEqual([]);
    });
  });
}
