import { isolated } from "./isolated.ts";
import { type Language, languageTags } from "./language.ts";

/** A list in words, such as “A, B and C”. */
export function listText(members: Iterable<string>, language: Language): string {
  const list = new Intl.ListFormat(languageTags[language]);
  const parts = list.formatToParts([...members].map(isolated));
  return parts
    .map(({ type, value }, place) => {
      if (type === "element" || value !== "和") return value;
      // Chinese texts are set with spaces around Latin words, which Intl leaves out.
      const before = /[\p{Script=Latin}\d]$/u.test(parts[place - 1]?.value ?? "") ? " " : "";
      const after = /^[\p{Script=Latin}\d]/u.test(parts[place + 1]?.value ?? "") ? " " : "";
      return `${before}${value}${after}`;
    })
    .join("");
}
