/** What separates whole numbers from decimals. */
export type DecimalMark = "." | ",";

/**
 * A typed number in the form that programs read. With both marks in it, the last one begins the
 * decimals. A single mark does as well, unless the language groups digits by it and three digits
 * follow; a repeated one groups digits. Spreadsheets show numbers below zero in parentheses or, in
 * Japan, behind a triangle. What stands between digits and is neither a blank nor a currency stays,
 * so that `3/4` or `12万` is no number rather than another one.
 */
export function typedNumber(text: string, decimalMark: DecimalMark): string {
  const plain = text
    .normalize("NFKC")
    .replaceAll("。", ".")
    .replaceAll(/[−–‐△▲]/g, "-")
    .replaceAll(/[\s'’\p{Sc}]+/gu, "")
    .replace(/^\((.+)\)$/, "-$1")
    .replaceAll(/^[^\w.,-]+|[^\w.,百千万萬亿億-]+$/g, "");
  const last = Math.max(plain.lastIndexOf("."), plain.lastIndexOf(","));
  const [whole, decimals] = [plain.slice(0, last), plain.slice(last + 1)];
  if (last < 0) return plain;
  const mark = plain.charAt(last);
  const isRepeated = whole.includes(mark);
  const isAlone = !/[.,]/.test(whole);
  const isGroup =
    isAlone && mark !== decimalMark && /^-?[1-9]\d{0,2}$/.test(whole) && /^\d{3}$/.test(decimals);
  const digits = whole.replaceAll(/[.,]/g, "");
  return isRepeated || isGroup ? digits + decimals : `${digits}.${decimals}`;
}
