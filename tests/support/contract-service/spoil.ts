import { createRandom, type Random } from "../random.ts";
import { fieldsOf } from "./exchange.ts";

/** A response before it is sent. */
export interface Sent {
  status: number;
  type: string;
  text: string;
}

/** The data of a response with its rows in another state. */
type DataChange = (data: unknown, random: Random) => unknown;
/** A response as a broken service, or something in front of it, sends it. */
type SentChange = (sent: Sent) => Sent;

const rowsIn = (data: unknown): unknown[] => {
  const rows = Array.isArray(data) ? data : fieldsOf(data).records;
  return Array.isArray(rows) ? rows : [];
};

const withRows = (data: unknown, rows: unknown): unknown =>
  Array.isArray(data) ? rows : { ...fieldsOf(data), records: rows };

const withTotal = (total: unknown): DataChange => {
  return (data) => (Array.isArray(data) ? data : { ...fieldsOf(data), total });
};

const otherValues = [{ deep: [1] }, [["x"]], "text", -1.5, true];

/** One cell that is no id has a value of another type. */
function withWrongCell(data: unknown, random: Random): unknown {
  const rows = rowsIn(data);
  const at = random.below(Math.max(rows.length, 1));
  const row = fieldsOf(rows[at]);
  const fields = Object.keys(row).filter((name) => !/^(id|.*Id|children|users)$/.test(name));
  if (fields.length === 0) return data;
  const wrong = otherValues.filter((value) => typeof value !== typeof row[fields[0] ?? ""]);
  const spoilt = { ...row, [random.one(fields)]: random.one(wrong) };
  return withRows(data, rows.with(at, spoilt));
}

/** What is wrong with the rows or the total of a response that is otherwise of the contract. */
const dataForms = {
  nullRows: (data) => withRows(data, null),
  rowsOfNull: (data) =>
    withRows(
      data,
      rowsIn(data).map(() => null),
    ),
  renamedRows: (data) => ({ ...(Array.isArray(data) ? {} : { total: 3 }), list: rowsIn(data) }),
  rowsAsObject: (data) => withRows(data, { ...rowsIn(data) }),
  rowsAsText: (data) => withRows(data, "rows"),
  noTotal: withTotal(undefined),
  negativeTotal: withTotal(-3),
  totalInWords: withTotal("many"),
  totalOfNothing: (data) => (Array.isArray(data) ? data : { ...fieldsOf(data), records: [] }),
  wrongCell: withWrongCell,
} as const satisfies Record<string, DataChange>;

/** What is wrong with a response as a whole. */
const sentForms = {
  html: () => ({ status: 200, type: "text/html", text: "<!doctype html><p>Please sign in.</p>" }),
  empty: (sent) => ({ ...sent, text: "" }),
  noContent: (sent) => ({ ...sent, status: 204, text: "" }),
  truncated: (sent) => ({ ...sent, text: sent.text.slice(0, sent.text.length / 2) }),
  failed: () => ({ status: 500, type: "text/plain", text: "java.lang.NullPointerException" }),
} as const satisfies Record<string, SentChange>;

/** One way in which the responses of a service are wrong. */
export type SpoiltForm = keyof typeof dataForms | keyof typeof sentForms;

/** The forms in which no row can be read. */
export const unreadable: readonly SpoiltForm[] = [
  ...(["nullRows", "rowsOfNull", "renamedRows", "rowsAsObject", "rowsAsText"] as const),
  ...(["html", "empty", "noContent", "truncated", "failed"] as const),
];

/** The forms in which the rows are right, or all but one value of them. */
export const readable: readonly SpoiltForm[] = [
  "noTotal",
  "negativeTotal",
  "totalInWords",
  "wrongCell",
];

/** Which responses of a service are wrong, and how. */
export interface Spoilt {
  form: SpoiltForm;
  /** The paths of the calls. */
  paths: RegExp;
  /** Chooses the row, the field and the value where a single one is wrong. */
  seed: number;
}

const isOfData = (form: SpoiltForm): form is keyof typeof dataForms => form in dataForms;

/** The data of a response, wrong where the form says so. */
export function spoiltData({ form, seed }: Spoilt, data: unknown): unknown {
  return isOfData(form) ? dataForms[form](data, createRandom(seed)) : data;
}

/** A response, wrong as a whole where the form says so. */
export function spoiltAnswer({ form }: Spoilt, sent: Sent): Sent {
  return isOfData(form) ? sent : sentForms[form](sent);
}
