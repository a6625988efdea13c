import { takesEmptyTextOnly } from "../../../../src/catalogue/schema/json-schema.ts";
import { fieldsOf, isRecord, own } from "../../../../src/catalogue/schema/record.ts";
import type { PageHost } from "../../../runtime/page/host.ts";

/** The types that can serve as the name of a kind of value. */
const named = ["string", "number", "integer", "boolean", "array", "null"] as const;

/**
 * The kinds of values that a schema offers, each with a title by which a person chooses it: its own,
 * or else the names of the first fields that not every other kind has, or its type.
 */
export function namedKinds(text: PageHost["text"], kinds: unknown[]): unknown[] {
  return kinds.map((kind, index) => {
    if (!isRecord(kind) || typeof kind.title === "string") return kind;
    const number = index + 1;
    const type = named.find((one) => [kind.type].flat()[0] === one);
    const title = firstFields(kind, kinds) || text(`form.kind.${type ?? "other"}`, { number });
    return { title, ...kind };
  });
}

/**
 * The kinds of values that a person chooses among. Nobody chooses the empty text: an emptied field
 * is sent as one. Nor does anybody choose between a number and the same number as a text, as
 * services take for decimals: the text keeps all digits.
 */
export function offeredKinds(kinds: readonly unknown[]): Readonly<Record<string, unknown>>[] {
  const offered = kinds.map(fieldsOf).filter((kind) => !takesEmptyTextOnly(kind));
  const isAsText = offered.some(isNumberText);
  return offered.filter(({ type }) => !isAsText || (type !== "number" && type !== "integer"));
}

/** Whether a kind is a text that permits numbers and hardly anything else. */
function isNumberText({ type, format, pattern }: Readonly<Record<string, unknown>>): boolean {
  if (type !== "string") return false;
  if (format === "decimal") return true;
  const takes = new RegExp(typeof pattern === "string" ? pattern : "", "u");
  return ["0", "12.5"].every((text) => takes.test(text)) && !takes.test("a1");
}

function firstFields(kind: unknown, kinds: readonly unknown[]): string {
  const fields = Object.entries(fieldsOf(own(kind, "properties")));
  const isShared = ([name]: readonly [string, unknown]) =>
    kinds.every((one) => own(own(one, "properties"), name) !== undefined);
  const ofKind = fields.filter((field) => !isShared(field));
  const first = (ofKind.length > 0 ? ofKind : fields).slice(0, 2);
  return first
    .map(([name, field]) => {
      const title = own(field, "title");
      return typeof title === "string" ? title : name;
    })
    .join(", ");
}
