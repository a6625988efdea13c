/** What a pattern says, as far as a text can be made from it. */
type Node =
  | { type: "text"; text: string }
  | { type: "sequence"; items: Node[] }
  | { type: "repeat"; item: Node; from: number };

/** A reader of a pattern; stands at `at`. */
interface Reader {
  pattern: string;
  at: number;
}

class UnknownPattern extends Error {}

/** Characters tried for a class, the most readable first. */
const candidates = "a1A-_ .,:/@+0bB~";

/**
 * A text that a pattern accepts, at least `minLength` long where one of its parts may be repeated;
 * `null` where none is found. Patterns are only matched against what was made from them.
 */
export function textOfPattern(pattern: string, minLength = 0): string | null {
  try {
    const reader = { pattern, at: 0 };
    const node = alternatives(reader);
    if (reader.at < pattern.length) return null;
    const accepts = new RegExp(pattern, "u");
    for (const extra of [0, 1, minLength, minLength - 1]) {
      const text = print(node, Math.max(0, extra));
      if (text.length >= minLength && accepts.test(text)) return text;
    }
    return null;
  } catch {
    return null;
  }
}

function print(node: Node, extra: number): string {
  switch (node.type) {
    case "text":
      return node.text;
    case "sequence":
      return node.items.map((item) => print(item, extra)).join("");
    case "repeat":
      return print(node.item, extra).repeat(Math.min(node.from + extra, 200));
  }
}

/** The first of the alternatives; the others are only passed over. */
function alternatives(reader: Reader): Node {
  const first = sequence(reader);
  while (peek(reader) === "|") {
    reader.at++;
    sequence(reader);
  }
  return first;
}

function sequence(reader: Reader): Node {
  const items: Node[] = [];
  while (reader.at < reader.pattern.length && !"|)".includes(peek(reader))) {
    items.push(repeated(reader, atom(reader)));
  }
  return { type: "sequence", items };
}

function repeated(reader: Reader, item: Node): Node {
  const { pattern, at } = reader;
  const quantifier = /^(?:[*+?]|\{(\d+)(,(\d*))?\})/.exec(pattern.slice(at));
  if (!quantifier) return item;
  reader.at += quantifier[0].length;
  if (peek(reader) === "?") reader.at++;
  const [sign, from, comma] = quantifier;
  if (sign === "?") return { type: "sequence", items: [] };
  if (sign === "*") return { type: "repeat", item, from: 0 };
  if (sign === "+") return { type: "repeat", item, from: 1 };
  const times = Math.min(Number(from), 200);
  if (comma) return { type: "repeat", item, from: times };
  return { type: "sequence", items: Array.from({ length: times }, () => item) };
}

function atom(reader: Reader): Node {
  const character = take(reader);
  switch (character) {
    case "^":
    case "$":
      return text("");
    case "(":
      return group(reader);
    case "[":
      return characterClass(reader);
    case ".":
      return text("a");
    case "\\":
      return escaped(reader);
    default:
      return text(character);
  }
}

function group(reader: Reader): Node {
  const { pattern, at } = reader;
  const opening = /^\?(?::|<\w+>)/.exec(pattern.slice(at));
  if (opening) reader.at += opening[0].length;
  else if (peek(reader) === "?") throw new UnknownPattern();
  const inner = alternatives(reader);
  if (take(reader) !== ")") throw new UnknownPattern();
  return inner;
}

/** A class is tried out on the candidates, and on the first character that it names. */
function characterClass(reader: Reader): Node {
  const start = reader.at - 1;
  while (reader.at < reader.pattern.length && peek(reader) !== "]") {
    if (take(reader) === "\\") reader.at++;
  }
  if (take(reader) !== "]") throw new UnknownPattern();
  const source = reader.pattern.slice(start, reader.at);
  const accepts = new RegExp(`^${source}$`, "u");
  const named = source.replace(/^\[\^?/, "").charAt(0);
  const found = [...candidates, named].find((one) => accepts.test(one));
  if (found === undefined) throw new UnknownPattern();
  return text(found);
}

function escaped(reader: Reader): Node {
  const character = take(reader);
  if ("bB".includes(character)) return text("");
  const known: Readonly<Record<string, string>> = {
    d: "1",
    D: "a",
    w: "a",
    W: "-",
    s: " ",
    S: "a",
  };
  const stands = known[character] ?? { n: "\n", t: "\t", r: "\r" }[character];
  if (stands !== undefined) return text(stands);
  if (/[A-Za-z0-9]/.test(character)) throw new UnknownPattern();
  return text(character);
}

const text = (value: string): Node => ({ type: "text", text: value });

const peek = ({ pattern, at }: Reader): string => pattern.charAt(at);

function take(reader: Reader): string {
  const character = peek(reader);
  if (character === "") throw new UnknownPattern();
  reader.at++;
  return character;
}
