import { PGlite, type PGliteOptions, type Transaction } from "@electric-sql/pglite";
import { StorageError } from "./storage-error.ts";

/** What PostgreSQL prints when it ends itself: a full disk, a failed sync, a broken file. */
const stoppedLine = /\b(?:PANIC|FATAL):\s+(.*)$|^(Aborted\(.*)$/m;
const detailLine = /\bDETAIL:\s+(.*)$/m;

function lastWords(log: string): string | undefined {
  const [, reason, abort] = stoppedLine.exec(log) ?? [];
  const [, detail] = reason === undefined ? [] : (detailLine.exec(log) ?? []);
  return detail === undefined ? (reason ?? abort) : `${reason} (${detail})`;
}

/**
 * PGlite that refuses further work once its PostgreSQL has stopped. Without this the next call
 * would enter the dead WebAssembly program and never return.
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

  /** Why PostgreSQL ended itself, as it wrote to its log; undefined where it did not. */
  get lastWords(): string | undefined {
    return lastWords(this.#log.join("\n"));
  }

  // Throws at once, not by a rejected promise: the query builder waits for ever for a transaction
  // that fails before it begins.
  override transaction<T>(callback: (transaction: Transaction) => Promise<T>): Promise<T> {
    if (this.#stopped || !this.ready) throw this.#stopped ?? new Error("The database is closed.");
    return super.transaction(callback);
  }

  override execProtocolRawSync(message: Uint8Array): Uint8Array {
    if (this.#stopped) throw this.#stopped;
    const answer = super.execProtocolRawSync(message);
    // The database may have stopped during this call; its answer then confirms nothing.
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
