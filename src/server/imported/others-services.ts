import type { Catalogue } from "../../catalogue/catalogue.ts";
import type { AppConfiguration } from "../configuration/configuration.ts";
import type { StoredConnection } from "./connection/connection.ts";
import { plainAddress } from "./service-address.ts";

type Services = AppConfiguration["services"];

/**
 * The external services whose documents ship with the product, with the addresses in these
 * documents. They are called like imported services, below the same base.
 */
export function othersServices(
  { documents }: Catalogue,
  services: Services,
): ReadonlyMap<string, StoredConnection> {
  const others = [...documents].filter(([name]) => !Object.hasOwn(services, name));
  return new Map(
    others.map(([name, document]) => {
      const address = plainAddress(document["x-service"]?.address);
      return [name, { address, credentials: null }];
    }),
  );
}

/** The bases at which browsers call the external services, if sessions are kept in this process. */
export function othersBases(catalogue: Catalogue, services: Services): Record<string, string> {
  const { system } = services;
  if (system?.forwardTo !== null) return {};
  const names = [...othersServices(catalogue, services).keys()];
  return Object.fromEntries(names.map((name) => [name, `${system.base}/services/${name}`]));
}
