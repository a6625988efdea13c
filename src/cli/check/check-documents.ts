import { type Catalogue, createCatalogue } from "../../catalogue/catalogue.ts";
import { misspeltExtensions } from "../../catalogue/document/misspelt-extensions.ts";
import { misstatedSuccess } from "../../catalogue/document/misstated-success.ts";
import type { ImportFaultCode } from "../../catalogue/import/import-fault.ts";
import { importOpenApi } from "../../catalogue/import/import-open-api.ts";
import type { OpenApiDocument } from "../../catalogue/openapi.ts";
import { jsonIn } from "../../catalogue/schema/json-text.ts";
import { pointTo } from "../../catalogue/schema/pointer.ts";
import type { Translator } from "../../i18n/translator.ts";
import type { LanguageEnvironment } from "../../language/environment.ts";
import { checkCatalogue } from "../../language/extensions/check-catalogue.ts";
import { checkExtensions } from "../../language/extensions/check-extensions.ts";
import { type ProjectFile, readFileJson } from "../../snapshot/project.ts";
import { reasonOf } from "../output/reason-of.ts";
import { createPlaces, type FileFault, type Finding, findingIn } from "./finding.ts";

/**
 * The faults that make a document invalid; a document of the catalogue may have other import
 * faults.
 */
const documentFaults: readonly ImportFaultCode[] = [
  ...(["notOpenApi", "tooDeep", "tooLarge", "noOperations", "malformed"] as const),
  ...(["tooManyValues", "tooManyOperations", "tooManyArguments"] as const),
  ...(["remoteReference", "danglingReference", "referenceLoop", "hostileName"] as const),
  ...(["unusablePath", "sameAddress", "unsupportedMethod"] as const),
];

/** A catalogue as far as its documents can be read, and the faults of these documents. */
export interface CheckedDocuments {
  /** The catalogue; `null` if the documents do not form a valid one. */
  catalogue: Catalogue | null;
  findings: Finding[];
}

/** Reads a project's documents and checks each as an OpenAPI document. */
export function readDocuments(
  files: readonly ProjectFile[],
  sentences: Translator,
): CheckedDocuments {
  const findings: Finding[] = [];
  const documents: DocumentFile[] = [];
  for (const one of files) {
    const tell = (fault: FileFault) => findings.push(findingIn(one, fault, sentences));
    const read = readFileJson(one.source);
    if ("reason" in read) {
      tell({ code: "syntax", values: read });
      continue;
    }
    const { faults } = importOpenApi(read.value, { name: "checked" });
    for (const { code, pointer, values } of faults) {
      if (!documentFaults.includes(code)) continue;
      if (code === "malformed" || code === "danglingReference") tell({ code, pointer, values });
      else {
        const message = sentences.say(`importFault.${code}`, values);
        findings.push(said(one, { code, pointer, message }));
      }
    }
    for (const pointer of misstatedSuccess(read.value)) {
      const message = sentences.say("importFault.badSuccess", {});
      findings.push(said(one, { code: "badSuccess", pointer, message }));
    }
    for (const { pointer, ...values } of misspeltExtensions(read.value)) {
      const message = sentences.say("importFault.misspeltExtension", values);
      findings.push(said(one, { code: "misspeltExtension", pointer, message }));
    }
    if (saysService(read.value)) documents.push({ ...one, document: read.value });
    else tell({ code: "noService", values: {} });
  }
  return joined(documents, findings, sentences);
}

interface DocumentFile extends ProjectFile {
  document: OpenApiDocument;
}

/**
 * The catalogue of documents that have these findings. The first document that cannot be read with
 * those before it is named, unless what is wrong in it is told already.
 */
function joined(
  documents: readonly DocumentFile[],
  findings: Finding[],
  sentences: Translator,
): CheckedDocuments {
  let catalogue = createCatalogue([]);
  for (const { document, ...one } of documents) {
    try {
      catalogue = createCatalogue([document], catalogue);
    } catch (error) {
      if (findings.some(({ file }) => file === one.file)) return { catalogue: null, findings };
      const values = { reason: reasonOf(error) };
      const finding = findingIn(one, { code: "contradiction", values }, sentences);
      return { catalogue: null, findings: [...findings, finding] };
    }
  }
  return { catalogue, findings };
}

/** Finds the faults in the extensions of a catalogue's documents. */
export function checkDocuments(
  files: readonly ProjectFile[],
  environment: LanguageEnvironment,
  sentences: Translator,
): Finding[] {
  const faults = [...checkCatalogue(environment.catalogue), ...checkExtensions(environment)];
  const byService = documentsByService(files);
  return faults.flatMap(({ service, code, pointer, values }) => {
    const file = byService.get(service);
    const message = sentences.say(`catalogueFault.${code}`, values);
    return file ? [said(file, { code, pointer, message })] : [];
  });
}

/** A finding whose message already contains the remedy. */
function said(
  { file, source }: ProjectFile,
  { code, pointer, message }: Pick<Finding, "code" | "pointer" | "message">,
): Finding {
  return { file, ...createPlaces(source)(pointer), severity: "error", code, message, remedy: "" };
}

/** Whether a value is a document that says of its service what a catalogue needs to read it. */
export function saysService(document: unknown): document is OpenApiDocument {
  const envelope = pointTo(document, "/x-service/envelope");
  return (
    typeof pointTo(document, "/x-service/name") === "string" &&
    typeof pointTo(envelope, "/data") === "string" &&
    Array.isArray(pointTo(envelope, "/messages")) &&
    Array.isArray(pointTo(envelope, "/success"))
  );
}

/** The documents that name a service, by the service's name. */
export function documentsByService(files: readonly ProjectFile[]): Map<string, ProjectFile> {
  const named = files.flatMap((file): [string, ProjectFile][] => {
    const name = pointTo(jsonIn(file.source), "/x-service/name");
    return typeof name === "string" ? [[name, file]] : [];
  });
  return new Map(named);
}
