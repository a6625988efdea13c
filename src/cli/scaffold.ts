import { existsSync } from "node:fs";
import { scaffoldPage } from "../language/scaffold/scaffold-page.ts";
import { defineCommand, didYouMean, UsageError, writeWithFolders } from "./command.ts";
import { catalogueOf } from "./environment.ts";
import { formattedJson } from "./formatted.ts";

/** Prints the page proposed for an operation, or writes it where nothing is yet. */
export const scaffold = defineCommand({
  names: "OPERATION",
  summary: "prints the page proposed for an operation",
  options: {
    out: { type: "string", value: "FILE", summary: "writes it there, unless something is there" },
  },
  async run({ names: [operationId = ""], options: { out }, root }) {
    const catalogue = catalogueOf(root);
    const page = scaffoldPage(catalogue, operationId);
    if (catalogue.operations.get(operationId)?.isSession) {
      throw new UsageError(`No page may call "${operationId}": it makes or ends a session.`);
    }
    if (!page) {
      const near = didYouMean(operationId, catalogue.operations.keys());
      const remedy = near || ' "screens docs" tells which there are.';
      throw new UsageError(`The catalogue has no operation "${operationId}".${remedy}`);
    }
    const text = formattedJson(page);
    if (out === undefined) process.stdout.write(text);
    else if (existsSync(out)) throw new UsageError(`${out} is there already; name another --out.`);
    else writeWithFolders(out, text);
    return 0;
  },
});
