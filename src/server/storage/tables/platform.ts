import type { Generated, JSONColumnType } from "kysely";
import type { Preferences, SavedView } from "../../../catalogue/types.gen.ts";
import type { RecordChange } from "../../audit/record-changes.ts";
import type { ProposedConnection, StoredConnection } from "../../imported/connection/connection.ts";
import type { ServiceSettings } from "../../imported/service-settings.ts";
import type { MadeMoment, Moment, OptionalMoment } from "./moments.ts";

/** The messages to mobile numbers that wait to be delivered. */
interface OutboxTable {
  id: Generated<number>;
  mobile: string;
  content: string;
  createTime: MadeMoment;
  sentTime: OptionalMoment;
}

/** An uploaded file, served under its unguessable name. */
interface UploadTable {
  name: string;
  contentType: string;
  isImage: boolean;
  originalName: string;
  size: number;
  memberId: number | null;
  createTime: MadeMoment;
}

/** A part of an upload's content; it is stored before the upload's own row. */
interface UploadPartTable {
  uploadName: string;
  place: number;
  content: Uint8Array;
  createTime: MadeMoment;
}

/**
 * How a write to a service ended: its answer with the content in base64, or the text that says why
 * its outcome is unknown.
 */
export type ForwardedOutcome =
  | { status: number; headers: Readonly<Record<string, string>>; content: string }
  | { status: number; messageKey: string };

/** The first answer to a write that carried an `Idempotency-Key`. */
interface IdempotencyAnswerTable {
  /** The owner of the key: `member:<id>`, or `ip:<address>` for calls without a session. */
  owner: string;
  key: string;
  operationId: string;
  requestHash: string;
  envelope: JSONColumnType<{ data?: unknown; forwarded?: ForwardedOutcome }>;
  etag: string | null;
  createTime: MadeMoment;
}

/** The draft of a page, of which there is at most one; `revision` counts its saves. */
interface PageDraftTable {
  path: string;
  source: string;
  revision: number;
  authorId: number | null;
  author: string;
  updateTime: MadeMoment;
}

/** How a version of a page came about. */
export type PageChange = "published" | "rolledBack" | "deleted" | "restored";

/** A version of a page, counted from 1. */
interface PageVersionTable {
  path: string;
  version: number;
  /** The source; for a deletion, that of the draft deleted with the page, or empty. */
  source: string;
  change: Generated<PageChange>;
  /** The earlier version that this one restores, if any. */
  ofVersion: number | null;
  authorId: number | null;
  author: string;
  note: Generated<string>;
  createTime: MadeMoment;
  /** The page through which this one was published, and its version, as in the audit log. */
  byPage: string | null;
  byPageVersion: number | null;
}

/**
 * A service imported into the catalogue; each save gives it a revision that was never used before.
 */
interface ServiceTable {
  name: string;
  revision: number;
  /** The original document, and the settings of its import. */
  source: string;
  settings: JSONColumnType<ServiceSettings>;
  /** The catalogue document that the import produced. */
  document: string;
  /** The entered address and credentials, with encrypted secrets. */
  connection: JSONColumnType<StoredConnection | null, string | undefined>;
  /** The address and the credentials that the document proposes. */
  proposed: JSONColumnType<ProposedConnection, string | undefined>;
  authorId: number | null;
  author: string;
  updateTime: MadeMoment;
}

/** Settings that the service keeps for itself, such as what the first start has loaded. */
interface SettingTable {
  name: string;
  value: string;
}

/** The audit log: one row per call, with the actor and the affected records. */
interface AuditLogTable {
  id: Generated<number>;
  createTime: MadeMoment;
  /** The member; `null` if nobody was signed in. It stays when the member is deleted. */
  memberId: number | null;
  /** The member's username, or the one used in an attempt to sign in. */
  username: string;
  operationId: string;
  /**
   * The sort of the records that the call changes; the operation's tag if its `x-audit` names no
   * sort.
   */
  area: string;
  /** The result code: 20000, or the code of the refusal. */
  code: number;
  ip: string;
  /** The page that made the call, if any, and its version; `null` for a draft. */
  page: string | null;
  pageVersion: number | null;
  recordKeys: string[];
  recordLabels: string[];
  records: JSONColumnType<RecordChange[]>;
  /** The request without its secrets; `null` for a refused call. */
  request: JSONColumnType<Record<string, unknown>> | null;
}

/** A row of a table by column names, as the database stores it. */
export type StoredRow = Readonly<Record<string, unknown>>;

/** A deleted record, kept for a time with its relations, so that it can be restored. */
interface DeletedRecordTable {
  /** The number of the deletion's entry in the audit log. */
  deletionId: number;
  /** The sort of the record, as in the audit log. */
  kind: string;
  recordId: number;
  /** The member who deleted it. */
  memberId: number;
  createTime: Moment;
  fields: JSONColumnType<StoredRow>;
  /** The related rows, by table. */
  relations: JSONColumnType<Readonly<Record<string, readonly StoredRow[]>>>;
}

/** A member's arrangement of a page's table; deleted with the member. */
interface SavedViewTable {
  memberId: number;
  path: string;
  /** The block's name, or the JSON pointer of its source. */
  block: string;
  density: NonNullable<SavedView["density"]> | null;
  columns: JSONColumnType<SavedView["columns"]>;
  updateTime: MadeMoment;
}

/** What a member has set for every browser; deleted with the member. */
interface PreferenceTable {
  memberId: number;
  kept: JSONColumnType<Preferences>;
  updateTime: MadeMoment;
}

/** The tables of the platform: uploads, pages, services (migration 0001-platform). */
export interface PlatformTables {
  outbox: OutboxTable;
  upload: UploadTable;
  uploadPart: UploadPartTable;
  idempotencyAnswer: IdempotencyAnswerTable;
  pageDraft: PageDraftTable;
  pageVersion: PageVersionTable;
  service: ServiceTable;
  setting: SettingTable;
  auditLog: AuditLogTable;
  deletedRecord: DeletedRecordTable;
  savedView: SavedViewTable;
  preference: PreferenceTable;
}
