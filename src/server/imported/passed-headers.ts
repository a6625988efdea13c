import { isTotalHeader, totalIn } from "../../catalogue/headers/total-header.ts";
import type { Operation } from "../../catalogue/operation.ts";
import type { IncomingAnswer } from "./upstream.ts";

/** The headers of a response that are passed on to the browser; `Set-Cookie` never is. */
const passedOn = ["content-type", "content-disposition", "etag", "link", "retry-after"] as const;

/** Headers that lead to what was made, or to the state of a job that was only begun. */
const placeHeaders = ["location", "operation-location", "azure-asyncoperation"] as const;

/** Maximum characters of a header that is passed on, since browsers and proxies limit them. */
const longestHeader = 4_000;

/** The addresses of an imported service, for this process and for the browser. */
export interface ForwardedPlace {
  /** The address below which this process calls the service. */
  address: string;
  /** The path below which the browser calls the service. */
  base: string;
}

/**
 * The headers of a service's response that are passed on to the browser. A `Location` within the
 * service, or the address of a job's state, becomes the path at which the browser reaches it. The
 * header that the document names for totals is passed on if it contains only a total.
 */
export function passedHeaders(
  { headers, url }: IncomingAnswer,
  { list }: Pick<Operation, "list">,
  place: ForwardedPlace,
): Record<string, string> {
  const passed = passedOn.flatMap((name) => {
    const value = headers.get(name);
    return value === null || value.length > longestHeader ? [] : [[name, value] as const];
  });
  const named = placeHeaders.map((name) => headers.get(name)).find((value) => value !== null);
  const location = servedAddress(named ?? null, url, place);
  const name = list?.totalHeader ?? "";
  const total = isTotalHeader(name) ? headers.get(name) : null;
  return {
    ...Object.fromEntries(passed),
    ...(location !== null && { location }),
    ...(totalIn(total) !== null && { [name.toLowerCase()]: total ?? "" }),
  };
}

/** The browser's path to an address that the service names; `null` if it leads to another host. */
function servedAddress(
  location: string | null,
  from: string,
  { address, base }: ForwardedPlace,
): string | null {
  if (location === null || location.length > longestHeader) return null;
  if (!URL.canParse(location, from)) return null;
  const target = new URL(location, from);
  const { origin, pathname } = new URL(address);
  const prefix = pathname.replace(/\/+$/, "");
  if (target.origin !== origin || !target.pathname.startsWith(`${prefix}/`)) return null;
  return base + target.pathname.slice(prefix.length) + target.search;
}
