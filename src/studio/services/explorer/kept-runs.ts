import type { RawAnswer } from "../../../wire/answer.ts";
import type { SentRequest } from "../../../wire/wire.ts";

/** One run of an operation: its request and its result. */
export interface Run {
  /** The sent request; `null` if none was sent. */
  sent: SentRequest | null;
  /** The response; `null` while it is pending and if none arrived. */
  answer: RawAnswer | null;
  milliseconds: number | null;
  /** The reason for a failure, as a message for people. */
  fault: string | null;
  isRunning: boolean;
}

/** The explorer's state of an operation while its tab is open. */
export interface KeptRun {
  run: Run | null;
  /** The values entered in the operation's form, by block. */
  entered: Map<string, unknown>;
  /** The version that a write is based on, as sent in `If-Match`. */
  ifMatch: string;
}

/** Runs by the operation's id. */
export type KeptRuns = Map<string, KeptRun>;
