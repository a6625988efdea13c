import { SheetFault } from "./sheet-fault.ts";

/** What spreadsheets in a language write a CSV text in where it is not UTF-8. */
const usualEncodings: Readonly<Record<string, string>> = { zh: "gb18030", ja: "shift_jis" };

/**
 * The text of a file: UTF-8, or UTF-16 by its mark, else what programs of the language write.
 * @throws SheetFault where it is no text, or a web page with another name.
 */
export function decodeText(bytes: ArrayBuffer, language: string): string {
  const text = decode(bytes, language).replace(/^\uFEFF/, "");
  if (text.includes("\0")) throw new SheetFault("notASheet");
  if (/^\s*<(!doctype|html|table|\?xml)/i.test(text)) throw new SheetFault("notASheet");
  return text;
}

function decode(bytes: ArrayBuffer, language: string): string {
  const [first, second] = new Uint8Array(bytes, 0, Math.min(2, bytes.byteLength));
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder(usualEncodings[language] ?? "windows-1252").decode(bytes);
  }
}
