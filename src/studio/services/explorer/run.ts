import type { RawAnswer } from "../../../wire/answer.ts";
import type { SentRequest } from "../../../wire/wire.ts";

/** One run of an operation: what was sent, and what came of it. */
export interface Run {
  /** `null` where nothing was sent. */
  sent: SentRequest | null;
  /** `null` while it is waited for, and where none came. */
  answer: RawAnswer | null;
  /** The duration of the run. */
  milliseconds: number | null;
  /** Why it failed, in words. */
  fault: string | null;
  isRunning: boolean;
}

/** The explorer's state of an operation while its tab is open. */
export interface KeptRun {
  run: Run | null;
  /** The values entered in its form, by block. */
  entered: Map<string, unknown>;
  /** The version that a write names as the one it is based on. */
  ifMatch: string;
}

/** Runs by the operation's id. */
export type KeptRuns = Map<string, KeptRun>;
