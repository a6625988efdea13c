import type { Generated, JSONColumnType } from "kysely";
import type { SavedView } from "../../../catalogue/types.gen.ts";
import type { RecordChange } from "../../audit/record-changes.ts";
import type { ProposedConnection, StoredConnection } from "../../imported/connection/connection.ts";
import type { ServiceSettings } from "../../imported/service-settings.ts";
import type { MadeMoment, Moment, OptionalMoment } from "./moments.ts";

/** Messages that wait for whoever sends them to mobiles. */
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

/** A part of an upload's content; it comes before the upload does. */
interface UploadPartTable {
  uploadName: string;
  place: number;
  content: Uint8Array;
  createTime: MadeMoment;
}

/** The first answer to a write that carried an `Idempotency-Key`. */
interface IdempotencyAnswerTable {
  /** `member:<id>`, or `ip:<address>` for calls without a session. */
  owner: string;
  key: string;
  operationId: string;
  requestHash: string;
  envelope: JSONColumnType<{ data?: unknown }>;
  etag: string | null;
  createTime: MadeMoment;
}

/** The one draft of a page; `revision` counts its saves. */
interface PageDraftTable {
  path: string;
  source: string;
  revision: number;
  authorId: number | null;
  author: string;
  updateTime: MadeMoment;
}

/** What a version of a page came of. */
export type PageChange = "published" | "rolledBack" | "deleted" | "restored";

/** A version of a page, counted from 1. */
interface PageVersionTable {
  path: string;
  version: number;
  /** For a deletion, the source of the draft that was deleted too, or empty. */
  source: string;
  change: Generated<PageChange>;
  /** The version that was brought back by it, if any. */
  ofVersion: number | null;
  authorId: number | null;
  author: string;
  note: Generated<string>;
  createTime: MadeMoment;
  /** The page through which it was published, and its version, as in the audit log. */
  byPage: string | null;
  byPageVersion: number | null;
}

/** A service of the catalogue that was imported; each save gets a revision that none had before. */
interface ServiceTable {
  name: string;
  revision: number;
  /** The document as it was given, and what it was imported with. */
  source: string;
  settings: JSONColumnType<ServiceSettings>;
  /** The document of the catalogue that the import made. */
  document: string;
  /** Where it is and what its calls carry, as entered; what is secret of it sealed. */
  connection: JSONColumnType<StoredConnection | null, string | undefined>;
  /** What the document says of that. */
  proposed: JSONColumnType<ProposedConnection, string | undefined>;
  authorId: number | null;
  author: string;
  updateTime: MadeMoment;
}

/** What the service remembers of itself, such as what the first start has loaded. */
interface SettingTable {
  name: string;
  value: string;
}

/** The audit log: one row per call, with the actor and the affected records. */
interface AuditLogTable {
  id: Generated<number>;
  createTime: MadeMoment;
  /** `null` where nobody was signed in; stays when the member is deleted. */
  memberId: number | null;
  /** The member's username, or the one used in an attempt to sign in. */
  username: string;
  operationId: string;
  /** The sort of the records, or the operation's tag where it names none. */
  area: string;
  /** 20000, or the code of the refusal. */
  code: number;
  ip: string;
  /** The page that made the call, where it named one, and its version; `null` of a draft. */
  page: string | null;
  pageVersion: number | null;
  recordKeys: string[];
  recordLabels: string[];
  records: JSONColumnType<RecordChange[]>;
  /** The request without its secrets; `null` of a refused call. */
  request: JSONColumnType<Record<string, unknown>> | null;
}

/** A row of a table as the database has it, by the names of its columns. */
export type StoredRow = Readonly<Record<string, unknown>>;

/** A record that was deleted, kept for a time with its relations, so that it can come back. */
interface DeletedRecordTable {
  /** The number of the entry in the audit log that tells of the deletion. */
  deletionId: number;
  /** The sort of the record, as the audit log names it. */
  kind: string;
  recordId: number;
  /** The member who deleted it. */
  memberId: number;
  createTime: Moment;
  fields: JSONColumnType<StoredRow>;
  /** The rows that went with it, by their table. */
  relations: JSONColumnType<Readonly<Record<string, readonly StoredRow[]>>>;
}

/** How a member has arranged a table of a page; goes with the member. */
interface SavedViewTable {
  memberId: number;
  path: string;
  /** The block's name, else the pointer of its source. */
  block: string;
  density: NonNullable<SavedView["density"]> | null;
  columns: JSONColumnType<SavedView["columns"]>;
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
}
