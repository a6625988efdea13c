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
  summary: "turn any OpenAPI document into a document of the catalogue; --name is required",
  options: {
    name: takes("NAME", "the service's name in the catalogue"),
    base: takes("URL", "the path below which its calls go (default: /NAME-api)"),
    permission: takes(
      "each|signedIn|NAME",
      "one for each operation, none beyond being signed in, or this one for all",
    ),
    code: takes("POINTER", "where a response has its code"),
    data: takes("POINTER", "where a response has its data"),
    message: takesMany("POINTER", "where a response has its message; may be repeated"),
    success: takes("FROM-TO,…", "the codes that mean success"),
    only: takesMany(
      "CHOICE",
      "import only this tag or operation (its id, or 'GET /pets'); may be repeated",
    ),
    rows: takesMany(
      "[OPERATION=]POINTER",
      "where lists have their rows, or where one has: 'GET /pets=/data'; may be repeated",
    ),
    total: takes("POINTER", "where lists have their total"),
    paging: takes(
      "CURRENT,SIZE[,rows]",
      "the parameters that request a page; add rows if the first counts rows",
    ),
    overlay: takesMany(
      "FILE",
      "apply an overlay that says how the service differs; may be repeated",
    ),
    out: takes("FILE", "file to write, such as schemas/catalogue/NAME.json (default: print it)"),
  },
  async run({
    names: [file = ""],
    root,
    options: { out, name, overlay = [], message, success, paging, rows, ...others },
  }) {
    if (name === undefined) throw new UsageError("The service needs a name: --name NAME.");
    const { code, data, total, permission } = others;
    refuseNoPointers({ code, data, message, total });
    refuseNoPermission(permission);
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
    const found = out === undefined ? undefined : statSync(out, { throwIfNoEntry: false });
    if (before === null && (found?.isFile() || found?.isDirectory())) {
      throw new UsageError(
        `${out} already exists and does not describe the service "${name}". Choose another --out.`,
      );
    }
    // An import always states an address, even an empty one.
    if (before !== null && before["x-service"]?.address === undefined) {
      throw new UsageError(
        `${out} already exists and was not written by an import. Choose another --out.`,
      );
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
        ? `The document states no address: npm start forwards its calls to ${variable} once that is set.\n`
        : `The document states the address ${address}\nnpm start forwards its calls there, or to ${variable} if that is set.\n`,
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
      throw new OverlayError(
        `${file}: This overlay is for "${service}", not for "${name}". Correct its "x-service".`,
      );
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

/**
 * Refuses places that are no JSON pointers: all of them would be the whole answer, which holds no
 * code that means success, so that whatever was done would be told as refused.
 */
function refuseNoPointers(
  options: Readonly<Record<string, string | readonly string[] | undefined>>,
) {
  for (const [option, given = []] of Object.entries(options)) {
    const wrong = [given].flat().find((text) => !text.startsWith("/"));
    if (wrong === undefined) continue;
    const meant = `/${wrong.replaceAll(".", "/")}`;
    throw new UsageError(`--${option} cannot be "${wrong}"; write ${meant}.`);
  }
}

/** Refuses what is no name of one permission, such as two names, since nobody would have it. */
function refuseNoPermission(permission = "each"): void {
  if (/^(each|signedIn|[\w-]+(:[\w-]+)+)$/.test(permission)) return;
  throw new UsageError(
    `--permission cannot be "${permission}"; write each, signedIn, or one name such as crm:pets:use.`,
  );
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
