/** The encodings that a text may be read in, as `TextDecoder` names them, and as people know them. */
export const textEncodings = {
  "utf-8": "UTF-8",
  "utf-16le": "UTF-16 LE",
  "utf-16be": "UTF-16 BE",
  gb18030: "GB18030 (GBK)",
  shift_jis: "Shift_JIS",
  "euc-jp": "EUC-JP",
  "windows-1252": "Windows-1252",
} as const;

/** One of them. */
export type TextEncoding = keyof typeof textEncodings;

/**
 * What a text is probably written in: `certain` where its bytes say so, `likely` where they read as
 * words of a language, `unknown` where several encodings give words, or none does.
 */
export interface EncodingGuess {
  encoding: TextEncoding;
  certainty: "certain" | "likely" | "unknown";
}

/** What a text was read in, and how sure that is. */
export interface TextReading {
  encoding: TextEncoding;
  certainty: EncodingGuess["certainty"] | "chosen";
}

/** Guesses what a text is written in; of two that fit, what spreadsheets in the language write. */
export function guessEncoding(bytes: Uint8Array, language: string): EncodingGuess {
  const marked = encodingByMark(bytes);
  if (marked) return { encoding: marked, certainty: "certain" };
  if (isIn("utf-8", bytes)) return { encoding: "utf-8", certainty: "certain" };
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

/** What spreadsheets in a language write a text in where it is not UTF-8. */
const usualEncodings: Readonly<Record<string, TextEncoding>> = { zh: "gb18030", ja: "shift_jis" };
const usualBonus = 0.1;

/** So much of what is beyond ASCII must be frequent characters, and so much more than in another encoding. */
const leastScore = 0.6;
const leastLead = 0.1;

/** Bytes at the start of a file that are examined to detect its encoding. */
const sampled = 2 ** 18;

/** A text of which less is unreadable is broken UTF-8, and nothing else. */
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

/** UTF-16 without a mark: the zeros of its commas and line ends stand in every second place alone. */
function wideEncoding(bytes: Uint8Array): TextEncoding | null {
  const hasZero = [0, 1].map((parity) =>
    bytes.some((byte, index) => byte === 0 && index % 2 === parity),
  );
  if (hasZero[0] === hasZero[1]) return null;
  const encoding = hasZero[1] ? "utf-16le" : "utf-16be";
  return isIn(encoding, bytes) ? encoding : null;
}

/** How much of what is beyond ASCII is no UTF-8. */
function unreadableShare(bytes: Uint8Array): number {
  const beyond = new TextDecoder("utf-8")
    .decode(bytes.subarray(0, sampled))
    .match(/[\u0080-\uffff]/g);
  if (!beyond) return 1;
  return beyond.filter((character) => character === "\uFFFD").length / beyond.length;
}

/**
 * How much of what is beyond ASCII would be frequent in an encoding: the first level of its
 * characters, which holds nearly all that people write, kana, and full-width marks.
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

/** Asks of each pair of bytes; `null` says that the first stands alone, as a narrow kana does. */
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

/** Western words have one letter beyond ASCII at a time, and two beside further letters. */
function frequentLetters(bytes: Uint8Array): number {
  const characters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  const beyond = characters.match(/[\u0080-\u00ff]/g)?.length ?? 0;
  const frequent = [...characters.matchAll(western)].reduce((sum, [word]) => sum + word.length, 0);
  return beyond === 0 ? 0 : frequent / beyond;
}

/** By their bytes: € … quotation marks, dashes, ™ ŠšŽžŒœ, and what stands where Latin 1 has it. */
const western =
  /(?<![\u0080-\u00ff])(?:[\u0080\u0085\u0091-\u0097\u0099\u008a\u009a\u008e\u009e\u008c\u009c\u00a0-\u00ff]|(?<=[a-z])[À-ÖØ-öø-ÿ]{2}|[À-ÖØ-öø-ÿ]{2}(?=[a-z]))(?![\u0080-\u00ff])/gi;

function isWithin(byte: number, from: number, to: number): boolean {
  return byte >= from && byte <= to;
}
