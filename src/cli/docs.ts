import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createEnvironment } from "../../renderers/environment.ts";
import { shippedCatalogue } from "../catalogue/shipped.ts";
import { texts } from "../i18n/texts.ts";
import { type Chapter, referenceOf, wholeReference } from "../language/reference/reference.ts";
import { takeOption } from "./option.ts";
import { readPageFiles } from "./page-files.ts";

/** The reference of the language as it is, with examples out of the shipped pages. */
export function shippedReference(): readonly Chapter[] {
  const environment = createEnvironment(shippedCatalogue(), "en", texts.en);
  return referenceOf(
    environment,
    readPageFiles().map(({ source }) => source),
  );
}

/** Prints the reference, or writes a file for each chapter into the folder behind `--out`. */
export async function docs(args: readonly string[]): Promise<number> {
  const { value: folder, others } = takeOption(args, "--out");
  if (folder === "" || others.length > 0) {
    process.stderr.write("Usage: screens docs [--out DIR]\n");
    return 2;
  }
  const chapters = shippedReference();
  if (folder === null) {
    process.stdout.write(wholeReference(chapters));
    return 0;
  }
  mkdirSync(folder, { recursive: true });
  for (const { file, markdown } of chapters) writeFileSync(join(folder, file), `${markdown}\n`);
  return 0;
}
