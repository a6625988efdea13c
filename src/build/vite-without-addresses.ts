import type { Plugin } from "vite";
import type { OpenApiDocument } from "../catalogue/openapi.ts";

const ofCatalogue = /\/schemas\/catalogue\/[^/]+\.json$/;

/**
 * Leaves the addresses of external services out of the catalogue that browsers load. Everybody who
 * reaches the front end can read its files, and the service alone makes the calls.
 */
export function withoutAddresses(): Plugin {
  return {
    name: "without-addresses",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    transform(code, id) {
      if (!ofCatalogue.test(id)) return null;
      const document: OpenApiDocument = JSON.parse(code);
      const { address, ...service } = document["x-service"] ?? {};
      if (address === undefined) return null;
      return { code: JSON.stringify({ ...document, "x-service": service }), map: null };
    },
  };
}
