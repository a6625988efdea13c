import { createRandom, type Random } from "../support/random.ts";

/** What an attack came to. */
export interface Verdict {
  /** How many single tries were made. */
  tried: number;
  /** One line for each promise that was broken. */
  broken: string[];
}

/** Something that somebody could do to the product, many times, with a promise that must hold. */
export interface Attack {
  /** The promise, as a sentence without a full stop. */
  promise: string;
  /** How many tries are made in the usual run, and in the long one. */
  tries: { short: number; long: number };
  run(tries: number, random: Random): Promise<Verdict>;
}

const isLong = process.env.HOSTILE === "long";
const seed = Number(process.env.HOSTILE_SEED ?? "20261122");

/** Runs an attack to the length that HOSTILE asks for, with the numbers of HOSTILE_SEED. */
export function runAttack({ tries, run }: Attack): Promise<Verdict> {
  return run(isLong ? tries.long : tries.short, createRandom(seed));
}
