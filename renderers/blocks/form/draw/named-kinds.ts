import { isRecord } from "../../../../src/catalogue/schema/record.ts";
import type { PageHost } from "../../../runtime/page/host.ts";

/** Types of values that a kind may be named by. */
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

function firstFields({ properties }: Readonly<Record<string, unknown>>): string {
  const fields = Object.entries(isRecord(properties) ? properties : {}).slice(0, 2);
  return fields
    .map(([name, field]) =>
      isRecord(field) && typeof field.title === "string" ? field.title : name,
    )
    .join(", ");
}
