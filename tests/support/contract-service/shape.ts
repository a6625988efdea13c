/**
 * The format of a back end's ids: numbers, numbers beyond 2^53, the same as texts, UUIDs, or short
 * texts.
 */
const idForms = ["number", "largeNumber", "largeText", "uuid", "text"] as const;
const dateForms = ["plain", "slashes", "zoned", "seconds", "milliseconds"] as const;
const absentForms = ["null", "missing", "empty"] as const;

/** The choices of one back end where the contract leaves something open. */
export interface Shape {
  ids: (typeof idForms)[number];
  dates: (typeof dateForms)[number];
  /** The value of a field that has no value. */
  absent: (typeof absentForms)[number];
  /** Whether numbers that are no ids, including totals, are written as texts. */
  numbersAsTexts: boolean;
  /** Whether the back end provides the product's dictionaries. */
  hasDictionaries: boolean;
  /** Whether users are only listed for one department, which the request must name. */
  needsDepartment: boolean;
  /** Whether an upload's address begins with a slash. */
  uploadSlash: boolean;
}

/** The shape that most back ends have. */
export const plainShape: Shape = {
  ids: "number",
  dates: "plain",
  absent: "null",
  numbersAsTexts: false,
  hasDictionaries: true,
  needsDepartment: false,
  uploadSlash: true,
};

/**
 * A random shape, the same for the same seed: five consecutive seeds cover every format of ids,
 * dates and missing values.
 */
export function shapeOf(seed: number): Shape {
  const at = <T>(forms: readonly T[], turn: number): T =>
    forms[turn % forms.length] ?? at(forms, 0);
  return {
    ids: at(idForms, seed),
    dates: at(dateForms, seed * 2 + 1),
    absent: at(absentForms, seed),
    numbersAsTexts: seed % 2 === 1,
    hasDictionaries: seed % 3 === 0,
    needsDepartment: seed % 2 === 1,
    uploadSlash: seed % 2 === 0,
  };
}

const isId = (name: string): boolean => /^(id|ids)$|[a-z]Ids?$/.test(name) && name !== "typeId";
const isDate = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/;

/**
 * The range contains the last integers that numbers hold exactly and the first that they do not.
 */
const firstLarge = 9_007_199_254_740_992n;

/**
 * An id in this back end's format; 0 means no id. A number beyond 2^53 is marked, and its quotes
 * are removed later.
 */
function idOut(shape: Shape, id: unknown): unknown {
  if (typeof id !== "number" || id === 0) return id;
  if (shape.ids === "largeNumber") return `§${firstLarge + BigInt(id)}§`;
  if (shape.ids === "largeText") return String(firstLarge + BigInt(id));
  if (shape.ids === "text") return String(id);
  if (shape.ids === "number") return id;
  return `3f2504e0-4f89-41d3-9a0c-${String(id).padStart(12, "0")}`;
}

/** The record number of an id; none where the id is not exactly in this back end's format. */
function idIn(shape: Shape, given: unknown, isText: boolean): number {
  const text = String(given).replaceAll("§", "");
  const digits = shape.ids === "uuid" ? text.slice(24) : text;
  const isLarge = shape.ids === "largeNumber" || shape.ids === "largeText";
  const id = /^\d+$/.test(digits)
    ? Number(isLarge ? BigInt(digits) - firstLarge : digits)
    : Number.NaN;
  const said = idOut(shape, id);
  const isSame = isText ? String(said).replaceAll("§", "") === text : said === given;
  return isSame ? id : Number.NaN;
}

/** A response as this back end writes it. */
export function writeAnswer(shape: Shape, answer: unknown): string {
  return JSON.stringify(shaped(shape, "", answer)).replace(/"§(\d+)§"/g, "$1");
}

function shaped(shape: Shape, name: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => shaped(shape, name, item));
  if (typeof value === "object" && value !== null) {
    const entries = Object.entries(value).map(
      ([key, one]) => [key, shaped(shape, key, one)] as const,
    );
    const isLeft = ([key, one]: readonly [string, unknown]) => key === "data" || one !== undefined;
    return Object.fromEntries(entries.filter(isLeft));
  }
  if (isId(name)) return idOut(shape, value);
  if (value === null) return absent[shape.absent];
  if (typeof value === "string" && isDate.test(value)) return dateOut(shape, value);
  const isCount = typeof value === "number" && name !== "code" && name !== "timestamp";
  return isCount && shape.numbersAsTexts ? String(value) : value;
}

const absent = { null: null, missing: undefined, empty: "" } as const;

function dateOut({ dates }: Shape, text: string): unknown {
  const moment = Date.parse(`${text.replace(" ", "T")}Z`);
  if (dates === "seconds") return moment / 1000;
  if (dates === "milliseconds") return moment;
  if (dates === "slashes") return text.replaceAll("-", "/");
  return dates === "zoned" ? `${text.replace(" ", "T")}.000+00:00` : text;
}

/** A request's values with the ids replaced by record numbers, and the ids that name no record. */
export interface Read<Values> {
  values: Values;
  wrongIds: string[];
}

/** The values of a JSON text. */
export function readBody(shape: Shape, text: string): Read<unknown> {
  const marked = text.replace(/"(?:[^"\\]+|\\.)*"|-?\d{16,}/g, (token) =>
    token.startsWith('"') ? token : `"§${token}§"`,
  );
  return readValues(shape, JSON.parse(marked), false);
}

/** The values of a query or a form, which are always texts. */
export function readTexts(shape: Shape, values: Record<string, string>): Read<unknown> {
  return readValues(shape, values, true);
}

function readValues(shape: Shape, given: unknown, isText: boolean): Read<unknown> {
  const wrongIds: string[] = [];
  const read = (name: string, value: unknown): unknown => {
    if (Array.isArray(value)) return value.map((item) => read(name, item));
    if (typeof value === "object" && value !== null) {
      return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, read(key, one)]));
    }
    const isNone = value === null || value === 0 || value === "";
    if (!isId(name) || isNone) return value;
    const id = idIn(shape, value, isText);
    if (Number.isNaN(id)) wrongIds.push(`${name} ${JSON.stringify(value)}`);
    return id;
  };
  return { values: read("", given), wrongIds };
}
