import { type Catalogue, createCatalogue } from "../../catalogue/catalogue.ts";
import type { ImportFaultCode } from "../../catalogue/import/import-fault.ts";
import { importOpenApi } from "../../catalogue/import/import-open-api.ts";
import type { OpenApiDocument } from "../../catalogue/openapi.ts";
import { jsonIn, readJson } from "../../catalogue/schema/json-text.ts";
import { pointTo } from "../../catalogue/schema/pointer.ts";
import type { TextValues } from "../../i18n/messages.ts";
import type { Translator } from "../../i18n/translator.ts";
import { type CatalogueFault, checkCatalogue } from "../../language/check-catalogue.ts";
import { checkExtensions } from "../../language/check-extensions.ts";
import type { LanguageEnvironment } from "../../language/environment.ts";
import type { ProjectFile } from "../../snapshot/project.ts";
import { createPlaces, type Finding } from "./finding.ts";

/** What makes a document none of OpenAPI; what else an import leaves out, the catalogue may have. */
const documentFaults: readonly ImportFaultCode[] = [
  ...(["notOpenApi", "tooDeep", "tooLarge", "noOperations", "malformed"] as const),
  ...(["remoteReference", "danglingReference", "referenceLoop", "hostileName"] as const),
  ...(["unusablePath", "sameAddress", "unsupportedMethod"] as const),
];

/** A catalogue as far as it can be read, and what its documents get wrong. */
export interface CheckedDocuments {
  /** `null` where the documents make none. */
  catalogue: Catalogue | null;
  findings: Finding[];
}

/** Reads a project's documents and holds each against OpenAPI. */
export function readDocuments(
  files: readonly ProjectFile[],
  sentences: Translator,
): CheckedDocuments {
  const findings: Finding[] = [];
  const documents: OpenApiDocument[] = [];
  for (const { file, source } of files) {
    const tell = teller(findings, file, source, sentences);
    const read = readJson(source);
    if ("reason" in read) tell("syntax", "", read);
    const document = "value" in read ? read.value : null;
    if (document === null) continue;
    const { faults } = importOpenApi(document, { name: "checked" });
    for (const { code, pointer, values } of faults) {
      if (!documentFaults.includes(code)) continue;
      if (code === "malformed" || code === "danglingReference") tell(code, pointer, values);
      else {
        const message = sentences.say(`importFault.${code}`, values);
        const place = createPlaces(source)(pointer);
        findings.push({ file, ...place, severity: "error", code, message, remedy: "" });
      }
    }
    if (isNamed(document)) documents.push(document);
    else tell("noService", "", {});
  }
  try {
    return { catalogue: createCatalogue(documents), findings };
  } catch (error) {
    const [{ file, source } = { file: "", source: "" }] = files;
    const reason = error instanceof Error ? error.message : String(error);
    teller(findings, file, source, sentences)("contradiction", "", { reason });
    return { catalogue: null, findings };
  }
}

/** What the extensions of a catalogue's documents get wrong. */
export function checkDocuments(
  files: readonly ProjectFile[],
  environment: LanguageEnvironment,
  sentences: Translator,
): Finding[] {
  const faults = [...checkCatalogue(environment.catalogue), ...checkExtensions(environment)];
  const byService = documentsByService(files);
  return faults.flatMap((fault): Finding[] => {
    const found = byService.get(fault.service);
    return found ? [findingOf(fault, found, sentences)] : [];
  });
}

function findingOf(
  { code, pointer, values }: CatalogueFault,
  { file, source }: ProjectFile,
  sentences: Translator,
): Finding {
  const message = sentences.say(`catalogueFault.${code}`, values);
  return { file, ...createPlaces(source)(pointer), severity: "error", code, message, remedy: "" };
}

type Tell = (
  code: "syntax" | "noService" | "contradiction" | "malformed" | "danglingReference",
  pointer: string,
  values: TextValues,
) => void;

function teller(findings: Finding[], file: string, source: string, sentences: Translator): Tell {
  return (code, pointer, values) => {
    const place = createPlaces(source)(pointer);
    const message = sentences.say(`fileFault.${code}.message`, values);
    const remedy = sentences.say(`fileFault.${code}.remedy`, values);
    findings.push({ file, ...place, severity: "error", code, message, remedy });
  };
}

function isNamed(document: unknown): document is OpenApiDocument {
  return typeof pointTo(document, "/x-service/name") === "string";
}

/** The documents that name a service, by its name. */
export function documentsByService(files: readonly ProjectFile[]): Map<string, ProjectFile> {
  const named = files.flatMap((file): [string, ProjectFile][] => {
    const name = pointTo(jsonIn(file.source), "/x-service/name");
    return typeof name === "string" ? [[name, file]] : [];
  });
  return new Map(named);
}
