import { decoded } from "../catalogue/written/decoded.ts";

/** The holder of cookies: the browser's document, or a stand-in for it. */
export interface CookieHolder {
  cookie: string;
}

/** The value of a cookie, or `null`. */
export function readCookie(holder: CookieHolder, name: string): string | null {
  for (const entry of holder.cookie.split("; ")) {
    const separator = entry.indexOf("=");
    if (entry.slice(0, separator) === name) return decoded(entry.slice(separator + 1));
  }
  return null;
}

/** Stores a value in a cookie, for a year if `isLasting`, otherwise until the browser closes. */
export function writeCookie(
  holder: CookieHolder,
  name: string,
  value: string,
  options: { isLasting: boolean; isSecure: boolean },
): void {
  const parts = [`${name}=${encodeURIComponent(value)}`, "Path=/", "SameSite=Strict"];
  if (options.isLasting) parts.push(`Max-Age=${365 * 24 * 3600}`);
  if (options.isSecure) parts.push("Secure");
  holder.cookie = parts.join("; ");
}

/** Removes a cookie. */
export function removeCookie(holder: CookieHolder, name: string): void {
  holder.cookie = `${name}=; Path=/; SameSite=Strict; Max-Age=0`;
}
