/**
 * The environment variable that holds the address of a service: `PET_STORE_API_URL` for `petStore`.
 */
export const addressVariable = (service: string) => `${variablePrefix(service)}_API_URL`;

/** The prefix of a service's environment variables: `PET_STORE` for `petStore`. */
export function variablePrefix(service: string): string {
  return service.replace(/([a-z\d])([A-Z])/g, "$1_$2").toUpperCase();
}
