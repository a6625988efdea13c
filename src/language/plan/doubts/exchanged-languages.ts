import type { Planner } from "../../environment.ts";

/** Letters that only texts in Chinese and Japanese have, and those that only Japanese ones have. */
const ideographs = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;

/**
 * Reports two languages of a text of which each has the other's words, as far as their letters tell:
 * every person who reads one of them would see a text that they may not be able to read.
 */
export function reportExchangedLanguages(
  { report }: Pick<Planner, "report">,
  said: readonly (readonly [language: string, words: string])[],
  pointer: string,
): void {
  const written = said.map(([language, words]) => {
    return { language, words: words.replaceAll(/\{\{.*?\}\}/g, "") };
  });
  const isLatin = (words: string) => /\p{Script=Latin}{2}/u.test(words) && !ideographs.test(words);
  const isWestern = (language: string) => language === "en" || language === "es";
  const one = written.find(({ language, words }) =>
    isWestern(language) ? ideographs.test(words) && !/\p{Script=Latin}/u.test(words) : false,
  );
  const other = written.find(({ language, words }) => !isWestern(language) && isLatin(words));
  const [chinese, japanese] = ["zh", "ja"].map((name) =>
    written.find(({ language }) => language === name),
  );
  const isJapanese = chinese && kana.test(chinese.words);
  if (one && other) tell(one.language, other.language);
  else if (
    isJapanese &&
    japanese &&
    ideographs.test(japanese.words) &&
    !kana.test(japanese.words)
  ) {
    tell("zh", "ja");
  }

  function tell(name: string, meant: string): void {
    report("swappedArguments", `${pointer}/${name}`, { name, other: meant });
  }
}
