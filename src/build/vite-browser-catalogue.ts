import type { Plugin } from "vite";
import type { OpenApiDocument } from "../catalogue/openapi.ts";
import { isRecord } from "../catalogue/schema/record.ts";

const ofCatalogue = /\/schemas\/catalogue\/[^/]+\.json$/;

/**
 * Leaves out of the catalogue that browsers load what they have no use for. That is the address of
 * an external service and how it is signed in to, since everybody who reaches the front end can read
 * its files, and the service alone makes the calls; the answers of failed calls, which browsers read by the envelope alone; and
 * what developers read: why a write has no version, and the descriptions of the service, its
 * addresses and its tags.
 */
export function browserCatalogue(): Plugin {
  return {
    name: "browser-catalogue",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    transform(code, id) {
      if (!ofCatalogue.test(id)) return null;
      const document: OpenApiDocument = JSON.parse(code, asRead);
      delete document["x-service"]?.address;
      delete document.components?.securitySchemes;
      const { title, version } = document.info;
      const servers = document.servers?.map(({ url }) => ({ url }));
      const read = { ...document, info: { title, version }, servers, tags: [] };
      return { code: JSON.stringify(read), map: null };
    },
  };
}

const ofFailure = /^[345](\d\d|XX)$/;

function asRead(key: string, value: unknown): unknown {
  if (!isRecord(value)) return value;
  if (key === "x-if-match" && "none" in value) return { none: "" };
  if (key !== "responses") return value;
  return Object.fromEntries(Object.entries(value).filter(([status]) => !ofFailure.test(status)));
}
