import type { JsonObject } from "../../../src/catalogue/schema/record.ts";
import { newKey } from "../../../src/wire/new-key.ts";

/** The files that forms hold until they are sent, by the text that stands for each. */
const held = new Map<string, File>();

/** Maximum files held before they are sent. */
const mostHeld = 100;

/** Keeps a file, and answers the text that stands for it in a form: forms hold data, a file is none. */
export function holdFile(file: File): string {
  const token = `file:${newKey()}`;
  held.set(token, file);
  const [oldest] = held.keys();
  if (held.size > mostHeld && oldest !== undefined) held.delete(oldest);
  return token;
}

/** The file that a text stands for; `null` where it stands for none. */
export function heldFile(value: unknown): File | null {
  return typeof value === "string" ? (held.get(value) ?? null) : null;
}

/** A request with its files in place of the texts that stand for them. */
export function withHeldFiles(request: JsonObject): JsonObject {
  const sent = (value: unknown) => heldFile(value) ?? value;
  return Object.fromEntries(
    Object.entries(request).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.map(sent) : sent(value),
    ]),
  );
}
