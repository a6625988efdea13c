import { shippedCatalogue } from "../catalogue/shipped.ts";
import { scaffoldPage } from "../language/scaffold/scaffold-page.ts";
import { suggest } from "../language/suggest.ts";

/** Prints the page proposed for an operation; answers the process's exit code. */
export async function scaffold([operationId = ""]: readonly string[]): Promise<number> {
  const catalogue = shippedCatalogue();
  const page = scaffoldPage(catalogue, operationId);
  if (!page) {
    const near = suggest(operationId, [...catalogue.operations.keys()]);
    const hint = near ? ` Did you mean "${near}"?` : "";
    process.stderr.write(`The catalogue has no operation "${operationId}".${hint}\n`);
    return 1;
  }
  process.stdout.write(`${JSON.stringify(page, null, 2)}\n`);
  return 0;
}
