import { join } from "node:path";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { translators } from "../i18n/texts.ts";
import { leftOutOf } from "../language/scaffold/left-out.ts";
import { scaffoldPage } from "../language/scaffold/scaffold-page.ts";
import { servicePages } from "../language/scaffold/service-pages.ts";
import { defineCommand, didYouMean, takes, UsageError } from "./command.ts";
import { catalogueOf } from "./environment.ts";
import { formattedJson } from "./output/formatted.ts";
import { refuseTaken, writeMade, writeWithFolders } from "./output/written-files.ts";

/**
 * The command that prints or writes the page proposed for an operation, or writes all pages of a
 * service, without replacing other texts.
 */
export const scaffold = defineCommand({
  names: "[OPERATION]",
  summary: "print the page proposed for an operation, or write those of a service and their menu",
  options: {
    service: takes("NAME", "propose the pages of a whole service"),
    out: takes(
      "PATH",
      "file to write, which must not exist; with --service a folder, such as schemas",
    ),
  },
  async run({ names: [operationId], options: { out, service }, root }) {
    const isOne = service === undefined;
    if (isOne && operationId === undefined) throw new UsageError("OPERATION is missing.");
    if (!isOne && operationId !== undefined) {
      throw new UsageError("Name an operation or a --service, not both.");
    }
    const catalogue = catalogueOf(root);
    if (isOne) writePage(catalogue, operationId ?? "", out);
    else writeService(catalogue, service, out);
    return 0;
  },
});

function writePage(catalogue: Catalogue, operationId: string, out: string | undefined): void {
  const page = scaffoldPage(catalogue, operationId);
  if (catalogue.operations.get(operationId)?.isSession) {
    throw new UsageError(`No page may call "${operationId}": it starts or ends a session.`);
  }
  if (!page) {
    const near = didYouMean(operationId, catalogue.operations.keys());
    const remedy = near || ' "screens types" tells which there are.';
    throw new UsageError(`The catalogue has no operation "${operationId}".${remedy}`);
  }
  tellLeftOut(catalogue, [operationId]);
  const text = formattedJson(page);
  if (out === undefined) process.stdout.write(text);
  else {
    refuseTaken(out);
    writeWithFolders(out, text);
  }
}

/**
 * Writes the pages below the folder in the layout of a project's `schemas/`, with the menu beside
 * them.
 */
function writeService(catalogue: Catalogue, service: string, out: string | undefined): void {
  const names = [...catalogue.services.keys()];
  if (!names.includes(service)) {
    const near = didYouMean(service, names) || ` Choose one of ${names.join(", ")}.`;
    throw new UsageError(`The catalogue has no service "${service}".${near}`);
  }
  if (out === undefined) throw new UsageError("Name the folder to write to: --out schemas.");
  const { pages, menu } = servicePages(catalogue, service);
  const operations = [...catalogue.operations.values()].filter(
    (operation) => operation.service.name === service,
  );
  const files = pages.map(({ path, page }) => ({
    file: join(out, "pages", `${path}.json`),
    text: formattedJson(page),
  }));
  const menuFile = join(out, `${service}.menu.json`);
  const all = [...files, { file: menuFile, text: formattedJson(menu) }];
  // What an interrupted command has written is as it would be written now.
  writeMade(all, (found, _file, text) => found === text);
  process.stdout.write(
    `${pages.length} pages written below ${join(out, "pages")}, and their menu to ${menuFile}\n` +
      'Add it to the menu of a running service with "screens menu".\n',
  );
  tellLeftOut(
    catalogue,
    operations.map(({ id }) => id),
  );
}

/** Says beside the result which operations on records are left out, each once, and why. */
function tellLeftOut(catalogue: Catalogue, operationIds: readonly string[]): void {
  const all = operationIds.flatMap((id) => leftOutOf(catalogue, id));
  const lines = all.map(({ operation: { method, path }, why, fields }) => {
    const values = { operation: `${method.toUpperCase()} ${path}`, names: fields.join(", ") };
    return translators.en.say(`studio.newScreen.leftOut.${why}`, values);
  });
  for (const line of new Set(lines)) process.stderr.write(`${line}\n`);
}
