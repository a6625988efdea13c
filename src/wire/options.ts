import type { Catalogue } from "../catalogue/catalogue.ts";
import type { Language } from "../i18n/language.ts";

/** What the wire needs of the application around it. Functions are asked anew at every call. */
export interface WireOptions {
  catalogue: Catalogue;
  /** Base addresses by service name, in place of those the catalogue gives. */
  bases: Readonly<Record<string, string>>;
  /** The bases of services that accept the header `X-Page`. */
  ownBases: readonly string[];
  /** Sent with uploads as `X-Environment` (decisions, the wire). */
  environment: string;
  language(): Language;
  token(): string | null;
  openId(): string | null;
  text(key: string, values?: Readonly<Record<string, string | number>>): string;
  /** Shows a success message for 2 s. */
  showSuccess(message: string): void;
  /** Shows an error message for 5 s. */
  showError(message: string): void;
  /**
   * Shows what the caller waits for, until the function it answers is called; the person may
   * cancel.
   */
  onWaiting?(message: string, giveUp: () => void): () => void;
  /** Called when a call could not reach its service. */
  onLost?(): void;
  /** The service answered that the session has ended (specification section 8). */
  onSignedOut(code: number): void;
  /**
   * Asks the person to prove their identity again; answers whether they did. Without it, the call
   * is refused.
   */
  signInAgain?(): Promise<boolean>;
  /** Shows or hides the full-screen mask. */
  onLoading(isLoading: boolean): void;
}
