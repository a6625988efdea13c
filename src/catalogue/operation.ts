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
  /** Whether some of the service's date-times are sent as numbers or in another text form. */
  hasUnixTimes?: boolean;
}

/** Where an argument of an operation is sent. `content` is a body that is not an object. */
export type ArgumentPlace = "query" | "path" | "header" | "cookie" | "body" | "content";

/**
 * The serialization of lists and records as text (OpenAPI, parameter object, `style`); `equals` is
 * that of a column's filter in PostgREST, such as `id=eq.3`.
 */
export interface WrittenStyle {
  style:
    | ("simple" | "label" | "matrix" | "form" | "spaced" | "piped" | "deepObject" | "json")
    | "equals";
  /** Whether each item or field is separated and named as the parameter object's `explode` says. */
  explode: boolean;
  /** Whether reserved characters stay unescaped in addresses where they are unambiguous. */
  allowReserved: boolean;
}

/** The format of a request body. */
export interface BodyFormat {
  media: string;
  /** The only field of the JSON body, in which the arguments are sent; absent where it has none. */
  within?: string;
  /** The serialization of form fields by name, where their document states it. */
  fields: Readonly<Record<string, WrittenStyle | { contentType: string }>>;
}

/** An argument of an operation. */
export interface Parameter {
  name: string;
  in: ArgumentPlace;
  required: boolean;
  /**
   * Whether the optional argument should be sent, since another back end of the contract may refuse
   * the call without it.
   */
  isWanted?: boolean;
  /**
   * The serialization, where it differs from the default of its place or the value is a list or a
   * record.
   */
  style?: WrittenStyle;
  /** The argument's schema, which may contain a `$ref`; `Catalogue.resolve` follows it. */
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
  /** The permission that the call needs; `null` where every signed-in member may call it. */
  permission: string | null;
  /** The parameter that must equal the member's own id, so that the call needs no permission. */
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
  /** Whether the call replaces a whole record, so that fields which it does not send are erased. */
  isReplacing: boolean;
  /**
   * Whether the product makes the call by itself, as to save a view setting: it shows no success
   * message and is not logged.
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
  /** The text key of the success message, whose placeholders are fields of request and answer. */
  done: string | null;
  /** What is deleted together with each record, for the confirmation. */
  goesAlong: readonly GoesAlong[];
  /**
   * Whether the call restores deleted records. The answer's `notes` inform the user; code 40902
   * refuses a restore whose names are `taken` meanwhile, and `names` then passes other names.
   */
  isRestore: boolean;
  list: ListExtension | null;
  /** The operation that returns all rows of the list as a file; `null` if there is none. */
  exportedBy: string | null;
  parameters: Parameter[];
  /** All arguments of query, path and body as one object schema; what a form is made from. */
  request: JsonSchema;
  /** The format of the body; `null` if the call has none. */
  body: BodyFormat | null;
  /**
   * Whether the body cannot be made from arguments, such as XML: the call is sent without it and so
   * cannot use all that the operation offers.
   */
  isBodyLeftOut: boolean;
  /** Whether the body carries files, and is sent to our own service in parts. */
  isMultipart: boolean;
  /** Whether the request has the usual form: plain parameters, and JSON or parts. */
  isPlain: boolean;
  /** The schema of the envelope's data, or `null` where it carries none. */
  answer: JsonSchema | null;
  /**
   * The media type of the file that the call returns, such as `text/csv`: a response that is not
   * JSON, or that has a `Content-Disposition`. `null` where it returns no file.
   */
  file: string | null;
  /** Whether the answer carries an `ETag`, and whether the call takes an `If-Match`. */
  answersETag: boolean;
  /** Whether the answer carries a `Link`, by which some lists lead to their next page. */
  answersLink: boolean;
  takesIfMatch: boolean;
  /** Whether the service refuses the call without an `If-Match`. */
  needsIfMatch: boolean;
  /** The header by whose key the service makes a write only once; `null` if it declares none. */
  keyHeader: string | null;
}
