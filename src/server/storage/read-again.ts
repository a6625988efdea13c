import { setTimeout } from "node:timers/promises";
import { isConnectionLoss } from "./connection-loss.ts";

/** Milliseconds to wait before each further attempt of a read, about 3 seconds in all. */
const waitsMs = [50, 100, 200, 400, 800, 1_600];

/**
 * Milliseconds after which a failed read is not repeated, since its caller has waited long enough.
 */
const longestMs = 3_000;

/**
 * Makes a read and repeats it if the connection to the database was lost, so that readers do not
 * notice a restart of the database. Each wait is random between its half and its whole, so that the
 * waiting readers do not all return at once.
 *
 * @throws The error of the read; the last connection loss if the database stays unavailable.
 */
export async function readAgain<Result>(read: () => Promise<Result>): Promise<Result> {
  const begun = performance.now();
  for (const wait of waitsMs) {
    try {
      return await read();
    } catch (error) {
      if (!isConnectionLoss(error) || performance.now() - begun > longestMs) throw error;
      await setTimeout(wait * (0.5 + Math.random() / 2));
    }
  }
  return read();
}
