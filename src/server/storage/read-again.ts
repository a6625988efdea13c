import { setTimeout } from "node:timers/promises";
import { isConnectionLoss } from "./connection-loss.ts";

/** Waits in milliseconds before a read is made again, about 3 seconds in all. */
const waitsMs = [50, 100, 200, 400, 800, 1_600];

/**
 * Milliseconds after which a failed read is not repeated, since its caller has waited long enough.
 */
const longestMs = 3_000;

/**
 * Makes a read, and makes it again where the connection to the database was lost meanwhile: whoever
 * only reads need not know that the database has restarted. Each wait is drawn between its half and
 * itself, so that all who wait do not come at once.
 *
 * @throws What the read throws; the last loss once the database stays away.
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
