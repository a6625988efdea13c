/** How a back end says its ids: numbers, numbers beyond 2^53, the same as texts, UUIDs, short texts. */
const idForms = ["number", "largeNumber", "largeText", "uuid", "text"] as const;
const dateForms = ["plain", "slashes", "zoned", "seconds", "milliseconds"] as const;
const absentForms = ["null", "missing", "empty"] as const;

/** What the contract leaves open, as one back end has it. */
export interface Shape {
  ids: (typeof idForms)[number];
  dates: (typeof dateForms)[number];
  /** What stands where a field has no value. */
  absent: (typeof absentForms)[number];
  /** Whether numbers that are no ids, totals too, come as texts. */
  numbersAsTexts: boolean;
  /** Whether it knows dictionaries of the product's own. */
  hasDictionaries: boolean;
  /** Whether users are told of one department alone, which the request must name. */
  needsDepartment: boolean;
  /** Whether an upload's address begins with a slash. */
  uploadSlash: boolean;
}

/** As most back ends are. */
export const plainShape: Shape = {
  ids: "number",
  dates: "plain",
  absent: "null",
  numbersAsTexts: false,
  hasDictionaries: true,
  needsDepartment: false,
  uploadSlash: true,
};

/** The same for the same seed: five seeds in a row have every form of ids, dates and absence. */
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

/** The last of those that numbers hold exactly is followed by the first that they do not. */
const firstLarge = 9_007_199_254_740_992n;

/** An id as this back end says it; 0 is none. A number beyond 2^53 is marked, to lose its quotes. */
function idOut(shape: Shape, id: unknown): unknown {
  if (typeof id !== "number" || id === 0) return id;
  if (shape.ids === "largeNumber") return `§${firstLarge + BigInt(id)}§`;
  if (shape.ids === "largeText") return String(firstLarge + BigInt(id));
  if (shape.ids === "text") return String(id);
  if (shape.ids === "number") return id;
  return `3f2504e0-4f89-41d3-9a0c-${String(id).padStart(12, "0")}`;
}

/** The record that an id names; none where it is not exactly as this back end says it. */
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

/** An answer as this back end writes it. */
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

/** What came in, with the ids as the records have them, and those that name no record's. */
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

/** The values of a query or a form, which are texts. */
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
