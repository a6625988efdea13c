import { isRecord } from "../../catalogue/schema/record.ts";

/** A name with its members as an author writes them; `null` for any other expression. */
export function dotted(part: unknown): string | null {
  if (!isRecord(part)) return null;
  const { op, args } = part;
  if (op === "id") return String(args);
  if ((op !== "." && op !== ".?") || !Array.isArray(args)) return null;
  const owner = dotted(args[0]);
  return owner === null ? null : `${owner}.${args[1]}`;
}
