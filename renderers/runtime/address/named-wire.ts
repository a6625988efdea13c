import { pageHeaderValue } from "../../../src/catalogue/headers/page-header.ts";
import type { DrawnPage } from "../../../src/language/page.ts";
import type { Wire } from "../../../src/wire/wire.ts";

/**
 * The wire whose calls name the drawn page and its version, so that the service can attribute them
 * to the page's publisher; the same wire for a page without a version.
 */
export function namedWire(
  wire: Wire,
  { plan, version }: Pick<DrawnPage, "version"> & { plan: Pick<DrawnPage["plan"], "path"> },
): Wire {
  if (version === undefined) return wire;
  const page = pageHeaderValue(plan.path, version);
  return {
    call: (operation, args, options) => wire.call(operation, args, { ...options, page }),
  };
}
