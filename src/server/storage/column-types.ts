/**
 * Parsers for the texts that PostgreSQL sends. Both drivers use them, so that a column has the same
 * values on the embedded database and on a server: bigint and numeric are numbers if a number is
 * exact, otherwise text; date, timestamp without time zone and interval stay text, because a Date
 * would shift them by the machine's time zone; bytea is a Buffer. The drivers agree on all other
 * types.
 */
export const columnParsers: Readonly<Record<number, (text: string) => unknown>> = {
  17: parseBytes,
  20: parseBigInteger,
  1082: keepText,
  1114: keepText,
  1186: keepText,
  1700: parseNumeric,
};

/**
 * Serializers for the parameters sent to PostgreSQL. PGlite's own serializer converts bytes one by
 * one and blocks all calls for seconds for a file of some megabytes.
 */
export const parameterSerializers: Readonly<Record<number, (value: unknown) => string>> = {
  17: serializeBytes,
};

/** The array types of the types above, each with its element type. */
export const arrayElements: Readonly<Record<number, number>> = {
  1016: 20,
  1115: 1114,
  1182: 1082,
  1187: 1186,
  1231: 1700,
};

function keepText(text: string): string {
  return text;
}

function parseBytes(text: string): Buffer {
  return Buffer.from(text.slice(2), "hex");
}

function serializeBytes(value: unknown): string {
  if (!(value instanceof Uint8Array)) throw new TypeError("Bytes are expected.");
  const { buffer, byteOffset, byteLength } = value;
  return `\\x${Buffer.from(buffer, byteOffset, byteLength).toString("hex")}`;
}

function parseBigInteger(text: string): number | string {
  const value = Number(text);
  return Number.isSafeInteger(value) ? value : text;
}

function parseNumeric(text: string): number | string {
  const value = Number(text);
  const plain = text.includes(".") ? text.replace(/\.?0+$/, "") : text;
  return Number.isFinite(value) && String(value) === plain ? value : text;
}
