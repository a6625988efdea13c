import type { Catalogue } from "../../catalogue/catalogue.ts";
import type { ImportFault } from "../../catalogue/import/import-fault.ts";
import { misfitOf } from "../../catalogue/overlay/overlay-documents.ts";
import type { Services } from "../call/services.ts";
import type { DescribedImport } from "./described-import.ts";
import type { ImportedPlace } from "./imported-place.ts";
import { importOptions, type ServiceSettings } from "./service-settings.ts";

/** The result of an import with these settings. */
export interface ServiceImport extends DescribedImport {
  /** The settings, with the base path that the document proposes if none was given. */
  settings: ServiceSettings;
}

/**
 * Imports the text of a document as a service, which replaces the stored one of the same name.
 * @param current The catalogue with all services imported so far.
 */
export async function importService(
  { source, before }: { source: string; before: string | null },
  settings: ServiceSettings,
  current: Catalogue,
  shippedNames: ReadonlySet<string>,
  { imported: place, importSource }: Pick<Services, "imported" | "importSource">,
): Promise<ServiceImport> {
  const { name } = settings;
  const imported = await importSource(
    source,
    importOptions(settings, `${place.base}/${name}`),
    before,
  );
  const basePath = settings.basePath ?? basePathIn(imported.address);
  const refusal =
    takenBy(name, current, shippedNames, place) ??
    badPath(basePath) ??
    overlayFault(imported.text, place);
  const made = { ...imported, settings: { ...settings, basePath } };
  if (!refusal) return made;
  return { ...made, text: null, operations: [], faults: [refusal, ...imported.faults] };
}

/** The path of the address in a document, which often has no host. */
function basePathIn(address: string | null): string {
  if (address === null || !URL.canParse(address, "http://service")) return "";
  const path = new URL(address, "http://service").pathname.replace(/\/+$/, "");
  return isBasePath(path) ? path : "";
}

const isBasePath = (path: string) =>
  /^(\/[A-Za-z0-9._~!$&'()*+,;=:@-]+)*$/.test(path) &&
  path.split("/").every((step) => step !== ".." && step !== ".");

function badPath(base: string): ImportFault | null {
  if (isBasePath(base)) return null;
  return { severity: "error", pointer: "", code: "badBase", values: { base } };
}

function overlayFault(text: string | null, { overlays }: ImportedPlace): ImportFault | null {
  const reason =
    text === null || overlays.length === 0 ? null : misfitOf(JSON.parse(text), overlays);
  return reason === null
    ? null
    : { severity: "error", pointer: "", code: "overlay", values: { reason } };
}

/** Finds what already uses the service's name or the first part of an operation's id. */
function takenBy(
  name: string,
  { services, operations }: Catalogue,
  shippedNames: ReadonlySet<string>,
  { addressOf }: ImportedPlace,
): ImportFault | null {
  const { variable } = addressOf(name);
  const isTaken =
    shippedNames.has(name) ||
    [...operations.values()].some(
      ({ id, service }) => service.name !== name && id.startsWith(`${name}.`),
    ) ||
    [...services.keys()].some((other) => other !== name && addressOf(other).variable === variable);
  if (!isTaken) return null;
  return { severity: "error", pointer: "", code: "takenServiceName", values: { name } };
}
