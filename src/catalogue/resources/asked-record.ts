import type { Catalogue } from "../catalogue.ts";
import type { Operation } from "../operation.ts";
import { isRecord, isTextOrNumber, type JsonObject, own } from "../schema/record.ts";
import { lastStep, placesIn, plain, shapeOf, singularOf } from "./paths.ts";

/** The key that a read was asked for, and the one of the record that it has answered instead. */
export interface OtherRecord {
  asked: string;
  answered: string;
}

/**
 * Whether a read by the key in its path has answered another record, as a cache does that leaves out
 * a part of the address. `null` for the record that was asked for, and where nobody can tell: the
 * record may not tell its key, and a service may know a record by several keys.
 */
export function otherRecord(
  catalogue: Pick<Catalogue, "operations">,
  operation: Pick<Operation, "method" | "path" | "list" | "service">,
  args: Readonly<Record<string, unknown>>,
  data: unknown,
): OtherRecord | null {
  const { method, path, list } = operation;
  const shape = shapeOf(path);
  if (method !== "get" || list !== null || !shape.endsWith("/{}")) return null;
  const place = placesIn(path).at(-1) ?? "";
  const given = args[place];
  const noun = singularOf(plain(lastStep(shape.slice(0, -3))));
  const [told, ...others] = [data, ...innerRecords(data)].filter(
    (one): one is JsonObject => keyIn(one, place, noun) !== null,
  );
  if (!told || !isTextOrNumber(given)) return null;
  const asked = `${given}`;
  const answered = keyIn(told, place, noun) ?? "";
  // What is around the record may tell a key of its own, such as that of the request.
  const isAsked = (one: JsonObject) =>
    isSame(asked, keyIn(one, place, noun) ?? "") || isKnownBy(one, asked, noun);
  if (!areComparable(asked, answered) || [told, ...others].some(isAsked)) return null;
  return isOfRecords(catalogue, operation, shape) ? { asked, answered } : null;
}

/** The only record in an answer, as in `{"data": {…}}`. */
function innerRecords(data: unknown): unknown[] {
  const inner = isRecord(data) ? Object.values(data).filter(isRecord) : [];
  return inner.length === 1 ? inner : [];
}

/** The key that a record tells in a field called as the placeholder, or else as an id. */
function keyIn(record: unknown, place: string, noun: string): string | null {
  if (!isRecord(record)) return null;
  const said = plain(place);
  const short = said.startsWith(noun) ? said.slice(noun.length) : said;
  const isForId = /^(id|identifier|key|pk|ref)?$/.test(short);
  const fields = Object.keys(record);
  for (const name of [said, short, ...(isForId ? ["id"] : [])]) {
    const field = fields.find((one) => name !== "" && plain(one) === name);
    const value = own(record, field ?? "");
    if (isTextOrNumber(value)) return `${value}`;
  }
  return null;
}

const otherKeys =
  /^(id|uuid|guid|iid|path)$|(key|slug|code|name|number|num|no|nr|ref|reference|sku|handle|login|email|phone)$/;

/** The length from which a key is no other value of a record by chance. */
const telling = 5;

/** Whether a record has a key as another of its keys, or as that of a record which it belongs to. */
function isKnownBy(record: JsonObject, asked: string, noun: string): boolean {
  return Object.entries(record).some(([name, value]) => {
    const said = plain(name);
    const isKey = asked.length >= telling || otherKeys.test(said) || said === `${noun}id`;
    const key = isRecord(value) && said === noun ? value.id : (isKey || said === noun) && value;
    return isTextOrNumber(key) && isSame(asked, `${key}`);
  });
}

const digits = /^\d+$/;
const day = /^\d{4}-\d\d-\d\d/;

/**
 * Whether two keys are of one sort, so that they are of two records if they differ. Others may be two
 * names of one: `me`, a slug, or the name that a record had before.
 */
function areComparable(one: string, other: string): boolean {
  const isCoded = (key: string) => /\d/.test(key) && !day.test(key) && !digits.test(key);
  const areCoded = isCoded(one) && isCoded(other) && one.length === other.length;
  return areCoded || (digits.test(one) && digits.test(other));
}

const isSame = (one: string, other: string): boolean =>
  digits.test(one) && digits.test(other)
    ? BigInt(one) === BigInt(other)
    : plain(one) === plain(other);

/**
 * Whether a path is that of the records that it reads: they are listed above it, or written at it.
 * `/carts/user/{id}` is none, which reads the cart of a user.
 */
function isOfRecords(
  { operations }: Pick<Catalogue, "operations">,
  { service }: Pick<Operation, "service">,
  shape: string,
): boolean {
  return [...operations.values()].some(
    (other) =>
      other.service === service &&
      (shapeOf(other.path) === shape
        ? other.effect === "write"
        : other.list !== null && `${shapeOf(other.path)}/{}` === shape),
  );
}
