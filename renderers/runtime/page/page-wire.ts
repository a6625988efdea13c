import { CallError, type Wire } from "../../../src/wire/wire.ts";
import type { PageHost } from "./host.ts";

/**
 * The wire by which the blocks of a page read. Whatever is no read is refused: a page does nothing
 * by itself, and what a person has done goes by `useSend`.
 */
export function pageWire({ catalogue, wire, text }: PageHost): Wire {
  return {
    async call(operation, args, options) {
      const known = catalogue.operations.get(operation);
      if (known && (known.effect !== "read" || known.isSession)) {
        throw new CallError("malformed", operation, text("question.notARead", { operation }));
      }
      return wire.call(operation, args, options);
    },
  };
}
