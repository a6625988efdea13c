import type { Language } from "../../i18n/language.ts";
import { compilePage } from "../../language/compile/compile-page.ts";
import type { LanguageEnvironment } from "../../language/environment.ts";
import { describeProblem } from "../../language/problem.ts";
import { productRoot, readExamples } from "../../snapshot/project.ts";
import type { PageFile } from "../page-files.ts";
import { readRooms } from "../registry/rooms.ts";
import { checkDescriptions } from "./check-descriptions.ts";
import { findingsOfRooms } from "./check-rooms.ts";
import type { Finding } from "./finding.ts";

/** Finds every problem of the pages with the same compiler that the shell and the studio use. */
export function checkPages(
  pages: readonly PageFile[],
  environment: LanguageEnvironment,
): Finding[] {
  return pages.flatMap(({ path, file, source }) =>
    compilePage(path, source, environment).problems.map((problem): Finding => {
      const { pointer, line, column, offset, length, severity, code } = problem;
      const { message, remedy } = describeProblem(problem, environment.texts);
      return { file, line, column, offset, length, pointer, severity, code, message, remedy };
    }),
  );
}

/**
 * Checks the files of the product's kinds, cells and widgets: the examples of the gallery, and the
 * translations of their summaries.
 */
export function checkKinds(environment: LanguageEnvironment, language: Language): Finding[] {
  const examples = readExamples().map(({ room, shown, ...file }) => ({
    path: `${room}/${shown}`,
    ...file,
  }));
  const { rooms } = readRooms(productRoot);
  return [
    ...checkPages(examples, environment),
    ...findingsOfRooms(checkDescriptions(rooms, environment), language),
  ];
}
