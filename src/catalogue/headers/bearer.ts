/**
 * The `Authorization` header of a token: as `Bearer`, unless it is entered with a scheme of its own,
 * as `Token …`.
 */
export const bearerOf = (token: string): string =>
  /^[\w-]+ \S/.test(token) ? token : `Bearer ${token}`;
