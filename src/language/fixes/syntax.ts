import { shortened } from "../../catalogue/written/shortened.ts";
import type { Problem } from "../problem.ts";
import { writtenAt } from "../source.ts";
import { namedFix, type QuickFix } from "./quick-fix.ts";

/** The constants of other languages, each with its spelling in JSON. */
const constants: Readonly<Record<string, string>> = {
  True: "true",
  TRUE: "true",
  False: "false",
  FALSE: "false",
  None: "null",
  nil: "null",
  undefined: "null",
  NULL: "null",
};

/** The fix that turns a text into valid JSON where it contains a single mistake. */
export function syntaxFix({ offset, length, values }: Problem, source: string): QuickFix | null {
  const written = writtenAt(source, { offset, length });
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
    default: {
      const mark = expectedMarks[String(values.reason)];
      // The missing character belongs right after the preceding text, before any white space.
      const end = source.slice(0, offset).trimEnd().length;
      return mark === undefined ? null : write(end, 0, mark);
    }
  }
}

const expectedMarks: Readonly<Record<string, string>> = {
  CommaExpected: ",",
  ColonExpected: ":",
  CloseBraceExpected: "}",
  CloseBracketExpected: "]",
};

function write(offset: number, length: number, text: string): QuickFix {
  return namedFix("fix.rename", text, { offset, length, text });
}

function remove(offset: number, length: number, written: string): QuickFix {
  return namedFix("fix.remove", shortened(written, longestNamed), { offset, length, text: "" });
}

const longestNamed = 40;
