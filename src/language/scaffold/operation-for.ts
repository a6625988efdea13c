import type { Catalogue } from "../../catalogue/catalogue.ts";
import type { HttpMethod } from "../../catalogue/openapi.ts";
import type { Operation } from "../../catalogue/operation.ts";
import type { ListedRecord } from "./listed-record.ts";

/** What is usually done to the records of a list. */
export type Purpose = "add" | "update" | "delete";

/** The words with which the names of such operations begin, and the methods that say the same. */
const signs: Readonly<Record<Purpose, { words: RegExp; methods: readonly HttpMethod[] }>> = {
  add: { words: /^(add|create|insert|new|post)/i, methods: [] },
  update: { words: /^(update|edit|change|modify|replace|put|patch)/i, methods: ["put", "patch"] },
  delete: { words: /^(del|delete|remove|destroy)/i, methods: ["delete"] },
};

/** The operation of the list's own tag that serves a purpose, or `null`. */
export function operationFor(
  purpose: Purpose,
  { operations }: Catalogue,
  { operation: list }: ListedRecord,
): Operation | null {
  const { words, methods } = signs[purpose];
  const writes = [...operations.values()].filter(
    ({ service, tag, effect }) =>
      service === list.service && tag === list.tag && effect === "write",
  );
  const named = writes.filter(({ id }) => words.test(id.slice(id.lastIndexOf(".") + 1)));
  const [first] =
    named.length > 0 ? named : writes.filter(({ method }) => methods.includes(method));
  // The shortest name is the plain one: `updatePet`, not `updatePetWithForm`.
  return named.toSorted((a, b) => a.id.length - b.id.length)[0] ?? first ?? null;
}
