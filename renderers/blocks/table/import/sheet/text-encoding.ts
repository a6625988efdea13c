/** The supported text encodings by `TextDecoder` name, with their display names. */
export const textEncodings = {
  "utf-8": "UTF-8",
  "utf-16le": "UTF-16 LE",
  "utf-16be": "UTF-16 BE",
  gb18030: "GB18030 (GBK)",
  shift_jis: "Shift_JIS",
  "euc-jp": "EUC-JP",
  "windows-1252": "Windows-1252",
} as const;

/** The name of a supported encoding. */
export type TextEncoding = keyof typeof textEncodings;

/**
 * A guess of a text's encoding: `certain` by its bytes, `likely` by common words of a language,
 * `unknown` where several encodings fit, or none.
 */
export interface EncodingGuess {
  encoding: TextEncoding;
  certainty: "certain" | "likely" | "unknown";
}

/** The encoding of a text and its certainty. */
export interface TextReading {
  encoding: TextEncoding;
  certainty: EncodingGuess["certainty"] | "chosen";
}

/** Guesses the encoding of a text; among equal candidates the usual one of the language wins. */
export function guessEncoding(bytes: Uint8Array, language: string): EncodingGuess {
  const marked = encodingByMark(bytes);
  if (marked) return { encoding: marked, certainty: "certain" };
  if (isIn("utf-8", bytes)) {
    return language === "zh" && isAlsoChinese(bytes)
      ? { encoding: "gb18030", certainty: "unknown" }
      : { encoding: "utf-8", certainty: "certain" };
  }
  const wide = wideEncoding(bytes);
  if (wide) return { encoding: wide, certainty: "likely" };
  if (unreadableShare(bytes) < mostUnreadable) return { encoding: "utf-8", certainty: "likely" };
  const sample = bytes.subarray(0, sampled);
  const scores = (Object.keys(likeness) as (keyof typeof likeness)[])
    .filter((encoding) => isIn(encoding, bytes))
    .map((encoding) => {
      const isUsual = encoding === (usualEncodings[language] ?? "windows-1252");
      return { encoding, score: likeness[encoding](sample) + (isUsual ? usualBonus : 0) };
    })
    .sort((one, other) => other.score - one.score);
  const [best = { encoding: "windows-1252" as const, score: 0 }, next] = scores;
  const isLikely = best.score >= leastScore && best.score - (next?.score ?? 0) >= leastLead;
  return { encoding: best.encoding, certainty: isLikely ? "likely" : "unknown" };
}

/** The usual encoding of each language's spreadsheets besides UTF-8. */
const usualEncodings: Readonly<Record<string, TextEncoding>> = { zh: "gb18030", ja: "shift_jis" };
const usualBonus = 0.1;

/** Minimum share of frequent characters beyond ASCII, and minimum lead over other encodings. */
const leastScore = 0.6;
const leastLead = 0.1;

/** Bytes at the start of a file that are examined to detect its encoding. */
const sampled = 2 ** 18;

/** A text with a smaller unreadable share is taken for damaged UTF-8. */
const mostUnreadable = 0.2;

function encodingByMark(bytes: Uint8Array): TextEncoding | null {
  const [first, second, third] = bytes;
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  return first === 0xef && second === 0xbb && third === 0xbf ? "utf-8" : null;
}

function isIn(encoding: TextEncoding, bytes: Uint8Array): boolean {
  try {
    new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/**
 * Whether a short text in UTF-8 is also one of frequent characters in GBK, as that of 小平 reads
 * “Сƽ”. The letters of Western languages do not count.
 */
function isAlsoChinese(bytes: Uint8Array): boolean {
  const sample = bytes.subarray(0, sampled);
  const isBeyondWestern = /[\u0100-\uffff]/.test(new TextDecoder().decode(sample));
  return isBeyondWestern && likeness.gb18030(sample) === 1;
}

/** Detects UTF-16 without a mark by zero bytes at every second position. */
function wideEncoding(bytes: Uint8Array): TextEncoding | null {
  const hasZero = [0, 1].map((parity) =>
    bytes.some((byte, index) => byte === 0 && index % 2 === parity),
  );
  if (hasZero[0] === hasZero[1]) return null;
  const encoding = hasZero[1] ? "utf-16le" : "utf-16be";
  return isIn(encoding, bytes) ? encoding : null;
}

/** The share of non-ASCII bytes that are invalid UTF-8. */
function unreadableShare(bytes: Uint8Array): number {
  const beyond = new TextDecoder("utf-8")
    .decode(bytes.subarray(0, sampled))
    .match(/[\u0080-\uffff]/g);
  if (!beyond) return 1;
  return beyond.filter((character) => character === "\uFFFD").length / beyond.length;
}

/**
 * The share of non-ASCII characters that are frequent in an encoding: level-1 characters, kana, and
 * full-width punctuation.
 */
const likeness = {
  gb18030: (bytes: Uint8Array) =>
    frequentPairs(bytes, (lead, trail) => {
      return trail >= 0xa1 && (isWithin(lead, 0xb0, 0xd7) || lead === 0xa1 || lead === 0xa3);
    }),
  shift_jis: (bytes: Uint8Array) =>
    frequentPairs(bytes, (lead, trail) => {
      if (isWithin(lead, 0xa1, 0xdf)) return null;
      const isKana = lead === 0x82 || (lead === 0x83 && trail <= 0x96);
      return isKana || lead === 0x81 || isWithin(lead, 0x88, 0x98);
    }),
  "euc-jp": (bytes: Uint8Array) =>
    frequentPairs(bytes, (lead) => {
      const isKana = lead === 0xa4 || lead === 0xa5;
      return isKana || lead === 0xa1 || lead === 0xa3 || isWithin(lead, 0xb0, 0xcf);
    }),
  "windows-1252": frequentLetters,
};

/**
 * Classifies each pair of bytes; `null` means that the first byte stands alone, as a narrow kana
 * does.
 */
function frequentPairs(
  bytes: Uint8Array,
  isFrequent: (lead: number, trail: number) => boolean | null,
): number {
  let characters = 0;
  let frequent = 0;
  for (let index = 0; index < bytes.length; index += 1) {
    const lead = bytes[index] ?? 0;
    if (lead < 0x80) continue;
    characters += 1;
    const answer = isFrequent(lead, bytes[index + 1] ?? 0);
    if (answer) frequent += 1;
    if (answer !== null) index += 1;
  }
  return characters === 0 ? 0 : frequent / characters;
}

/** Western words have isolated letters beyond ASCII, at most two next to each other. */
function frequentLetters(bytes: Uint8Array): number {
  const characters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  const beyond = characters.match(/[\u0080-\u00ff]/g)?.length ?? 0;
  const frequent = [...characters.matchAll(western)].reduce((sum, [word]) => sum + word.length, 0);
  return beyond === 0 ? 0 : frequent / beyond;
}

/** Windows-1252 bytes: € … quotation marks, dashes, ™ ŠšŽžŒœ, and the Latin-1 letters. */
const western =
  /(?<![\u0080-\u00ff])(?:[\u0080\u0085\u0091-\u0097\u0099\u008a\u009a\u008e\u009e\u008c\u009c\u00a0-\u00ff]|(?<=[a-z])[À-ÖØ-öø-ÿ]{2}|[À-ÖØ-öø-ÿ]{2}(?=[a-z]))(?![\u0080-\u00ff])/gi;

function isWithin(byte: number, from: number, to: number): boolean {
  return byte >= from && byte <= to;
}
