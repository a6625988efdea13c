import type { JsonSchema } from "./schema/json-schema.ts";

/** An OpenAPI 3.1 document as far as the catalogue reads it. */
export interface OpenApiDocument {
  openapi: string;
  info: { title: string; version: string };
  servers?: { url: string }[];
  "x-service"?: ServiceExtension;
  "x-dictionary"?: DictionaryExtension;
  "x-success"?: SuccessExtension;
  security?: Record<string, string[]>[];
  paths?: Record<string, Partial<Record<HttpMethod, OpenApiOperation>>>;
  components?: { schemas?: Record<string, JsonSchema> } & Record<string, unknown>;
}

/** The HTTP methods of the catalogue's operations. */
export type HttpMethod = "get" | "post" | "put" | "patch" | "delete";

/** All supported HTTP methods; other members of a path item are not operations. */
export const httpMethods: readonly HttpMethod[] = ["get", "post", "put", "patch", "delete"];

/** What a document says of its service as a whole. */
export interface ServiceExtension {
  name: string;
  envelope: EnvelopeShape;
  /** The address stated by the document of another party's service; empty where it states none. */
  address?: string;
  /**
   * Whether any part of the service sends timestamps as numbers (`x-unix-time`) or in another text
   * form (`x-time-text`).
   */
  unixTimes?: boolean;
}

/**
 * The JSON pointers to an answer's code, data and message, and the codes that mean success
 * (specification section 8). Where an answer has no code, as of imported services, its HTTP status
 * is the code.
 */
export interface EnvelopeShape {
  code?: string;
  data: string;
  messages: string[];
  success: { from: number; to: number }[];
}

/**
 * How an answer with a status of success tells whether its call was done: the JSON pointer to what it
 * says, the values that mean success, and where the reason of a failure is. `null` among the values
 * stands for an answer that has nothing there.
 */
export interface SuccessExtension {
  at: string;
  values: (string | number | boolean | null)[];
  reason?: string;
}

/**
 * The operation that returns the entries of a dictionary: the parameter that names the dictionary,
 * and the fields of an entry (specification section 3).
 */
export interface DictionaryExtension {
  operation: string;
  type: string;
  value: string;
  label: string;
  color?: string;
}

/** An operation as a document has it, with the extensions that CONTRIBUTING lists. */
export interface OpenApiOperation {
  operationId?: string;
  tags?: string[];
  summary?: string;
  description?: string;
  security?: Record<string, string[]>[];
  parameters?: (OpenApiParameter | { $ref: string })[];
  requestBody?: {
    required?: boolean;
    content?: Record<string, OpenApiMedia>;
  };
  responses?: Record<string, OpenApiResponse | { $ref: string }>;
  "x-permission"?: string;
  "x-own"?: { parameter: string; fields?: string[] };
  "x-effect"?: "read" | "write" | "destroy" | "grant" | "session";
  "x-list"?: ListExtension;
  "x-success"?: SuccessExtension;
  /** The operation that returns all rows of this list as a file. */
  "x-export"?: string;
  "x-affects"?: string[];
  "x-quiet"?: boolean;
  /** Whether a `put` leaves the fields unchanged that it does not send. */
  "x-partial"?: boolean;
  "x-if-match"?: VersionExtension;
  "x-audit"?: AuditExtension;
  "x-inverse"?: InverseExtension;
  /** The text key of the success message. */
  "x-done"?: string;
  "x-goes-along"?: GoesAlong[];
  "x-restores"?: boolean;
}

/** The verbs of `x-inverse` that say what was done to a record. */
export const doneVerbs = ["added", "changed", "deleted", "moved"] as const;

/**
 * The operation that undoes a successful one. Its arguments are expressions over `request`,
 * `answer` and `row`, the record before the change, whose schema `row` gives. It is offered only
 * where such a record is known and `when` holds. `done` is the verb of the message about the
 * record.
 */
export interface InverseExtension {
  operationId: string;
  done?: (typeof doneVerbs)[number];
  with?: Record<string, string>;
  when?: string;
  row?: JsonSchema;
}

