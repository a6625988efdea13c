import { type CookieHolder, readCookie, removeCookie, writeCookie } from "./cookie.ts";

/** The fixed name of the token's cookie (specification section 9; decisions, names). */
const tokenCookie = "Admin-Token";

/** The storage of the session's token. */
export interface TokenStore {
  read(): string | null;
  write(token: string): void;
  clear(): void;
}

/** Keeps the token in its cookie: `SameSite=Strict`, and `Secure` on https. */
export function createTokenStore(holder: CookieHolder, isSecure: boolean): TokenStore {
  return {
    read: () => readCookie(holder, tokenCookie) || null,
    write: (token) => writeCookie(holder, tokenCookie, token, { isLasting: false, isSecure }),
    clear: () => removeCookie(holder, tokenCookie),
  };
}
