import type { ImportOptions } from "../../catalogue/import/options.ts";
import type { Requests } from "../../catalogue/types.gen.ts";

/** The settings of an import, which the document itself does not state. */
export type ServiceSettings = Omit<Requests["service.save"], "source">;

/** The settings in a request, without empty fields. */
export function settingsIn({ source: _, ...request }: Requests["service.save"]): ServiceSettings {
  const { name, basePath, success, ...texts } = request;
  const given = Object.entries(texts).filter(([, value]) => value !== undefined && value !== "");
  const hasSuccess = success !== undefined && success.length > 0;
  return {
    name,
    // An empty base path is the address itself; without one, the document's proposal applies.
    ...(basePath !== undefined && { basePath }),
    ...Object.fromEntries(given),
    ...(hasSuccess && { success }),
  };
}

/**
 * The settings in the form that the import takes, with the base at which this process forwards
 * calls.
 */
export function importOptions(settings: ServiceSettings, base: string): ImportOptions {
  const { basePath: _, ...options } = settings;
  return { ...options, base };
}
