import { isFirstUnsaid } from "../../../src/catalogue/paging/paging.ts";
import { CallError, type Wire } from "../../../src/wire/wire.ts";
import type { PageHost } from "./host.ts";

/**
 * The wire by which a page's blocks read. It refuses writes: those need a person's action and go
 * through `useSend`.
 */
export function pageWire({ catalogue, wire, text }: PageHost): Wire {
  return {
    async call(operation, args, options) {
      const known = catalogue.operations.get(operation);
      if (known && (known.effect !== "read" || known.isSession)) {
        throw new CallError("malformed", operation, text("question.notARead", { operation }));
      }
      if (known && isFirstUnsaid(known) && Object.hasOwn(args, known.list?.current ?? "")) {
        const { callPage } = await import("../read/pages/first-page.ts");
        return callPage(wire, known, args, options);
      }
      return wire.call(operation, args, options);
    },
  };
}
