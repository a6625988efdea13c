import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, resolve } from "node:path";
import { type ApiDocument, answerOf, resolved, type Schema, schemaAt } from "./document.ts";

/** How a service of the corpus pages its lists; places are names with dots in the answer's body. */
export interface Paging {
  /** The parameter of the page's number; `first` is the number of the first page. */
  page?: string;
  /** The parameter of how many rows to leave out; `first` is what the first row is called. */
  offset?: string;
  /** The parameter that takes up where an answer ended: by a token, or by the last row's key. */
  cursor?: string;
  cursorIs?: "last";
  first?: number;
  size: string;
  /** How many rows come unasked, and at most. */
  usual: number;
  most: number;
  total?: string;
  totalHeader?: string;
  pages?: string;
  /** Where it stands that more follow, the next token, the next address. */
  more?: string;
  next?: string;
  nextAddress?: string;
  /** The next address stands in the header `Link`. */
  link?: boolean;
}

/** What keys look like on the wire. */
export type Ids = "number" | "long number" | "text" | "long text" | "uuid";

/** What all lists of a service have in common. */
export interface Answers {
  /** Before each path. */
  base?: string;
  /** Where rows sit in the answer of a list, a record in its own, and what is sent in a request. */
  rows: string;
  record: string;
  sent: string;
  ids: Ids;
  /** Rows come as an object whose names are the keys, which a table calls `@name`. */
  map?: boolean;
  media?: string;
  refusals?: "problem";
  /** Operations answered 202, with the path at which to ask again. */
  late?: Readonly<Record<string, string>>;
  paging: Paging | null;
}

/** What is right for a list: operations by method and path, a key by path parameter and field. */
export interface ListTable {
  /** How many rows the mock holds, below each parent. */
  rows: number;
  /** The parameters that name a row in its own operations, and the fields that hold them. */
  key: Readonly<Record<string, string>>;
  read?: string;
  add?: string;
  /** One, or several that are equally right. */
  edit?: string | readonly string[];
  delete?: string;
  actions?: readonly string[];
  /** The lists below a row. */
  children?: readonly string[];
  /** The reads that answer a file of all rows, and of one. */
  downloads?: readonly string[];
  files?: readonly string[];
  /** Operations that are no harm where they are offered, and no lack where they are not. */
  allowed?: readonly string[];
  /** The parameters beside those of its path that say below which row of which list it is. */
  parent?: Readonly<Record<string, string>>;
  rowsAt?: string;
  recordAt?: string;
  ids?: Ids;
  paging?: Paging | null;
}

/** A service of the corpus: somebody's document, and what is right for each of its lists. */
export interface Service {
  name: string;
  /** What is special about it, in whole sentences. */
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

/** The schema of the rows of a list, as the document says it. */
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

/** The services of the corpus, one for each folder with a table. */
export const services: readonly Service[] = readdirSync(import.meta.dirname, { recursive: true })
  .map((path) => resolve(import.meta.dirname, `${path}`))
  .filter((path) => path.endsWith("/table.json"))
  .sort()
  .map(readService);
