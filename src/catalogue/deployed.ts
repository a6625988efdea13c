import type { Catalogue } from "./catalogue.ts";
import type { Operation, Service } from "./operation.ts";

/** A permission that nobody holds, for calls that another back end does not offer. */
export const absentPermission = "absent";

/** Operations of our own service beyond the contract (specification section 7). */
const beyondContract =
  /^(session|notice|page|view|preference|audit|service)\.|^login\.(confirm|recent)$|^menu\.getRoleTree$|^task\.getMonths$|\.restore$/;

/** Search parameters of our own service's lists beyond the contract, by tag. */
const ownSearches: ReadonlyMap<string, string> = new Map([["pointsSysUser", "fullname"]]);

/**
 * The catalogue for a deployment: of a service that another back end answers it contains only the
 * contract, without the extensions of our own service.
 */
export function deployedCatalogue(
  shipped: Catalogue,
  isOwn: (service: Service) => boolean,
): Catalogue {
  const services = new Map(
    [...shipped.services].map(([name, service]) => {
      return [name, isOwn(service) ? service : { ...service, isBare: true }] as const;
    }),
  );
  const operations = new Map(
    [...shipped.operations].map(([id, operation]) => {
      const service = services.get(operation.service.name);
      return [id, service?.isBare ? bare(operation, service) : operation] as const;
    }),
  );
  return { ...shipped, services, operations };
}

/**
 * Removes from an operation what only our own service supports. Its inverse stays, for it also says
 * what is done to a record; that nothing can be undone follows from the service.
 */
function bare(operation: Operation, service: Service): Operation {
  const known = { ...withoutOwnSearch(operation), service };
  return beyondContract.test(operation.id)
    ? { ...known, permission: absentPermission, own: null }
    : known;
}

/** Removes our own search parameters: another back end might ignore them and return all rows. */
function withoutOwnSearch(operation: Operation): Operation {
  const search = ownSearches.get(operation.tag);
  if (search === undefined) return operation;
  const { [search]: _, ...properties } = operation.request.properties ?? {};
  const parameters = operation.parameters.filter(({ name }) => name !== search);
  return { ...operation, parameters, request: { ...operation.request, properties } };
}
