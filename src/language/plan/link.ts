import type { Planner } from "../environment.ts";
import type { Expression } from "../expression/scope.ts";
import { addressesIn } from "../link/address-parts.ts";
import { isNeverSafe, knownHost, originOf } from "../link/destination.ts";
import { isListedHost } from "../link/link-hosts.ts";
import { reportAddress } from "../link/report-address.ts";
import { stringType } from "../type.ts";
import { planTyped } from "./expression.ts";
import { tellPart } from "./part.ts";

/**
 * Plans the address of a link; `null` if it is left out. It reports addresses that no member may
 * open, and addresses that would send data to a host that is known not to be listed.
 */
export function planLink(
  planner: Planner,
  source: string | undefined,
  pointer: string,
): Expression | null {
  if (source === undefined) return null;
  const planned = planTyped(planner, source, pointer, stringType);
  if (!planned) return null;
  const { expression: address, ast, typeOf } = planned;
  const inside = addressesIn(ast).flatMap(({ path }) => (path.startsWith("/") ? [path] : []));
  tellPart(planner, "link", pointer, source, inside);
  const { linkHosts } = planner.environment;
  const host = originOf(address) === "data" ? knownHost(address) : null;
  if (isNeverSafe(address)) planner.report("unsafeAddress", pointer);
  else if (host !== null && linkHosts && !isListedHost(host, linkHosts)) {
    planner.report("unlistedHost", pointer, { host });
  } else reportAddress(planner, { source, pointer, ast, typeOf });
  return address;
}
