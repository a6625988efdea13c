import { type ParseError, printParseErrorCode } from "jsonc-parser";

/** The reason why a text is not JSON. */
export interface SyntaxFault {
  /** The reason; its message has the key `syntaxFault.<reason>`. */
  reason: string;
  offset: number;
  length: number;
}

/**
 * Errors that are reported even directly after another one; other errors may be mere consequences.
 */
const independent = ["InvalidSymbol", "InvalidCommentToken"];

const named = ["UnquotedName", "SingleQuotes"];

/** Maximum number of syntax errors reported. */
const most = 1_000;

/** Converts the parser's errors to faults, without the errors that are consequences of others. */
export function syntaxFaults(text: string, errors: readonly ParseError[]): SyntaxFault[] {
  const conflicts = errors.length > 0 ? mergeConflicts(text) : [];
  if (conflicts.length > 0) return conflicts;
  const faults: SyntaxFault[] = [];
  let end = 0;
  let isMismatched = false;
  for (const error of errors) {
    const { offset, length } = error;
    const code = printParseErrorCode(error.error);
    const isBehind = text.slice(end, offset).trim() === "" && !independent.includes(code);
    // An unquoted name is reported as one fault, not also as a missing value and an extra comma.
    const isOfName = code === "ValueExpected" && named.includes(faults.at(-1)?.reason ?? "");
    const follows = faults.length > 0 && (offset < end || isBehind || isOfName);
    end = Math.max(end, offset + length);
    if (follows || (isMismatched && code.startsWith("Close"))) continue;
    const fault = asMeant(text, error);
    isMismatched ||= fault.reason.startsWith("Close");
    end = Math.max(end, fault.offset + fault.length);
    faults.push(fault);
    if (faults.length > most) break;
  }
  return faults;
}

/** The conflicts that a merge left in the text; everything else is told once they are resolved. */
function mergeConflicts(text: string): SyntaxFault[] {
  const found = [...text.matchAll(/^<{7} .*$/gm)].slice(0, most);
  return found.map(({ index, 0: { length } }) => ({
    reason: "MergeConflict",
    offset: index,
    length,
  }));
}

function asMeant(text: string, { error, offset, length }: ParseError): SyntaxFault {
  const found = { reason: printParseErrorCode(error), offset, length: Math.max(1, length) };
  const rest = text.slice(offset, offset + 1_000);
  switch (found.reason) {
    case "InvalidSymbol": {
      if (rest.startsWith("\uFEFF")) return { reason: "ByteOrderMark", offset, length: 1 };
      const quoted = /^(?:'[^'"\n]*'|[“”][^“”"\n]*[“”])/.exec(rest)?.[0];
      if (quoted) return { reason: "SingleQuotes", offset, length: quoted.length };
      return /^[\w$]+\s*:/.test(rest) ? { ...found, reason: "UnquotedName" } : found;
    }
    case "CommaExpected":
      if (rest.startsWith("}")) return { ...found, reason: "CloseBracketExpected" };
      return rest.startsWith("]") ? { ...found, reason: "CloseBraceExpected" } : found;
    case "PropertyNameExpected":
    case "ValueExpected": {
      const before = /,\s*$/.exec(text.slice(Math.max(0, offset - 1_000), offset))?.[0];
      const isLast = before !== undefined && /^[}\]]/.test(rest);
      return isLast
        ? { reason: "TrailingComma", offset: offset - before.length, length: 1 }
        : found;
    }
    default:
      return found;
  }
}
