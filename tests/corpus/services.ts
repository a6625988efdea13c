import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, resolve } from "node:path";
import { type ApiDocument, answerOf, resolved, type Schema, schemaAt } from "./document.ts";

/** How a service of the corpus pages its lists; places are dotted names in the response body. */
export interface Paging {
  /** The parameter for the page number; `first` is the number of the first page. */
  page?: string;
  /** The parameter for the number of rows to skip; `first` is the number of the first row. */
  offset?: string;
  /** The parameter that continues after a response, with a token or the last row's key. */
  cursor?: string;
  cursorIs?: "last";
  first?: number;
  size: string;
  /** The default and the greatest number of rows on a page. */
  usual: number;
  most: number;
  total?: string;
  totalHeader?: string;
  pages?: string;
  /** The places of the flag for further rows, of the next token and of the next address. */
  more?: string;
  next?: string;
  nextAddress?: string;
  /** Whether the next address is in the `Link` header. */
  link?: boolean;
}

/** The format of keys in requests and responses. */
export type Ids = "number" | "long number" | "text" | "long text" | "uuid";

/** The properties that all lists of a service share. */
export interface Answers {
  /** The prefix of each path. */
  base?: string;
  /**
   * The places of the rows in a list's response, of a record in its own response, and of the values
   * in a request.
   */
  rows: string;
  record: string;
  sent: string;
  ids: Ids;
  /**
   * Whether rows are the values of an object whose names are the keys; a table calls the key
   * `@name`.
   */
  map?: boolean;
  media?: string;
  refusals?: "problem";
  /** The operations answered with 202, with the path for asking about their progress. */
  late?: Readonly<Record<string, string>>;
  paging: Paging | null;
}

/**
 * What is correct for a list: operations by method and path, and keys by path parameter and field.
 */
export interface ListTable {
  /** The number of rows that the mock holds below each parent. */
  rows: number;
  /** The path parameters that identify a row in its operations, and the fields that hold them. */
  key: Readonly<Record<string, string>>;
  read?: string;
  add?: string;
  /** One operation, or several that are equally correct. */
  edit?: string | readonly string[];
  delete?: string;
  actions?: readonly string[];
  /** The child lists of a row. */
  children?: readonly string[];
  /** The read operations that give a file of all rows, and of one row. */
  downloads?: readonly string[];
  files?: readonly string[];
  /** Operations that count neither as wrong if they are offered nor as missing if they are not. */
  allowed?: readonly string[];
  /** The parameters beside those of the list's path that name its parent records. */
  parent?: Readonly<Record<string, string>>;
  rowsAt?: string;
  recordAt?: string;
  ids?: Ids;
  paging?: Paging | null;
}

/** A service of the corpus: a published document, and what is correct for each of its lists. */
export interface Service {
  name: string;
  /** The special properties of the service, in whole sentences. */
  style: string;
  document: ApiDocument;
  answers: Answers;
  lists: Readonly<Record<string, ListTable>>;
}

const require = createRequire(import.meta.url);

/** The operations that edit a record of a list. */
export function editsOf({ edit = [] }: ListTable): readonly string[] {
  return typeof edit === "string" ? [edit] : edit;
}

/** The schema of a list's rows in the document. */
export function rowSchemaOf({ document, answers, lists }: Service, line: string): Schema {
  const place = lists[line]?.rowsAt ?? answers.rows;
  const { schema } = answerOf(document, line);
  const { additionalProperties, items } = schemaAt(document, schema, place);
  const each = typeof additionalProperties === "object" ? additionalProperties : items;
  return resolved(document, each ?? {});
}

const parsed = (path: string) => JSON.parse(readFileSync(path, "utf8"));

function readService(path: string): Service {
  const { document, ...table } = parsed(path);
  const folder = dirname(path);
  const at = document.startsWith("@") ? require.resolve(document) : resolve(folder, document);
  return { ...table, name: folder.replace(/^.*\//, ""), document: parsed(at) };
}

/** The services of the corpus: one for each folder that contains a table. */
export const services: readonly Service[] = readdirSync(import.meta.dirname, { recursive: true })
  .map((path) => resolve(import.meta.dirname, `${path}`))
  .filter((path) => path.endsWith("/table.json"))
  .sort()
  .map(readService);
