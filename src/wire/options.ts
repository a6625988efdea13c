import type { Catalogue } from "../catalogue/catalogue.ts";
import type { Language } from "../i18n/language.ts";

/** What the wire needs of the application around it. Functions are asked anew at every call. */
export interface WireOptions {
  catalogue: Catalogue;
  /** Base addresses by service name, in place of those the catalogue gives. */
  bases: Readonly<Record<string, string>>;
  /** The bases that know which page makes a call (`X-Page`). */
  ownBases: readonly string[];
  /** Sent with uploads as `X-Environment` (decisions, the wire). */
  environment: string;
  language(): Language;
  token(): string | null;
  openId(): string | null;
  text(key: string, values?: Readonly<Record<string, string | number>>): string;
  /** A toast of 2 s. */
  showSuccess(message: string): void;
  /** A red toast of 5 s. */
  showError(message: string): void;
  /**
   * Shows what is waited for, until the function that is answered is called; whoever waits may give
   * up.
   */
  onWaiting?(message: string, giveUp: () => void): () => void;
  /** A call found no way to its service. */
  onLost?(): void;
  /** The service answered that the session has ended (specification section 8). */
  onSignedOut(code: number): void;
  /**
   * The service wants to know again who calls; answers whether the person has proved it. Where
   * nobody can be asked, the call is refused.
   */
  signInAgain?(): Promise<boolean>;
  /** Whether the full-screen mask shows. */
  onLoading(isLoading: boolean): void;
}
