import { SheetFault } from "./sheet-cell.ts";
import { guessEncoding, type TextEncoding, type TextReading } from "./text-encoding.ts";

/** The text of a file with its encoding. */
export interface DecodedText extends TextReading {
  text: string;
  /** The number of characters that are unreadable in the chosen encoding. */
  unreadable: number;
}

/**
 * The text of a file, in the encoding that was chosen or else the likeliest.
 * @throws SheetFault where it is no text, or a web page with another name.
 */
export function decodeText(
  bytes: ArrayBuffer,
  { language, encoding: chosen }: { language: string; encoding?: TextEncoding | undefined },
): DecodedText {
  const { encoding, certainty } = chosen
    ? { encoding: chosen, certainty: "chosen" as const }
    : guessEncoding(new Uint8Array(bytes), language);
  const text = new TextDecoder(encoding).decode(bytes);
  if (!chosen && text.includes("\0")) throw new SheetFault("notASheet");
  if (/^\s*<(!doctype|html|table|\?xml)/i.test(text)) throw new SheetFault("notASheet");
  return { text, encoding, certainty, unreadable: countOf(text, "\uFFFD") + countOf(text, "\0") };
}

function countOf(text: string, character: string): number {
  return text.split(character).length - 1;
}
