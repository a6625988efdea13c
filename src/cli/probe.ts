import { readText } from "../catalogue/import/read-text.ts";
import type { OpenApiDocument } from "../catalogue/openapi.ts";
import { overlayDocuments } from "../catalogue/overlay/overlay-documents.ts";
import { OverlayError, readOverlay } from "../catalogue/overlay/read-overlay.ts";
import { own } from "../catalogue/schema/record.ts";
import { type Language, languages } from "../i18n/language.ts";
import type { Translator } from "../i18n/translator.ts";
import type { AskedCall } from "./ask.ts";
import {
  callOptions,
  defineCommand,
  flag,
  oneOfWords,
  readNamedFile,
  takes,
  takesMany,
  UsageError,
} from "./command.ts";
import { documentsOf } from "./environment.ts";
import { formattedJson } from "./output/formatted.ts";
import { sentences } from "./output/sentences.ts";
import { refuseTaken, writeWithFolders } from "./output/written-files.ts";
import type { FoundRows } from "./probe/arguments.ts";
import type { Observation } from "./probe/misfit.ts";
import { type Findings, probeService } from "./probe/probe-service.ts";
import { addressesIn } from "./real-service.ts";
import { argumentsIn } from "./record.ts";

/**
 * The command that reports how a real service differs from its document, and proposes an overlay
 * with the differences.
 */
export const probe = defineCommand({
  names: "",
  summary:
    "make reads of a real back end, show how it differs from its document, and propose an overlay",
  options: {
    service: takesMany(
      "[NAME=]URL",
      "its address, without the base path of the document; with a service's name, including it",
    ),
    document: takes("FILE", "a document to use instead of the catalogue's"),
    overlay: takesMany("FILE", "an overlay with the known differences; may be repeated"),
    ...callOptions,
    dates: takes("FORM", "how to read dates such as 04/03/2026: dayFirst or monthFirst"),
    minutes: takes("N", "time limit (default: 10); what was not tried by then is listed"),
    verbose: flag("print the method, path and status of each call"),
    out: takes("FILE", "file to write the proposed overlay to, which must not exist"),
    language: takes("CODE", "language of the output (default: en)"),
  },
  async run({ options: { language = "en", out, dates: said, ...options }, root }) {
    const words = sentences[oneOfWords<Language>("language", language, languages)];
    const known =
      options.document === undefined ? documentsOf(root) : [documentIn(options.document)];
    const services = new Map(known.map((document) => [nameOf(document), document]));
    const { address, addresses } = addressesIn(options.service, { services });
    const fileOf = (document: OpenApiDocument) =>
      out && nameFor(out, document, addresses.size === 1 || known.length === 1);
    // What has been decided in an overlay by hand would be lost.
    for (const file of known.map(fileOf)) if (file) refuseTaken(file);
    const found: FoundRows[] = [];
    const until = Date.now() + minutesIn(options.minutes) * 60_000;
    const dates = said === undefined ? null : oneOfWords("dates", said, dateForms);
    const verbose = options.verbose === true && { onAsked: sayAsked };
    let isSound = true;
    for (const document of overlaid(known, options.overlay ?? [])) {
      const base =
        addresses.get(nameOf(document)) ?? (address && address + baseOf(document, options));
      if (!base) continue;
      const findings = await probeService({
        document,
        found,
        until,
        dates,
        given: argumentsIn(options.with),
        ...verbose,
        baseOf: () => base,
        token: options.token ?? process.env.SCREENS_TOKEN ?? null,
        isOfContract: options.document === undefined && !isOfOthers(document),
      });
      isSound = tell(words, document, findings) && isSound;
      const file = fileOf(document);
      if (file && findings.actions.length > 0) {
        writeWithFolders(file, formattedJson(overlayOf(document, findings)));
        process.stdout.write(`${words.say("probe.proposed", { file })}\n`);
      }
    }
    return isSound ? 0 : 1;
  },
});

const dateForms = ["dayFirst", "monthFirst"] as const;

/** Minutes after which a probe stops if the call sets no limit. */
const usualMinutes = "10";

function minutesIn(said = usualMinutes): number {
  const minutes = Number(said);
  if (minutes > 0) return minutes;
  throw new UsageError(`--minutes needs a number greater than 0, not "${said}".`);
}

const sayAsked = ({ method, path, status }: AskedCall) =>
  process.stdout.write(`${method} ${path} ${status ?? "—"}\n`);

const nameOf = (document: OpenApiDocument) => document["x-service"]?.name ?? "";

/**
 * An imported document always has `address`, even if that is empty because the address is unknown.
 */
const isOfOthers = (document: OpenApiDocument) => document["x-service"]?.address !== undefined;

/** If a document is named, the given address is the base itself. */
const baseOf = ({ servers }: OpenApiDocument, { document }: { document?: string }) =>
  document === undefined ? (servers?.[0]?.url ?? "") : "";

function documentIn(file: string): OpenApiDocument {
  const read = readText(readNamedFile(file));
  const value = "value" in read ? read.value : undefined;
  if (isDocument(value)) return value;
  const remedy = `screens import ${file} --name NAME --out FILE`;
  throw new UsageError(
    `${file} has no "x-service". Turn it into a document of the catalogue: ${remedy}.`,
  );
}

const isDocument = (value: unknown): value is OpenApiDocument =>
  typeof own(own(value, "x-service"), "name") === "string" &&
  typeof own(value, "paths") === "object";

function overlaid(documents: readonly OpenApiDocument[], files: readonly string[]) {
  try {
    const overlays = files.map((file) => {
      const read = readText(readNamedFile(file));
      return readOverlay(file, "value" in read ? read.value : undefined);
    });
    return overlayDocuments(documents, overlays, () => true).documents;
  } catch (cause) {
    throw cause instanceof OverlayError ? new UsageError(cause.message) : cause;
  }
}

/** Prints the findings; returns whether there were reads and no misfits. */
function tell(words: Translator, document: OpenApiDocument, findings: Findings): boolean {
  const { tried, misfits, untried } = findings;
  const service = nameOf(document);
  for (const observation of [...misfits, ...untried]) say(words, service, observation);
  const counts = { service, tried, misfits: misfits.length, untried: untried.length };
  process.stdout.write(`${words.say("probe.counts", counts)}\n`);
  return misfits.length === 0 && tried > 0;
}

function say(words: Translator, service: string, { operation, code, values, types }: Observation) {
  const named = (type: string) => words.say(`probe.types.${type}`);
  const stated = types?.stated.map(named).join(words.say("probe.either"));
  const told = words.say(`probe.${code}`, {
    ...values,
    ...(types && { given: named(types.given), stated: stated ?? "" }),
  });
  process.stdout.write(`${service} ${operation}: ${told}\n`);
}

/** The file name for a service's overlay, since each service has a file of its own. */
function nameFor(out: string, document: OpenApiDocument, isOnly: boolean): string {
  return isOnly ? out : out.replace(/(\.\w+)?$/, `.${nameOf(document)}$1`);
}

function overlayOf(document: OpenApiDocument, { actions }: Findings): unknown {
  const title = `How the service "${nameOf(document)}" differs from its document`;
  return {
    overlay: "1.0.0",
    info: { title, version: "1" },
    "x-service": nameOf(document),
    actions,
  };
}
