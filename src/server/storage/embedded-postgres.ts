import { PGlite, type PGliteOptions, type Transaction } from "@electric-sql/pglite";
import { StorageError } from "./storage-error.ts";

/**
 * Matches the messages that PostgreSQL prints when it stops itself, for example because of a full
 * disk.
 */
const stoppedLine = /\b(?:PANIC|FATAL):\s+(.*)$|^(Aborted\(.*)$/m;
const detailLine = /\bDETAIL:\s+(.*)$/m;

function lastWords(log: string): string | undefined {
  const [, reason, abort] = stoppedLine.exec(log) ?? [];
  const [, detail] = reason === undefined ? [] : (detailLine.exec(log) ?? []);
  return detail === undefined ? (reason ?? abort) : `${reason} (${detail})`;
}

/**
 * PGlite that refuses all calls once its PostgreSQL has stopped. Without this the next call would
 * enter the stopped WebAssembly program and never return.
 */
export class EmbeddedPostgres extends PGlite {
  #log: string[] = [];
  #stopped: StorageError | undefined;
  readonly #onStopped: ((error: StorageError) => void) | undefined;

  constructor(options: PGliteOptions, onStopped?: (error: StorageError) => void) {
    // The callback may use `this` because the program starts after the constructor.
    super({ ...options, onStderr: (line) => this.#note(line) });
    this.#onStopped = onStopped;
  }

  /** The reason why PostgreSQL stopped itself, from its log; undefined if it did not. */
  get lastWords(): string | undefined {
    return lastWords(this.#log.join("\n"));
  }

  // It throws directly rather than rejecting a promise, since the query builder would wait for ever
  // for a transaction that fails before it begins.
  override transaction<T>(callback: (transaction: Transaction) => Promise<T>): Promise<T> {
    if (this.#stopped || !this.ready) throw this.#stopped ?? new Error("The database is closed.");
    return super.transaction(callback);
  }

  override execProtocolRawSync(message: Uint8Array): Uint8Array {
    if (this.#stopped) throw this.#stopped;
    const answer = super.execProtocolRawSync(message);
    // The database may have stopped during this call, so its result confirms nothing.
    if (this.#stopped) throw this.#stopped;
    return answer;
  }

  #note(line: string): boolean {
    this.#log = [...this.#log.slice(-49), line];
    const reason = lastWords(line);
    if (reason && this.ready && !this.#stopped) {
      this.#stopped = new StorageError(
        "DATABASE_STOPPED",
        `The embedded database stopped: ${reason}. ` +
          "Check the disk and its free space, then start again; no acknowledged change is lost.",
      );
      this.#onStopped?.(this.#stopped);
    }
    return false;
  }
}
