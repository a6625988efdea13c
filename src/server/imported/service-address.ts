import { addressVariable, variablePrefix } from "../../catalogue/address-variable.ts";

/** Where an imported service is, as the environment says (README, configuration). */
export interface ServiceAddress {
  /** The environment variable that holds it. */
  variable: string;
  /** An http or https address without a trailing slash, or `null` where none is set. */
  address: string | null;
  /** What calls carry as `Authorization`, or `null`. */
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

/** An address of the web with nothing but a path, without its last slash; `null` of anything else. */
export function plainAddress(value: string | undefined): string | null {
  if (!value || !/^https?:\/\//i.test(value) || !URL.canParse(value)) return null;
  const { origin, pathname, search, hash, username, password } = new URL(value);
  if (search || hash || username || password) return null;
  return origin + pathname.replace(/\/+$/, "");
}
