import type { Catalogue } from "../catalogue/catalogue.ts";
import type { Language } from "../i18n/language.ts";
import type { UnansweredWrites } from "./repeat-keys.ts";

/** A job that a service continues after its answer. */
export interface KeptJob {
  /** The id of the operation that began it. */
  operation: string;
  /** The address of its state. */
  href: string;
}

/** The jobs of the signed-in member that are not known to have ended. */
export interface KeptJobs {
  all(): readonly KeptJob[];
  keep(job: KeptJob): void;
  drop(job: KeptJob): void;
}

/** What the wire needs of the application. Functions are called again for every call. */
export interface WireOptions {
  catalogue: Catalogue;
  /** Base addresses by service name, which override those of the catalogue. */
  bases: Readonly<Record<string, string>>;
  /** The bases of services that accept the header `X-Page`. */
  ownBases: readonly string[];
  /** The value of the `X-Environment` header of uploads (decisions, the wire). */
  environment: string;
  language(): Language;
  token(): string | null;
  openId(): string | null;
  text(key: string, values?: Readonly<Record<string, string | number>>): string;
  /** Shows a success message for 2 s. */
  showSuccess(message: string): void;
  /** Shows an error message for 5 s. */
  showError(message: string): void;
  /** Shows a waiting message until the returned function is called; the user may cancel. */
  onWaiting?(message: string, giveUp: () => void): () => void;
  /** Keeps jobs, so that they can be followed again; without it a job ends with its tab. */
  jobs?: KeptJobs;
  /** Keeps the writes of which nobody has said how they ended; without it only as long as the page. */
  unanswered?: UnansweredWrites;
  /** Called when a call could not reach its service. */
  onLost?(): void;
  /** Called when the service answers that the session has ended (specification section 8). */
  onSignedOut(code: number): void;
  /**
   * Whether the session of a token has ended with the member's knowledge. The service's answer that
   * it has ended is then neither shown nor reported; without this function it always is.
   */
  hasEnded?(token: string | null): boolean;
  /**
   * Asks the user to prove their identity again; resolves to whether they did. Without this
   * function the call is refused.
   */
  signInAgain?(): Promise<boolean>;
  /** Shows or hides the full-screen mask. */
  onLoading(isLoading: boolean): void;
}
