/** The syntax error of an expression: its reason, its range, and what was probably meant. */
export interface ExpressionFault {
  /** The reason; its message has the key `expressionFault.<reason>`. */
  reason: ExpressionFaultReason;
  /** The faulty text, for the message. */
  name: string;
  start: number;
  end: number;
  suggestion: string | null;
}

/** The reasons why a text is not an expression; each is the key of a message. */
export const expressionFaultReasons = [
  "address",
  "ends",
  "escape",
  "operator",
  "quote",
  "reserved",
  "tooDeep",
  "tooLong",
  "bytes",
  "unexpected",
  "unreadable",
  "unsigned",
] as const;

type ExpressionFaultReason = (typeof expressionFaultReasons)[number];

/** The operators of other languages, with the operator of this language for each. */
const operators: Readonly<Record<string, string>> = {
  "=": "==",
  "===": "==",
  "!==": "!=",
  "<>": "!=",
  "=>": ">=",
  "&": "&&",
  "|": "||",
  and: "&&",
  AND: "&&",
  or: "||",
  OR: "||",
  not: "!",
  NOT: "!",
};

/** Converts the parser's error into a fault that people understand. */
export function expressionFault(
  source: string,
  message: string,
  start: number,
  end: number,
): ExpressionFault {
  const at = { name: source.slice(start, end), start, end: Math.max(end, start + 1) };
  if (/^Exceeded /.test(message)) return { reason: "tooDeep", ...at, suggestion: null };
  return (
    unquotedAddress(source) ??
    quotedOtherwise(source, start) ??
    arrow(source) ??
    otherOperator(source, start) ?? { reason: reasonOf(message), ...at, suggestion: null }
  );
}

function reasonOf(message: string): ExpressionFaultReason {
  if (/\bEOF\b/.test(message)) return "ends";
  if (/^Unterminated/.test(message)) return "quote";
  if (/escape/.test(message)) return "escape";
  if (/^Reserved/.test(message)) return "reserved";
  return /^(Unexpected|Expected)/.test(message) ? "unexpected" : "unreadable";
}

/** Detects an address of the application or the web, which must be quoted as a text. */
function unquotedAddress(source: string): ExpressionFault | null {
  if (!/^(\/|https?:\/\/)[\w./?=&%#:@+~-]*$/.test(source.trim())) return null;
  const suggestion = `'${source.trim()}'`;
  return { reason: "address", name: source, start: 0, end: source.length, suggestion };
}

/** Detects a text in typographic quotes, as word processors insert them. */
function quotedOtherwise(source: string, start: number): ExpressionFault | null {
  const [name, said] = /^[‘’“”]([^‘’“”'"\\]*)[‘’“”]/.exec(source.slice(start)) ?? [];
  if (name === undefined || said === undefined) return null;
  return { reason: "operator", name, start, end: start + name.length, suggestion: `'${said}'` };
}

/** Detects an arrow, which other languages use where a macro of this language has a comma. */
function arrow(source: string): ExpressionFault | null {
  const found = /(?<=\(\s*)(\w+)\s*=>/.exec(source);
  if (!found) return null;
  const [name, variable] = found;
  const end = found.index + name.length;
  return { reason: "operator", name, start: found.index, end, suggestion: `${variable},` };
}

function otherOperator(source: string, faultAt: number): ExpressionFault | null {
  for (const [name, suggestion] of Object.entries(operators)) {
    const isWord = /\w/.test(name);
    // The parser may stop at an operator's first character or after the characters that it accepts.
    for (let start = faultAt; start >= Math.max(0, faultAt - name.length - 1); start--) {
      const end = start + name.length;
      if (source.slice(start, end) !== name || end < faultAt - 1) continue;
      const around = (source[start - 1] ?? " ") + (source[end] ?? " ");
      if ((isWord ? /\w/ : /[=<>!&|]/).test(around)) continue;
      const after = name.toLowerCase() === "not" ? /^\s*/.exec(source.slice(end))?.[0] : "";
      const written = name + (after ?? "");
      return { reason: "operator", name: written, start, end: start + written.length, suggestion };
    }
  }
  return null;
}
