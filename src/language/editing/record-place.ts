import { anyType, type Type } from "../type.ts";
import { openBrackets } from "./expression-scope.ts";
import type { ExpressionToken } from "./expression-tokens.ts";

/** A place in a record that an expression writes out, such as `{'name': row.name}`. */
interface RecordPlace {
  /** The type that the value at the place must have; for a key, the type of the record. */
  wanted: Type;
  /** The names of the record's other keys; `null` where the place is not a key. */
  keys: readonly string[] | null;
}

/**
 * The place after the given tokens, where it is in a record or a list that is the whole expression
 * or a part of it by keys alone; `null` for any other place.
 */
export function recordPlaceAt(tokens: readonly ExpressionToken[], whole: Type): RecordPlace | null {
  const open = openBrackets(tokens);
  let wanted = whole;
  let start = 0;
  for (const [depth, index] of open.entries()) {
    if (index !== start || !tokens[index]) return null;
    const isRecord = tokens[index].text === "{";
    const isLast = depth === open.length - 1;
    const inner = entriesIn(tokens, index);
    const last = inner.at(-1) ?? [];
    if (isRecord && isLast && last.length === 0) {
      const keys = inner.slice(0, -1).flatMap(([key]) => (key ? [textOf(key)] : []));
      return { wanted, keys };
    }
    const value = isRecord ? last.slice(2) : last;
    if (isRecord && last[1]?.text !== ":") return null;
    if (isLast) return value.length === 0 ? { wanted: typeIn(wanted, last), keys: null } : null;
    const [first] = value;
    start = first ? tokens.indexOf(first) : -1;
    wanted = typeIn(wanted, last);
  }
  return null;
}

/** The tokens after a bracket that is still open, split at the commas between its entries. */
function entriesIn(tokens: readonly ExpressionToken[], bracket: number): ExpressionToken[][] {
  const entries: ExpressionToken[][] = [[]];
  let depth = 0;
  for (const token of tokens.slice(bracket + 1)) {
    const { kind, text } = token;
    if (kind === "mark" && "([{".includes(text)) depth++;
    if (kind === "mark" && ")]}".includes(text)) depth--;
    if (depth === 0 && text === ",") entries.push([]);
    else entries.at(-1)?.push(token);
  }
  return entries;
}

function typeIn(type: Type, [key]: readonly ExpressionToken[]): Type {
  if (type.kind === "list") return type.of;
  const field = type.kind === "record" && key ? type.fields().get(textOf(key)) : undefined;
  return field ?? anyType;
}

const textOf = ({ text }: ExpressionToken): string => text.slice(1, -1);
