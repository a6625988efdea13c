/** The environment variable that holds the address of a service: of `petStore`, `PET_STORE_API_URL`. */
export const addressVariable = (service: string) => `${variablePrefix(service)}_API_URL`;

/** `petStore` is `PET_STORE`. */
export function variablePrefix(service: string): string {
  return service.replace(/([a-z\d])([A-Z])/g, "$1_$2").toUpperCase();
}
