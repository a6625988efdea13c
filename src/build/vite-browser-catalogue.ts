import type { Plugin } from "vite";
import type { OpenApiDocument } from "../catalogue/openapi.ts";
import { isRecord } from "../catalogue/schema/record.ts";

const ofCatalogue = /\/schemas\/catalogue\/[^/]+\.json$/;

/**
 * Leaves out of the catalogue that browsers load what they have no use for. That is the address of
 * an external service, since everybody who reaches the front end can read its files, and the service
 * alone makes the calls; and what developers read: why a write has no version, and the descriptions of
 * the service, its addresses and its tags.
 */
export function browserCatalogue(): Plugin {
  return {
    name: "browser-catalogue",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    transform(code, id) {
      if (!ofCatalogue.test(id)) return null;
      const document: OpenApiDocument = JSON.parse(code, withoutReason);
      delete document["x-service"]?.address;
      const { title, version } = document.info;
      const servers = document.servers?.map(({ url }) => ({ url }));
      const read = { ...document, info: { title, version }, servers, tags: [] };
      return { code: JSON.stringify(read), map: null };
    },
  };
}

const withoutReason = (key: string, value: unknown): unknown =>
  key === "x-if-match" && isRecord(value) && "none" in value ? { none: "" } : value;
