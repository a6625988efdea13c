import { takesEmptyTextOnly } from "../../../../src/catalogue/schema/json-schema.ts";
import { fieldsOf, isRecord } from "../../../../src/catalogue/schema/record.ts";
import type { PageHost } from "../../../runtime/page/host.ts";

/** The types that can serve as the name of a kind of value. */
const named = ["string", "number", "integer", "boolean", "array", "null"] as const;

/**
 * The kinds of values that a schema offers, each with a title by which a person chooses it: its own,
 * or else the names of a record's first fields, or its type.
 */
export function namedKinds(text: PageHost["text"], kinds: unknown[]): unknown[] {
  return kinds.map((kind, index) => {
    if (!isRecord(kind) || typeof kind.title === "string") return kind;
    const number = index + 1;
    const type = named.find((one) => [kind.type].flat()[0] === one);
    const title = firstFields(kind) || text(`form.kind.${type ?? "other"}`, { number });
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

function firstFields({ properties }: Readonly<Record<string, unknown>>): string {
  const fields = Object.entries(isRecord(properties) ? properties : {}).slice(0, 2);
  return fields
    .map(([name, field]) =>
      isRecord(field) && typeof field.title === "string" ? field.title : name,
    )
    .join(", ");
}
