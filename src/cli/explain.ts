import { join, parse } from "node:path";
import { createEnvironment } from "../../renderers/environment.ts";
import { es } from "../i18n/descriptions/es.ts";
import { ja } from "../i18n/descriptions/ja.ts";
import { zh } from "../i18n/descriptions/zh.ts";
import { type Language, languages } from "../i18n/language.ts";
import { translators } from "../i18n/texts.ts";
import { compilePage } from "../language/compile/compile-page.ts";
import type { Descriptions } from "../language/description.ts";
import type { LanguageEnvironment } from "../language/environment.ts";
import { explainPage, explanationText } from "../language/explain/explain-page.ts";
import { defineCommand, oneOfWords, takes } from "./command.ts";
import { catalogueOf } from "./environment.ts";
import { writeMade } from "./output/written-files.ts";
import { pageOrFile, readablePages } from "./page-files.ts";

const descriptions: Readonly<Record<Language, Descriptions>> = { en: {}, zh, es, ja };

/**
 * The command that explains in words what pages do, for reviewers, or to be stored and compared.
 */
export const explain = defineCommand({
  names: "[PAGE…]",
  summary: "explain in words what pages show, call and do; all pages unless some are named",
  options: {
    language: takes("CODE", "language of the explanation (default: en)"),
    out: takes("DIR", "folder to write one file per page to"),
  },
  async run({ names, options: { language = "en", out }, root }) {
    const environment = explainingEnvironment(root, language);
    const { pages, isWhole } = readablePages(root);
    const chosen =
      names.length === 0 ? pages : [...new Set(names)].map((name) => pageOrFile(name, pages));
    let areAllRead = isWhole || names.length > 0;
    const explained = chosen.map(({ path, source }) => {
      const { text, isRead } = explanationOf(path, source, environment);
      areAllRead &&= isRead;
      // The path of a file that is no page may lead out of the folder.
      const name = pages.some((page) => page.path === path) ? path : parse(path).name;
      return { file: join(out ?? "", `${name}.md`), text };
    });
    if (out === undefined) process.stdout.write(explained.map(({ text }) => text).join("\n"));
    else writeMade(explained, isExplanation);
    return areAllRead ? 0 : 1;
  },
});

/** The end of a page's path in the first sentence of its explanation, in any language. */
const namedPages = [/([^/\\(（]+)[)）]$/, /^- `(?:.*[/\\])?([^`]+?)(?::\d+)*` /];

/** Whether a text explains the page of its file. */
function isExplanation(found: string, file: string): boolean {
  const [first = ""] = found.split(/\r?\n/, 1);
  const pages = namedPages.map((named) => named.exec(first)?.[1] ?? "");
  return first.startsWith("- ") && pages.some((page) => parse(page).name === parse(file).name);
}

/** The environment that a project's pages are compiled in, in the given language. */
export function explainingEnvironment(root: string, language: string): LanguageEnvironment {
  const chosen = oneOfWords("language", language, languages);
  const environment = createEnvironment(catalogueOf(root), translators[chosen]);
  return { ...environment, descriptions: descriptions[chosen] };
}

/** The explanation of a page's source, and whether the source can be read as a page at all. */
export function explanationOf(path: string, source: string, environment: LanguageEnvironment) {
  const compiled = compilePage(path, source, environment);
  const text = explanationText(explainPage(path, compiled, environment));
  return { text, isRead: compiled.plan !== null };
}
