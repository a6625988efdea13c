import { isUtf8 } from "node:buffer";
import { setImmediate } from "node:timers/promises";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { keptBy } from "../../catalogue/kept-by.ts";
import { exactText, type LongNumbers } from "../../catalogue/schema/exact-json.ts";
import { badInput } from "../call/refusal.ts";

/**
 * Limits on the nesting and the values of a JSON body, which no request of the catalogue exceeds.
 */
const deepestNesting = 64;
const mostValues = 50_000;

/**
 * Bytes scanned at once, which takes less than a millisecond. Other calls run between the slices,
 * and between the steps of reading a longer body.
 */
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

/** How the numbers too long for a JavaScript number were written in the body of a request. */
export const longNumbersIn = keptBy((_: FastifyRequest): LongNumbers => new Map());

/**
 * Accepts only JSON bodies; `text/plain`, which a form of another site could send, is refused with
 * 415. Before parsing it refuses deep nesting and too many values, since the parser blocks all
 * other calls, and it refuses keys that would change a prototype.
 */
export function acceptJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser("error", "error");
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    "application/json",
    { parseAs: "buffer" },
    async (request: FastifyRequest, body: Buffer) => {
      const isLong = body.length > sliceBytes;
      const othersTurn = async () => isLong && (await setImmediate());
      await refuseCostly(body);
      await othersTurn();
      // Decoding would replace such bytes, and so change the text that was sent.
      if (!isUtf8(body)) throw badInput([{ path: "", messageKey: "badRequest.text" }]);
      const text = body.toString();
      if (text.trim() === "") return undefined;
      await othersTurn();
      const exact = exactText(text, longNumbersIn(request));
      await othersTurn();
      const value = await new Promise((resolve, reject) => {
        parse(request, exact, (error, parsed) => (error ? reject(error) : resolve(parsed)));
      });
      // Checking the value takes long as well where a text in it is long.
      await othersTurn();
      return value;
    },
  );
}

/**
 * Refuses a body that is costly to parse.
 * @throws Refusal 40000 if the text nests too deep or has too many values.
 */
async function refuseCostly(body: Buffer): Promise<void> {
  const counts: Counts = { depth: 0, values: 1, isInText: false, isEscaped: false };
  for (let start = 0; start < body.length; start += sliceBytes) {
    if (start > 0) await setImmediate();
    count(body.subarray(start, start + sliceBytes), counts);
    if (counts.depth > deepestNesting) {
      throw badInput([{ path: "", messageKey: "badRequest.depth" }]);
    }
    if (counts.values > mostValues) {
      const values = { count: mostValues };
      throw badInput([{ path: "", messageKey: "requestFault.maxItems", values }]);
    }
  }
}

/** The counts for the text so far; `depth` keeps the first value that was too deep. */
interface Counts {
  depth: number;
  values: number;
  isInText: boolean;
  isEscaped: boolean;
}

/**
 * Counts brackets and commas outside of strings; the parser later refuses a text that is not JSON.
 */
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
