import type { FastifyInstance } from "fastify";
import { badInput } from "../call/refusal.ts";

/** No request of the catalogue nests deeper. */
const deepestNesting = 64;

/**
 * JSON is the only body the service parses; `text/plain`, which a foreign form could send, is 415.
 * Refuses deep nesting before parsing, and keys that would reach a prototype.
 */
export function acceptJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser("error", "error");
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>(
    "application/json",
    { parseAs: "string" },
    (request, body, done) => {
      if (body.trim() === "") {
        done(null, undefined);
      } else if (nestsDeeperThan(body, deepestNesting)) {
        done(badInput([{ path: "", messageKey: "requestFault.depth" }]));
      } else {
        parse(request, body, done);
      }
    },
  );
}

/** Counts brackets outside of strings; what is no JSON is left to the parser to refuse. */
function nestsDeeperThan(text: string, limit: number): boolean {
  let depth = 0;
  let inString = false;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index];
    if (inString) {
      if (character === "\\") index += 1;
      else if (character === '"') inString = false;
    } else if (character === '"') {
      inString = true;
    } else if (character === "{" || character === "[") {
      depth += 1;
      if (depth > limit) return true;
    } else if (character === "}" || character === "]") {
      depth -= 1;
    }
  }
  return false;
}
