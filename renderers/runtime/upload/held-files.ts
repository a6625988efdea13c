import type { JsonObject } from "../../../src/catalogue/schema/record.ts";
import { newKey } from "../../../src/wire/new-key.ts";

/** The files that forms hold until submit, by their placeholder text. */
const held = new Map<string, File>();

/** Maximum files held before they are sent. */
const mostHeld = 100;

/** Stores a file and returns its placeholder text, since a form's values are plain data. */
export function holdFile(file: File): string {
  const token = `file:${newKey()}`;
  held.set(token, file);
  const [oldest] = held.keys();
  if (held.size > mostHeld && oldest !== undefined) held.delete(oldest);
  return token;
}

/** The file of a placeholder text; `null` for other values. */
export function heldFile(value: unknown): File | null {
  return typeof value === "string" ? (held.get(value) ?? null) : null;
}

/** A request with placeholder texts replaced by their files. */
export function withHeldFiles(request: JsonObject): JsonObject {
  const sent = (value: unknown) => heldFile(value) ?? value;
  return Object.fromEntries(
    Object.entries(request).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.map(sent) : sent(value),
    ]),
  );
}
