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
  run(tries: number, random: Random): Promise<Verdict>;
}

/**
 * Makes the given number of tries in portions, each of which returns the promises it has broken.
 */
export async function inPortions(
  tries: number,
  size: number,
  portion: (count: number) => Promise<readonly string[]>,
): Promise<Verdict> {
  const verdict: Verdict = { tried: 0, broken: [] };
  while (verdict.tried < tries) {
    const count = Math.min(size, tries - verdict.tried);
    verdict.broken.push(...(await portion(count)));
    verdict.tried += count;
  }
  return verdict;
}

const isLong = process.env.HOSTILE === "long";
const seed = Number(process.env.HOSTILE_SEED ?? "20261122");

/**
 * Runs an attack in the length that HOSTILE or HOSTILE_TRIES sets, with random numbers from
 * HOSTILE_SEED.
 */
function runAttack({ tries, run }: Attack): Promise<Verdict> {
  const asked = Number(process.env.HOSTILE_TRIES);
  return run(asked || (isLong ? tries.long : tries.short), createRandom(seed));
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
