import type { JsonObject } from "../../../src/catalogue/schema/record.ts";
import { newKey } from "../../../src/wire/new-key.ts";

/**
 * The files that forms hold until submit, by their placeholder text. None is let go, since a form
 * that still names it would send the text instead; most refer to the disk and take no memory.
 */
const held = new Map<string, File>();

/** Stores a file and returns its placeholder text, since a form's values are plain data. */
export function holdFile(file: File): string {
  const token = `file:${newKey()}`;
  held.set(token, file);
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
