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

/** Where imported services stand for the browser, each below it by its name, and for this process. */
export interface ImportedPlace {
  base: string;
  addressOf: ServiceAddresses;
}

/** Reads addresses from `<NAME>_API_URL` and `<NAME>_API_AUTHORIZATION` of the environment. */
export function addressesIn(
  environment: Readonly<Record<string, string | undefined>>,
): ServiceAddresses {
  return (name) => {
    const prefix = variablePrefix(name);
    const authorization = environment[`${prefix}_API_AUTHORIZATION`]?.trim();
    return {
      variable: `${prefix}_API_URL`,
      address: addressOf(environment[`${prefix}_API_URL`]?.trim()),
      authorization: authorization ? authorization : null,
    };
  };
}

/** `petStore` is `PET_STORE`. */
function variablePrefix(name: string): string {
  return name.replace(/([a-z\d])([A-Z])/g, "$1_$2").toUpperCase();
}

/** What is no plain address of the web counts as none: the screen names the variable. */
function addressOf(value: string | undefined): string | null {
  if (!value || !/^https?:\/\//i.test(value) || !URL.canParse(value)) return null;
  const { origin, pathname, search, hash, username, password } = new URL(value);
  if (search || hash || username || password) return null;
  return origin + pathname.replace(/\/+$/, "");
}
