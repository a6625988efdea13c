import { createEnvironment } from "../../../renderers/environment.ts";
import type { Language } from "../../i18n/language.ts";
import type { Texts } from "../../i18n/messages.ts";
import { textFolders, translators } from "../../i18n/texts.ts";
import { createTranslator, type Translator } from "../../i18n/translator.ts";
import type { LanguageEnvironment } from "../../language/environment.ts";
import { knownPageOf } from "../../language/link/known-pages.ts";
import { knownPages } from "../../language/link/page-addresses.ts";
import { createLineIndex } from "../../language/source.ts";
import {
  type OnUnreadable,
  type ProjectFile,
  productRoot,
  projectFolders,
  readCatalogueFiles,
  readFixtureFiles,
  readJsonFiles,
} from "../../snapshot/project.ts";
import { type PageFile, readPageFiles } from "../page-files.ts";
import { checkDocuments, documentsByService, readDocuments } from "./check-documents.ts";
import { checkDuplicates } from "./check-duplicates.ts";
import { checkFixtures } from "./check-fixtures.ts";
import { checkLocales, type TextFolders } from "./check-locales.ts";
import { checkNames, checkPageNames } from "./check-names.ts";
import { checkKinds, checkPages } from "./check-pages.ts";
import { type Finding, findingAt } from "./finding.ts";
import { menuIn } from "./menu-in.ts";
import { unreadableFile } from "./unreadable-file.ts";

/** The findings of a project's check, and the numbers of checked pages, operations and fixtures. */
export interface CheckedProject {
  pages: number;
  operations: number;
  fixtures: number;
  findings: readonly Finding[];
}

/**
 * Checks a whole project: its catalogue's documents and their extensions, every page, every
 * fixture, and the languages. All findings are returned, sorted by file and place.
 */
export function checkProject(
  root: string,
  language: Language,
  folders: TextFolders = textFolders,
  linkHosts?: readonly string[],
): CheckedProject {
  const sentences = translators[language];
  const unreadable = new Map<string, Finding>();
  const isUnreadable: OnUnreadable = (file, reason) =>
    unreadable.set(file, unreadableFile(root, file, reason, sentences));
  const files = readCatalogueFiles(root, isUnreadable);
  const pages = readPageFiles(root, isUnreadable);
  const fixtures = readJsonFiles(root, projectFolders.fixtures, isUnreadable);
  const ownsCatalogue = readJsonFiles(root, projectFolders.catalogue, isUnreadable).length > 0;
  const { catalogue, findings } = readDocuments(files, sentences);
  const data = [...files, ...fixtures];
  findings.push(...unreadable.values());
  findings.push(...checkNames([...data, ...pages], sentences));
  findings.push(...checkPageNames(pages, sentences));
  findings.push(...data.flatMap((one) => checkDuplicates(one, sentences)));
  const ofEncoding = [...data, ...pages].flatMap((one) => checkEncoding(one, sentences));
  findings.push(...ofEncoding);
  if (catalogue) {
    const environment: LanguageEnvironment = {
      ...createEnvironment(
        catalogue,
        createTranslator(language, folders["src/i18n"]?.[language] ?? {}, [
          textsIn(folders, language),
        ]),
        linkHosts,
      ),
      pages: knownPages(
        pages.map(({ path, source }) => knownPageOf(path, source)),
        menuIn(readFixtureFiles(root, isUnreadable)),
      ),
    };
    findings.push(...checkDocuments(files, environment, sentences));
    // Read in the wrong encoding, a page could have a problem at each character.
    const isText = ({ file }: PageFile) => !ofEncoding.some((finding) => finding.file === file);
    findings.push(...checkPages(pages.filter(isText), environment));
    // Only the product has kinds, whose examples call operations of the product's own catalogue.
    if (root === productRoot) findings.push(...checkKinds(environment, language));
    // A project that uses the product's catalogue does not contain the documents of that catalogue.
    const documents = ownsCatalogue ? documentsByService(files) : new Map();
    const against = { pages, catalogue, documents, sentences };
    const isMissing = ({ code }: Finding) => code === "noFixture" && !ownsCatalogue;
    const ofFixtures = checkFixtures(fixtures, against).filter(({ file }) => !unreadable.has(file));
    findings.push(...ofFixtures.filter((one) => !isMissing(one)));
  }
  // The languages belong to the product, so they are checked for every project.
  findings.push(...checkLocales(folders, productRoot, sentences));
  return {
    pages: pages.length,
    operations: catalogue?.operations.size ?? 0,
    fixtures: fixtures.length,
    findings: findings.sort(byPlace),
  };
}

function textsIn(folders: TextFolders, language: Language): Texts {
  const parts = Object.values(folders).map((locales) => locales[language] ?? {});
  return Object.fromEntries(parts.flatMap((texts) => Object.entries(texts)));
}

function byPlace(a: Finding, b: Finding): number {
  return a.file < b.file ? -1 : a.file > b.file ? 1 : a.offset - b.offset;
}

/** The character that stands for bytes which are not UTF-8. */
const unreadable = "\uFFFD";

/**
 * Finds the first character of a file that is not encoded in UTF-8, which people would be shown as
 * a question mark.
 */
function checkEncoding({ file, source }: ProjectFile, sentences: Translator): Finding[] {
  const offset = source.indexOf(unreadable);
  if (offset < 0) return [];
  const place = { pointer: "", offset, length: 1, ...createLineIndex(source)(offset) };
  return [findingAt(file, place, { code: "notUtf8", values: {} }, sentences)];
}
