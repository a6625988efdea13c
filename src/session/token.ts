import { type CookieHolder, readCookie, removeCookie, writeCookie } from "./cookie.ts";

/** The fixed name of the token's cookie (specification section 9; decisions, names). */
const tokenCookie = "Admin-Token";

/** The storage of the session's token. */
export interface TokenStore {
  read(): string | null;
  write(token: string): void;
  clear(): void;
}

/** Stores the token in its cookie with `SameSite=Strict`, and `Secure` on https. */
export function createTokenStore(holder: CookieHolder, isSecure: boolean): TokenStore {
  return {
    read: () => readCookie(holder, tokenCookie) || null,
    write: (token) => writeCookie(holder, tokenCookie, token, { isLasting: false, isSecure }),
    clear: () => removeCookie(holder, tokenCookie),
  };
}
