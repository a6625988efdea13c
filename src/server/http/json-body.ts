import { setImmediate } from "node:timers/promises";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { exactText } from "../../catalogue/schema/exact-json.ts";
import { badInput } from "../call/refusal.ts";

/** Limits of a JSON body; no request of the catalogue nests deeper or has more values. */
const deepestNesting = 64;
const mostValues = 50_000;

/** Bytes scanned at once, in less than a millisecond; other calls run in between. */
const sliceBytes = 256 * 1024;

/** The ASCII codes of the characters that separate or enclose JSON values. */
const signs = {
  quote: 0x22,
  comma: 0x2c,
  bracket: 0x5b,
  backslash: 0x5c,
  bracketEnd: 0x5d,
  brace: 0x7b,
  braceEnd: 0x7d,
};

/**
 * JSON is the only body the service parses; `text/plain`, which a foreign form could send, is 415.
 * Refuses deep nesting and too many values before parsing, since all others wait for the parser,
 * and keys that would reach a prototype.
 */
export function acceptJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser("error", "error");
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    "application/json",
    { parseAs: "buffer" },
    async (request: FastifyRequest, body: Buffer) => {
      await refuseCostly(body);
      const text = body.toString();
      if (text.trim() === "") return undefined;
      if (body.length > sliceBytes) await setImmediate();
      return await new Promise((resolve, reject) => {
        parse(request, exactText(text), (error, value) => (error ? reject(error) : resolve(value)));
      });
    },
  );
}

/** @throws Refusal 40000 where the text nests too deep or holds too many values. */
async function refuseCostly(body: Buffer): Promise<void> {
  const counts: Counts = { depth: 0, values: 1, isInText: false, isEscaped: false };
  for (let start = 0; start < body.length; start += sliceBytes) {
    if (start > 0) await setImmediate();
    count(body.subarray(start, start + sliceBytes), counts);
    if (counts.depth > deepestNesting) {
      throw badInput([{ path: "", messageKey: "requestFault.depth" }]);
    }
    if (counts.values > mostValues) {
      const values = { count: mostValues };
      throw badInput([{ path: "", messageKey: "requestFault.maxItems", values }]);
    }
  }
}

/** The counts of a text so far; `depth` stays at the value that was too deep. */
interface Counts {
  depth: number;
  values: number;
  isInText: boolean;
  isEscaped: boolean;
}

/** Counts brackets and commas outside of strings; the parser refuses text that is no JSON. */
function count(slice: Buffer, counts: Counts): void {
  for (const sign of slice) {
    if (counts.isEscaped) counts.isEscaped = false;
    else if (counts.isInText) {
      if (sign === signs.backslash) counts.isEscaped = true;
      else if (sign === signs.quote) counts.isInText = false;
    } else if (sign === signs.quote) counts.isInText = true;
    else if (sign === signs.comma) counts.values += 1;
    else if (sign === signs.brace || sign === signs.bracket) {
      counts.values += 1;
      counts.depth += 1;
      if (counts.depth > deepestNesting) return;
    } else if (sign === signs.braceEnd || sign === signs.bracketEnd) counts.depth -= 1;
  }
}
