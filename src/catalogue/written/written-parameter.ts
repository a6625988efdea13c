import type { Parameter, WrittenStyle } from "../operation.ts";
import { isRecord } from "../schema/record.ts";
import { textOf } from "./text-of.ts";

/** An escaped name and value of a query, cookie or form. */
export type Pair = readonly [name: string, value: string];

type Place = Pick<Parameter, "name" | "style">;

const usualQuery: WrittenStyle = { style: "form", explode: true, allowReserved: false };
const usualPath: WrittenStyle = { style: "simple", explode: false, allowReserved: false };

/** A value in the path, as RFC 6570 expands it by the parameter's style. */
export function inPath({ name, style = usualPath }: Place, value: unknown): string {
  if (style.style === "json") return encodeURIComponent(JSON.stringify(value));
  const parts = partsOf(value, style.explode, encodeURIComponent);
  const named = encodeURIComponent(name);
  if (style.style === "label") return `.${parts.join(style.explode ? "." : ",")}`;
  if (style.style !== "matrix") return parts.join(",");
  if (style.explode && isRecord(value)) return parts.map((part) => `;${part}`).join("");
  const items = style.explode ? parts : [parts.join(",")];
  return items.map((item) => (item === "" ? `;${named}` : `;${named}=${item}`)).join("");
}

/** A value in a header; characters that headers may not contain are escaped as in an address. */
export function inHeader({ style = usualPath }: Place, value: unknown): string {
  const text =
    style.style === "json"
      ? JSON.stringify(value)
      : partsOf(value, style.explode, (part) => part).join(",");
  return text.replace(/[^\x20-\x7e]+/gu, encodeURIComponent);
}

/** A value in the query, a cookie or a form, as any number of pairs. */
export function pairsOf({ name, style = usualQuery }: Place, value: unknown): Pair[] {
  if (value === null || value === undefined) return [];
  const { explode, allowReserved } = style;
  const escaped = (text: string) => (allowReserved ? reserved(text) : encodeURIComponent(text));
  const named = encodeURIComponent(name);
  if (style.style === "json") return [[named, escaped(JSON.stringify(value))]];
  if (style.style === "deepObject") return nestedPairs(name, value, escaped);
  // What is given is a value even if it looks like another operator, which might reach all others.
  if (style.style === "equals") return [[named, escaped(`eq.${textOf(value)}`)]];
  // Other styles have no form of their own for each item (OpenAPI, style examples).
  if (explode && isRecord(value)) {
    return entriesOf(value).map(([key, item]) => [encodeURIComponent(key), escaped(textOf(item))]);
  }
  if (explode && Array.isArray(value)) return value.map((item) => [named, escaped(textOf(item))]);
  const parts = partsOf(value, false, escaped);
  const isEmptyList = Array.isArray(value) && value.length === 0;
  return isEmptyList ? [] : [[named, parts.join(separators[style.style] ?? ",")]];
}

const separators: Readonly<Partial<Record<WrittenStyle["style"], string>>> = {
  spaced: "%20",
  piped: "%7C",
};

/** The pairs of a nested value with brackets: `filter[a][b]`, `tags[]`, `rows[0][name]`. */
function nestedPairs(name: string, value: unknown, escaped: (text: string) => string): Pair[] {
  if (value === null || value === undefined) return [];
  if (Array.isArray(value)) {
    return value.flatMap((item: unknown, at) =>
      nestedPairs(typeof item === "object" ? `${name}[${at}]` : `${name}[]`, item, escaped),
    );
  }
  if (!isRecord(value)) return [[encodeURIComponent(name), escaped(textOf(value))]];
  return entriesOf(value).flatMap(([key, item]) => nestedPairs(`${name}[${key}]`, item, escaped));
}

/**
 * The texts that are joined into a value: items, or fields with their names in turn or with `=`.
 */
function partsOf(value: unknown, explode: boolean, escaped: (text: string) => string): string[] {
  if (Array.isArray(value)) return value.map((item) => escaped(textOf(item)));
  if (!isRecord(value)) return [escaped(textOf(value))];
  return entriesOf(value).flatMap(([key, item]) => {
    const parts = [escaped(key), escaped(textOf(item))];
    return explode ? [parts.join("=")] : parts;
  });
}

function entriesOf(value: object): [string, unknown][] {
  return Object.entries(value).filter(([, item]) => item !== undefined && item !== null);
}

/**
 * Restores characters that have no meaning within a query value; characters that separate or end
 * values stay escaped.
 */
function reserved(text: string): string {
  return encodeURIComponent(text).replace(/%(3A|2F|3F|40|24|2C|3B|3D)/g, decodeURIComponent);
}
