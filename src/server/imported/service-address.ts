import { addressVariable, variablePrefix } from "../../catalogue/address-variable.ts";

/** The address of an imported service from the environment (README, configuration). */
export interface ServiceAddress {
  /** The environment variable with the address. */
  variable: string;
  /** An http or https address without a trailing slash, or `null` if none is set. */
  address: string | null;
  /** The `Authorization` header of calls, or `null`. */
  authorization: string | null;
}

/** The address of an imported service by its name. */
export type ServiceAddresses = (name: string) => ServiceAddress;

/** Reads addresses from `<NAME>_API_URL` and `<NAME>_API_AUTHORIZATION` of the environment. */
export function addressesIn(
  environment: Readonly<Record<string, string | undefined>>,
): ServiceAddresses {
  return (name) => {
    const prefix = variablePrefix(name);
    const authorization = environment[`${prefix}_API_AUTHORIZATION`]?.trim();
    return {
      variable: addressVariable(name),
      address: plainAddress(environment[addressVariable(name)]?.trim()),
      authorization: authorization ? authorization : null,
    };
  };
}

/** A web address with only a path and no trailing slash; `null` for any other text. */
export function plainAddress(value: string | undefined): string | null {
  if (!value || !/^https?:\/\//i.test(value) || !URL.canParse(value)) return null;
  const { origin, pathname, search, hash, username, password } = new URL(value);
  if (search || hash || username || password) return null;
  return origin + pathname.replace(/\/+$/, "");
}
