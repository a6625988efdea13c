import { statSync } from "node:fs";
import { addressVariable } from "../catalogue/address-variable.ts";
import type { ImportFault } from "../catalogue/import/import-fault.ts";
import { importSource } from "../catalogue/import/import-open-api.ts";
import type { ImportOptions } from "../catalogue/import/options.ts";
import { readText } from "../catalogue/import/read-text.ts";
import type { OpenApiDocument } from "../catalogue/openapi.ts";
import { overlayImported } from "../catalogue/overlay/overlay-documents.ts";
import { OverlayError, readOverlay } from "../catalogue/overlay/read-overlay.ts";
import { translators } from "../i18n/texts.ts";
import { defineCommand, readNamedFile, takes, takesMany, UsageError } from "./command.ts";
import { writeWithFolders } from "./output/written-files.ts";

/**
 * The command that converts any OpenAPI document to a document of the catalogue, and prints it or
 * writes it to a file. Faults are printed on the error stream. The exit code is 1 if nothing could
 * be imported.
 */
export const importDocument = defineCommand({
  names: "FILE",
  summary: "makes a document of the catalogue of any OpenAPI document; --name names the service",
  options: {
    name: takes("NAME", "the service's name in the catalogue"),
    base: takes("URL", "below which its calls go; /NAME-api else"),
    permission: takes(
      "each|signedIn|NAME",
      "each operation its own, none beyond being signed in, or one for all",
    ),
    code: takes("POINTER", "where an answer keeps its code"),
    data: takes("POINTER", "where an answer keeps its data"),
    message: takesMany("POINTER", "where an answer keeps its message; may be given several times"),
    success: takes("FROM-TO,…", "the codes that mean success"),
    only: takesMany(
      "CHOICE",
      "takes a tag, or an operation by its id or as 'GET /pets'; may be given several times",
    ),
    rows: takesMany(
      "[OPERATION=]POINTER",
      "where lists keep their rows, or one of them: 'GET /pets=/data'; several times",
    ),
    total: takes("POINTER", "where lists keep their total"),
    paging: takes(
      "CURRENT,SIZE[,rows]",
      "the parameters that ask for a page; rows where the first counts rows",
    ),
    overlay: takesMany(
      "FILE",
      "lays an overlay over it, which says how the service differs; several times",
    ),
    out: takes("FILE", "writes it there, as schemas/catalogue/NAME.json; prints it else"),
  },
  async run({
    names: [file = ""],
    root,
    options: { out, name, overlay = [], message, success, paging, rows, ...others },
  }) {
    if (name === undefined) throw new UsageError("The service wants a name: --name NAME.");
    const options: ImportOptions = {
      name,
      ...others,
      ...(message && { messages: message }),
      ...(success !== undefined && { success: rangesIn(success) }),
      ...rowsIn(rows ?? []),
      ...(paging !== undefined && { paging: pagingIn(paging) }),
    };
    // Loaded here, since other commands do without it.
    const { earlierDocument, toldAgain } = await import("./check/told-again.ts");
    const before = earlierDocument(out, name);
    if (
      before === null &&
      out !== undefined &&
      statSync(out, { throwIfNoEntry: false })?.isFile()
    ) {
      throw new UsageError(`${out} is there already, and not of "${name}"; name another --out.`);
    }
    const source = readNamedFile(file);
    const { document: imported, address, faults } = importSource(source, { ...options, before });
    for (const fault of faults) process.stderr.write(`${lineOf(file, fault)}\n`);
    if (!imported) return 1;
    const document = overlaid(imported, overlay);
    const text = `${JSON.stringify(withAddress(document, address), null, 2)}\n`;
    if (out === undefined) process.stdout.write(text);
    else {
      for (const line of toldAgain(root, before, document)) process.stderr.write(`${line}\n`);
      writeWithFolders(out, text);
    }
    const variable = addressVariable(name);
    process.stderr.write(
      address === null
        ? `The document gives no address: npm start forwards its calls to ${variable}, once that is set.\n`
        : `The document gives its address as ${address}\nnpm start forwards its calls there, or to ${variable} where that is set.\n`,
    );
    return 0;
  },
});

/**
 * The document with overlays applied. @throws UsageError that names the failing overlay and its
 * action.
 */
function overlaid(document: OpenApiDocument, files: readonly string[]): OpenApiDocument {
  const name = document["x-service"]?.name ?? "";
  try {
    const overlays = files.map((file) => {
      const read = readText(readNamedFile(file));
      if ("code" in read) {
        throw new OverlayError(`${file} is neither JSON nor YAML: ${read.reason}.`);
      }
      const overlay = readOverlay(file, read.value);
      const { service } = overlay;
      if (service === null || service === name) return { ...overlay, service: name };
      throw new OverlayError(`${file}: It is of "${service}", not of "${name}". Mend "x-service".`);
    });
    return overlayImported(document, overlays);
  } catch (error) {
    throw error instanceof OverlayError ? new UsageError(error.message) : error;
  }
}

/**
 * The document with the address of its service, so that a document in a repository works without
 * further settings.
 */
function withAddress(document: OpenApiDocument, address: string | null): OpenApiDocument {
  const service = document["x-service"];
  return service ? { ...document, "x-service": { ...service, address: address ?? "" } } : document;
}

/** Parses ranges of status codes such as `0,200-299`. */
function rangesIn(text: string): { from: number; to: number }[] {
  return text.split(",").map((part) => {
    const range = /^(\d+)(?:-(\d+))?$/.exec(part.trim());
    if (!range) throw new UsageError(`--success cannot be "${text}"; write 0,200-299.`);
    return { from: Number(range[1]), to: Number(range[2] ?? range[1]) };
  });
}

/** Parses the names of paging parameters such as `page,per_page` or `offset,limit,rows`. */
function pagingIn(text: string): NonNullable<ImportOptions["paging"]> {
  const [current, size, counts] = text.split(",");
  if (!current || !size || (counts !== undefined && counts !== "rows" && counts !== "pages")) {
    throw new UsageError(`--paging cannot be "${text}"; write page,size or offset,limit,rows.`);
  }
  return { current, size, ...(counts !== undefined && { counts }) };
}

/** Parses the places of list rows: `/data` for all lists, `GET /pets=/data` for one. */
function rowsIn(given: readonly string[]): Pick<ImportOptions, "rows" | "rowsOf"> {
  const parted = given.map((text): [string, string] => {
    const [, operation = "", pointer = ""] = /^(?:(.+)=)?((?:\/[^=]*)?)$/.exec(text) ?? [];
    if (!pointer && !text.endsWith("=")) {
      throw new UsageError(`--rows cannot be "${text}"; write /data or 'GET /pets=/data'.`);
    }
    return [operation, pointer];
  });
  const common = parted.find(([operation]) => operation === "");
  const rowsOf = Object.fromEntries(parted.filter(([operation]) => operation !== ""));
  return { rowsOf, ...(common && { rows: common[1] }) };
}

function lineOf(file: string, { pointer, severity, code, values }: ImportFault): string {
  return `${file}#${pointer} ${severity} ${code}: ${translators.en.say(`importFault.${code}`, values)}`;
}
