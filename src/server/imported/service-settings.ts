import type { ImportOptions } from "../../catalogue/import/options.ts";
import type { Requests } from "../../catalogue/types.gen.ts";

/** How a service was imported: what its document does not say. */
export type ServiceSettings = Omit<Requests["service.save"], "source">;

/** The settings of a request, what was left empty left out. */
export function settingsIn({ source: _, ...request }: Requests["service.save"]): ServiceSettings {
  const { name, basePath, success, ...texts } = request;
  const given = Object.entries(texts).filter(([, value]) => value !== undefined && value !== "");
  const hasSuccess = success !== undefined && success.length > 0;
  return {
    name,
    // An empty one means the address itself; none, what the document proposes.
    ...(basePath !== undefined && { basePath }),
    ...Object.fromEntries(given),
    ...(hasSuccess && { success }),
  };
}

/** The settings as the import takes them; the service stands where this process forwards it. */
export function importOptions(settings: ServiceSettings, base: string): ImportOptions {
  const { basePath: _, ...options } = settings;
  return { ...options, base };
}