/**
 * What is deleted together with a record: a text with a placeholder for its `count`. The count is
 * an expression over `row`, the record that the operation's `x-if-match` describes.
 */
export interface GoesAlong {
  text: string;
  count: string;
}

/**
 * The way in which a write names the version of a record that it is based on, so that no unseen
 * change is overwritten. With `row`, the schema of a record whose `x-version` names the field with
 * its version, the write takes `If-Match: "<version>"`, for several records `"<key>:<version>",
 * ...`; `key` is the path of their keys in the request, with steps separated by slashes. With
 * `read`, the write takes the `ETag` of that operation. For a write without a version, `none` is
 * the reason.
 */
export type VersionExtension =
  | { row: JsonSchema; key: string }
  | { read: string }
  | { none: string };

/**
 * The record that a call changes, for the audit log: its kind (`of`) and the place of its key, in
 * the request (`key`, with steps separated by slashes) or, for a new record, in the answer
 * (`made`). Every write is logged; a read only where it has this extension.
 */
export interface AuditExtension {
  of?: string;
  key?: string;
  made?: string;
}

/** The serialization of a value: as RFC 6570 expands it, or with nested brackets. */
export interface OpenApiStyle {
  style?: string;
  explode?: boolean;
  allowReserved?: boolean;
}

/** A parameter of query, path, header or cookie. With `content` in place of `schema` it is JSON. */
export interface OpenApiParameter extends OpenApiStyle {
  name: string;
  in: "query" | "path" | "header" | "cookie";
  required?: boolean;
  /**
   * Whether the optional parameter should be sent, since another back end of the contract may
   * refuse the call without it.
   */
  "x-wanted"?: boolean;
  description?: string;
  schema?: JsonSchema;
  content?: Record<string, OpenApiMedia>;
}

/**
 * The schema of a body in one media type, and the serialization of its fields where that type has a
 * choice.
 */
export interface OpenApiMedia {
  schema?: JsonSchema;
  encoding?: Record<string, OpenApiStyle & { contentType?: string }>;
  /** The only field of the JSON body, in which a record of the schema is sent. */
  "x-within"?: string;
}

/** The response of an operation for one status. */
export interface OpenApiResponse {
  description?: string;
  headers?: Record<string, unknown>;
  content?: Record<string, { schema?: JsonSchema }>;
}

/**
 * Where a list operation has its rows and total (JSON pointers into the response's data), and which
 * parameters request a page and an order. Pages have numbers if there is a `current`; otherwise
 * each page is requested as the previous one says, by a `cursor` or by the address of the next
 * page.
 */
export interface ListExtension {
  rows: string;
  /** Whether an answer without rows may hold `null` in place of the list. */
  nullable?: boolean;
  total?: string;
  /** The response header with the number of rows: as a number, or as in `Content-Range`. */
  totalHeader?: string;
  /** The parameter that must be true, or `countedAs`, for the answer to state the total. */
  counted?: string;
  countedAs?: string;
  current?: string;
  size?: string;
  /** The parameter that limits the number of rows of a list without pages. */
  limit?: string;
  /** The unit of `current`: pages (the default), or the number of rows to skip. */
  counts?: "pages" | "rows";
  /** The number of the first page or row: by default 1 for pages and 0 for rows. */
  first?: number;
  /** The parameter for the place where the previous page ended. */
  cursor?: string;
  /** The pointer to the next value of `cursor` in an answer. */
  next?: string;
  /** The field of a page's last row whose value is the next `cursor`. */
  last?: string;
  /** The pointer to the next page's address in an answer. */
  address?: string;
  /** Whether the header `Link` holds the next page's address. */
  link?: boolean;
  /** The pointer to the value that says whether more rows follow. */
  more?: string;
  sort?: string;
  order?: string;
  /**
   * The forms in which `sort` takes field and direction, such as `{}` and `-{}`, where `{}` is the
   * field.
   */
  ascending?: string;
  descending?: string;
  children?: string;
  /** The field that holds the key of a row's parent, where a list returns all levels together. */
  parent?: string;
  /** The field for the name of each row, where the rows are the members of an object. */
  named?: string;
}
