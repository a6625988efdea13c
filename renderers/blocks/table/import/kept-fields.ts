import { jsonIn } from "../../../../src/catalogue/schema/json-text.ts";
import { fieldsOf } from "../../../../src/catalogue/schema/record.ts";
import { keepIn } from "../../../../src/ui/keep-in.ts";
import type { PageHost } from "../../../runtime/page/host.ts";
import type { ChosenFields } from "./read-headings.ts";

/** The storage's key for the fields that a member has chosen for the columns of files. */
const keyOf = ({ user }: Pick<PageHost, "user">, operation: string): string =>
  `import.${user?.id ?? ""}.${operation}`;

/** Maximum headings remembered for an operation. */
const mostKept = 200;

/** The fields that the member chose for headings before. */
export function keptFields(host: Pick<PageHost, "user">, operation: string): ChosenFields {
  const kept = fieldsOf(jsonIn(localStorage.getItem(keyOf(host, operation)) ?? "null"));
  const entries = Object.entries(kept).flatMap(([heading, name]): [string, string | null][] =>
    typeof name === "string" || name === null ? [[heading, name]] : [],
  );
  return new Map(entries);
}

/** Remembers the fields that the member has chosen, for the next file with such headings. */
export function keepFields(
  host: Pick<PageHost, "user">,
  operation: string,
  chosen: ChosenFields,
): void {
  const entries = [...chosen].slice(-mostKept);
  keepIn(localStorage, keyOf(host, operation), JSON.stringify(Object.fromEntries(entries)));
}
