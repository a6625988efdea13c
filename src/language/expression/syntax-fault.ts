/** Why a text is no expression: where, in which words, and what was probably meant there. */
export interface ExpressionFault {
  /** Its sentence is at `expressionFault.<reason>`. */
  reason: ExpressionFaultReason;
  /** What stands there, for the sentence. */
  name: string;
  start: number;
  end: number;
  suggestion: string | null;
}

/** Why a text is no expression, by the keys of the sentences that say so. */
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

/** What other languages write for operators of this one. */
const operators: Readonly<Record<string, string>> = {
  ...{ "=": "==", "===": "==", "!==": "!=", "<>": "!=", "=>": ">=" },
  ...{ "&": "&&", "|": "||", and: "&&", AND: "&&", or: "||", OR: "||", not: "!", NOT: "!" },
};

/** The parser's message for a text, told as people mean it. */
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

/** An address of the application or the web, which is a text and wants quotes of its own. */
function unquotedAddress(source: string): ExpressionFault | null {
  if (!/^(\/|https?:\/\/)[\w./?=&%#:@+~-]*$/.test(source.trim())) return null;
  const suggestion = `'${source.trim()}'`;
  return { reason: "address", name: source, start: 0, end: source.length, suggestion };
}

/** A text in the quotes of prose, as word processors make them. */
function quotedOtherwise(source: string, start: number): ExpressionFault | null {
  const [name, said] = /^[‘’“”]([^‘’“”'"\\]*)[‘’“”]/.exec(source.slice(start)) ?? [];
  if (name === undefined || said === undefined) return null;
  return { reason: "operator", name, start, end: start + name.length, suggestion: `'${said}'` };
}

/** The arrow that other languages write in the place of the comma of a macro. */
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
    // The parser stops at an operator's first character or after as much as it takes for its own.
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
