import type { Operation } from "../catalogue/operation.ts";

/** More characters of a call's arguments nobody reads. */
const longest = 4_000;

/** A call's arguments as people read them: passwords hidden, files by name and size. */
export function toldArguments(
  { parameters }: Operation,
  args: Readonly<Record<string, unknown>>,
): string {
  const secret = new Set(
    parameters.filter(({ schema }) => schema.format === "password").map(({ name }) => name),
  );
  const told = JSON.stringify(
    args,
    (name, value: unknown) => {
      if (secret.has(name) && typeof value === "string") return "••••••";
      if (value instanceof File) return `${value.name} (${value.size} B)`;
      return value instanceof Blob ? `${value.type} (${value.size} B)` : value;
    },
    2,
  );
  return told.length > longest ? `${told.slice(0, longest)}…` : told;
}
