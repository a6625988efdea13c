import type {
  AuditExtension,
  EnvelopeShape,
  GoesAlong,
  HttpMethod,
  InverseExtension,
  ListExtension,
  VersionExtension,
} from "./openapi.ts";
import type { JsonSchema } from "./schema/json-schema.ts";

/** A service of the catalogue: one OpenAPI document. */
export interface Service {
  name: string;
  /** The base path that `config.json` may override, without a trailing slash. */
  base: string;
  envelope: EnvelopeShape;
  /** Whether another back end answers the service and knows only the contract. */
  isBare?: boolean;
  /** Whether some of its moments travel as numbers, or as texts of another form. */
  hasUnixTimes?: boolean;
}

/** Where an argument of an operation travels. `content` is a body that is not an object. */
export type ArgumentPlace = "query" | "path" | "header" | "cookie" | "body" | "content";

/** How lists and records are written as text (OpenAPI, parameter object, `style`). */
export interface WrittenStyle {
  style: "simple" | "label" | "matrix" | "form" | "spaced" | "piped" | "deepObject" | "json";
  /** Each item, or field, has the name, or its own, before it. */
  explode: boolean;
  /** Signs that addresses reserve for themselves stay as they are, as far as none is mistaken. */
  allowReserved: boolean;
}

/** What a request's body is written as. */
export interface BodyFormat {
  media: string;
  /** How fields of a form are written, by name, where their document says so. */
  fields: Readonly<Record<string, WrittenStyle | { contentType: string }>>;
}

/** An argument of an operation. */
export interface Parameter {
  name: string;
  in: ArgumentPlace;
  required: boolean;
  /** Not required, but another back end of the contract may refuse the call without. */
  isWanted?: boolean;
  /** How it is written where its place has another usual way, or it holds more than one value. */
  style?: WrittenStyle;
  /** May hold a `$ref`; `Catalogue.resolve` follows it. */
  schema: JsonSchema;
}

/** One call that a screen or a program may make, with all that the catalogue knows of it. */
export interface Operation {
  id: string;
  service: Service;
  /** The part of the id before the dot; calls of one tag read and write the same records. */
  tag: string;
  summary: string;
  method: HttpMethod;
  /** The path below the service's base, beginning with a slash. */
  path: string;
  /** Whether the call needs no token. */
  isPublic: boolean;
  /** The permission it needs, or `null` where every signed-in member may call it. */
  permission: string | null;
  /** Calls on one's own record need no permission: the parameter that must equal one's id. */
  own: { parameter: string; fields: string[] | null } | null;
  effect: "read" | "write";
  /** Whether the call deletes records or replaces a relation. */
  isDestroy: boolean;
  /**
   * Whether the call changes rights: roles, permissions, passwords, accounts, menus, published
   * pages.
   */
  isGrant: boolean;
  /** Whether the call begins or ends a session, which only the shell may do. */
  isSession: boolean;
  /**
   * A call that the product makes by itself, as to remember how a member likes to see something:
   * its success is not told, and no log has it.
   */
  isQuiet: boolean;
  /** The tags whose records a successful call changes, its own first. */
  affects: string[];
  /** The audit log's view of the call; `null` if it leaves no entry. */
  audit: AuditExtension | null;
  /**
   * How the call takes the version that a write is based on; `null` if the document states none.
   */
  version: VersionExtension | null;
  /** The call that undoes this one; `null` if there is none. */
  inverse: InverseExtension | null;
  /** The key of the text that tells people what was done; its places name what was sent and answered. */
  done: string | null;
  /** What goes with each record that it deletes, for the question before it. */
  goesAlong: readonly GoesAlong[];
  /**
   * Brings back what was deleted: it answers in `notes` what people are to know of that, and is
   * refused with 40902 and what is `taken` where a name is by now; it takes other `names` then.
   */
  isRestore: boolean;
  list: ListExtension | null;
  parameters: Parameter[];
  /** All arguments of query, path and body as one object schema; what a form is made from. */
  request: JsonSchema;
  /** The format of the body; `null` if the call has none. */
  body: BodyFormat | null;
  /**
   * Whether the body is one of those that cannot be made of arguments, as XML: it is called without
   * one then, and what it does is not all that it can.
   */
  isBodyLeftOut: boolean;
  /** Whether the body carries files, and is sent to our own service in parts. */
  isMultipart: boolean;
  /** Whether the request has the usual form: plain parameters, and JSON or parts. */
  isPlain: boolean;
  /** The schema of the envelope's data, or `null` where it carries none. */
  answer: JsonSchema | null;
  /**
   * What sort of file it answers, as `text/csv`: what is no JSON, or is to be saved by its
   * `Content-Disposition`. `null` where it answers none.
   */
  file: string | null;
  /** Whether the answer carries an `ETag`, and whether the call takes an `If-Match`. */
  answersETag: boolean;
  /** Whether the answer carries a `Link`, by which some lists lead to their next page. */
  answersLink: boolean;
  takesIfMatch: boolean;
}
