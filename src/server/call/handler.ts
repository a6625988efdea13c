import type { Kysely } from "kysely";
import type { Answers, OperationId, Requests } from "../../catalogue/types.gen.ts";
import type { Language } from "../../i18n/language.ts";
import type { CurrentCatalogue } from "../imported/current-catalogue.ts";
import type { Database } from "../storage/tables.ts";
import type { ActingPage } from "./acting-page.ts";
import type { Services } from "./services.ts";

/** The six fixed roles (decisions, roles and permissions). */
export type Role = Database["memberRole"]["role"];

/** A member with current roles and permissions. */
export interface Actor {
  id: number;
  username: string;
  roles: readonly Role[];
  permissions: ReadonlySet<string>;
}

/** The signed-in member that a call's token belongs to. */
export interface SignedInMember extends Actor {
  sessionId: number;
  /** When the member last proved their identity. */
  authenticatedTime: Date;
  /** Whether the member must first set a password of their own, and has no roles until then. */
  mustSetPassword: boolean;
}

/** The person responsible for the page that makes a call. */
export interface Publisher extends Actor {
  page: ActingPage;
}

/** A file of a multipart request; the argument of its field holds the file's name. */
export interface UploadedFile {
  name: string;
  size: number;
  content: Buffer;
}

/** The context that a handler receives beside its validated request. */
export interface HandlerContext {
  /** The transaction of a write, or the plain database for a read. */
  db: Kysely<Database>;
  /** `null` only in public operations called without a token. */
  member: SignedInMember | null;
  /** The caller; throws the refusal that describes the fault of the token if there is no caller. */
  signedIn(): SignedInMember;
  /** The page that makes the call, if it names one and the operation depends on it. */
  page: ActingPage | null;
  /**
   * The page's publisher, who needs the same permissions as the caller; `null` if nobody besides
   * the caller is checked (`holdEveryActor`).
   */
  publisher: Publisher | null;
  /**
   * Reads again in whose name the call acts, after a lock that the handler itself has waited for.
   * @throws Refusal if the session or the right is gone meanwhile.
   */
  judgeAgain(): Promise<void>;
  /** Tells the audit log who the caller is in calls without a token, such as signing in. */
  recognise(caller: { id: number | null; username: string }): void;
  /** The number that the call's audit log entry will have. */
  entryId(): Promise<number>;
  /** Whether the caller holds the permission; a super administrator holds all. */
  can(permission: string): boolean;
  /** The current catalogue with the imported services; read once for each call. */
  catalogue(): Promise<CurrentCatalogue>;
  /**
   * Everything that handlers use beside the database, such as passwords, captchas, messages and
   * pages.
   */
  services: Services;
  /** The caller's language from the cookie, otherwise from `Accept-Language`, otherwise Chinese. */
  language: Language;
  /** The text of a key in the caller's language. */
  text(key: string, values?: Readonly<Record<string, string | number>>): string;
  /** The file of a multipart request. */
  file: UploadedFile | null;
  ifMatch: string | null;
  setETag(value: string): void;
  /** Answers with a file in place of the envelope, once the handler has returned. */
  answerFile(file: StreamedFile): void;
  /** The caller's address, browser and cookies. */
  caller: { ip: string; userAgent: string; cookies: Readonly<Record<string, string | undefined>> };
  /** Tells the browser to delete its cache of this service, such as a member's pictures. */
  clearCache(): void;
  setCookie(
    name: string,
    value: string,
    options: { maxAgeSeconds: number; httpOnly: boolean },
  ): void;
}

/** A file that is sent as it is made. */
export interface StreamedFile {
  name: string;
  mediaType: string;
  /** The parts of the file, each requested when the caller has taken those before it. */
  parts: AsyncIterable<string>;
}

/** The result of a call: the data of the envelope, and the `ETag`. */
export interface Answered {
  data: unknown;
  etag: string | null;
  /** The file that is sent in place of the envelope; only a read answers one. */
  file?: StreamedFile;
  /** Whether an earlier call with the same idempotency key has made the write. */
  isRepeated?: boolean;
}

/** Returned by a write whose input has changed since it was prepared. */
export const prepareAgain = Symbol("prepare again");

/** Handles a request; it refuses by throwing a `Refusal`. */
type Run<Request, Answer> = (request: Request, context: HandlerContext) => Promise<Answer>;

/**
 * A write with slow work: `prepare` does the work before the transaction and changes no record, and
 * `run` receives its result inside the transaction. If the input has changed meanwhile, `run`
 * returns `prepareAgain`. Where the write is refused, or an earlier call has made it, `discard`
 * removes what `prepare` has stored.
 */
interface PreparedRun<Request, Answer> {
  prepare: Run<Request, unknown>;
  run(
    request: Request,
    context: HandlerContext,
    prepared: unknown,
  ): Promise<Answer | typeof prepareAgain>;
  discard?(prepared: unknown, context: HandlerContext): Promise<void>;
}

/** Creates a handler whose `run` receives the result of its `prepare`. */
export function afterPreparing<Request, Prepared, Answer>(handler: {
  prepare: Run<Request, Prepared>;
  run(
    request: Request,
    context: HandlerContext,
    prepared: Prepared,
  ): Promise<Answer | typeof prepareAgain>;
  discard?(prepared: Prepared, context: HandlerContext): Promise<void>;
}): PreparedRun<Request, Answer> {
  return handler;
}

/** Handles one operation of the catalogue. */
export type Handler<Id extends OperationId> =
  | Run<Requests[Id], Answers[Id]>
  | PreparedRun<Requests[Id], Answers[Id]>;

/** Handlers by operation id; each file of `handlers/` contains those of one sort of records. */
export type Handlers<Id extends OperationId = OperationId> = { [Key in Id]: Handler<Key> };
