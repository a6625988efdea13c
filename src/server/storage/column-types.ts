/**
 * How the text PostgreSQL sends becomes a value. Both drivers are told the same, so that a column
 * reads alike on the embedded database and on a server:
 * bigint and numeric are numbers where a number holds them exactly, otherwise text;
 * date, timestamp without time zone and interval stay text, because a Date would move them by the
 * machine's time zone; bytea is a Buffer. The drivers agree on everything else.
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
 * How a value becomes what PostgreSQL is sent. PGlite's own way with bytes goes one by one, and
 * nobody is answered meanwhile: seconds for a file of some megabytes.
 */
export const parameterSerializers: Readonly<Record<number, (value: unknown) => string>> = {
  17: serializeBytes,
};

/** Array types of the types above, and the element type of each. */
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
