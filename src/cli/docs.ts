import { statSync } from "node:fs";
import { join } from "node:path";
import { type Chapter, referenceOf, wholeReference } from "../language/reference/reference.ts";
import { productRoot, readExamples } from "../snapshot/project.ts";
import { defineCommand, takes, UsageError } from "./command.ts";
import { environmentOf } from "./environment.ts";
import { writeMade } from "./output/written-files.ts";
import { readablePages } from "./page-files.ts";

/** The reference of the page language with examples from a project's pages. */
export function shippedReference(root = productRoot): readonly Chapter[] {
  // The gallery's examples also cover blocks, cells and widgets that no page of the project uses.
  const examples = [...readablePages(root).pages, ...readExamples()];
  return referenceOf(
    environmentOf(root),
    examples.map(({ source }) => source),
  );
}

const titleOf = (markdown: string) => markdown.split(/\r?\n/, 1)[0];

/** The command that prints the reference, or writes a file for each chapter into a folder. */
export const docs = defineCommand({
  summary: "print the reference of the page language, or write its chapters into a folder",
  options: {
    out: takes("DIR", "folder to write the chapters to; it is created if necessary"),
  },
  async run({ options: { out }, root }) {
    const chapters = shippedReference(root);
    if (out === undefined) {
      process.stdout.write(wholeReference(chapters));
      return 0;
    }
    if (statSync(out, { throwIfNoEntry: false })?.isDirectory() === false) {
      throw new UsageError(`"${out}" is not a folder. Choose another --out.`);
    }
    const files = chapters.map(({ file, markdown }) => {
      return { file: join(out, file), text: `${markdown}\n` };
    });
    writeMade(files, (found, _file, text) => titleOf(found) === titleOf(text));
    process.stderr.write(`${chapters.length} chapters written to ${out}\n`);
    return 0;
  },
});
