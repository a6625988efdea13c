import type { Problem } from "../problem.ts";
import type { QuickFix } from "./quick-fix.ts";

/** What other languages call a value that JSON writes otherwise. */
const constants: Readonly<Record<string, string>> = {
  ...{ True: "true", TRUE: "true", False: "false", FALSE: "false" },
  ...{ None: "null", nil: "null", undefined: "null", NULL: "null" },
};

/** The way to make a text JSON again where one mistake keeps it from being so. */
export function syntaxFix({ offset, length, values }: Problem, source: string): QuickFix | null {
  const written = source.slice(offset, offset + length);
  const by = (text: string): QuickFix => write(offset, length, text);
  switch (values.reason) {
    case "TrailingComma":
    case "InvalidCommentToken":
      return remove(offset, length, written);
    case "ByteOrderMark":
      return remove(offset, length, "U+FEFF");
    case "EndOfFileExpected":
      return /^[\s}\],]*$/.test(source.slice(offset))
        ? remove(offset, source.length - offset, source.slice(offset).trim())
        : null;
    case "SingleQuotes":
      return by(JSON.stringify(written.slice(1, -1)));
    case "UnquotedName":
      return by(JSON.stringify(written));
    case "InvalidSymbol":
      return Object.hasOwn(constants, written) ? by(constants[written] ?? "null") : null;
    case "CommaExpected":
      return write(endBefore(source, offset), 0, ",");
    case "ColonExpected":
      return write(endBefore(source, offset), 0, ":");
    case "CloseBraceExpected":
      return write(endBefore(source, offset), 0, "}");
    case "CloseBracketExpected":
      return write(endBefore(source, offset), 0, "]");
    default:
      return null;
  }
}

/** Where what stands before a place ends. */
const endBefore = (source: string, offset: number): number =>
  source.slice(0, offset).trimEnd().length;

function write(offset: number, length: number, text: string): QuickFix {
  return { titleKey: "fix.rename", values: { name: text }, edits: [{ offset, length, text }] };
}

function remove(offset: number, length: number, written: string): QuickFix {
  const name = written.length > longestNamed ? `${written.slice(0, longestNamed)}…` : written;
  return { titleKey: "fix.remove", values: { name }, edits: [{ offset, length, text: "" }] };
}

const longestNamed = 40;
