import { shippedCatalogue } from "../catalogue/shipped.ts";
import { texts } from "../i18n/texts.ts";
import { fillText } from "../i18n/translate.ts";
import { checkCatalogue } from "../language/check-catalogue.ts";
import { checkPageFiles } from "./checked-page.ts";
import { isReportFormat, reportFormats } from "./report-formats.ts";

/**
 * Checks catalogue and pages. `--format text|json|sarif` says how the pages' problems are printed.
 * Answers the process's exit code: 1 where anything is an error, 2 where the call itself is wrong.
 */
export async function checkAll(args: readonly string[]): Promise<number> {
  const at = args.indexOf("--format");
  const format = at < 0 ? "text" : (args[at + 1] ?? "");
  if (!isReportFormat(format)) {
    const known = Object.keys(reportFormats).join(", ");
    process.stderr.write(`There is no format "${format}"; there are ${known}.\n`);
    return 2;
  }
  const isCatalogueSound = checkShippedCatalogue();
  const checked = checkPageFiles();
  process.stdout.write(`${reportFormats[format](checked)}\n`);
  const isSound = checked.problems.every(({ severity }) => severity !== "error");
  return isCatalogueSound && isSound ? 0 : 1;
}

function checkShippedCatalogue(): boolean {
  const faults = checkCatalogue(shippedCatalogue());
  for (const { service, pointer, code, values } of faults) {
    const message = fillText(texts.en.catalogueFault[code], values);
    process.stderr.write(`schemas/catalogue, ${service}#${pointer} error ${code}: ${message}\n`);
  }
  return faults.length === 0;
}
