import type { Plugin } from "vite";
import type { OpenApiDocument } from "../catalogue/openapi.ts";
import { isRecord } from "../catalogue/schema/record.ts";

const ofCatalogue = /\/schemas\/catalogue\/[^/]+\.json$/;

/**
 * Leaves out of the catalogue that browsers load what they have no use for. That is the address of
 * an external service and how it is signed in to, since everybody who reaches the front end can read
 * its files, and the service alone makes the calls; the answers of failed calls, which browsers read
 * by the envelope alone; and what developers read: why a write has no version, and the descriptions
 * of the service, its addresses, its tags and its answers. These texts are emptied, since an
 * operator's overlay that changes one must still find it.
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
      const { components = {} } = document;
      delete components.securitySchemes;
      if (!JSON.stringify(document.paths ?? {}).includes(sharedAnswer)) delete components.responses;
      return { code: JSON.stringify(document), map: null };
    },
  };
}

const sharedAnswer = "#/components/responses/";

const ofFailure = /^[345](\d\d|XX)$/;

/** The places of a document whose texts only developers read. */
const described = ["info", "servers", "tags"];

function asRead(key: string, value: unknown): unknown {
  if (described.includes(key)) return JSON.parse(JSON.stringify(value), withoutText);
  if (!isRecord(value)) return value;
  if (key === "x-if-match" && "none" in value) return { none: "" };
  if (key !== "responses") return value;
  const returned = Object.entries(value).filter(([status]) => !ofFailure.test(status));
  return Object.fromEntries(returned.map(([status, answer]) => [status, untold(answer)]));
}

const untold = (answer: unknown): unknown =>
  isRecord(answer) && "description" in answer ? { ...answer, description: "" } : answer;

const withoutText = (key: string, value: unknown): unknown =>
  typeof value === "string" && ["description", "summary"].includes(key) ? "" : value;
