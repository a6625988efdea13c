/** Where a menu node leads. */
export interface MenuAddress {
  /** An absolute path or an http(s) address; empty if the node leads nowhere. */
  address: string;
  isExternal: boolean;
  /** The reason why the address is rejected or shortened, or `null`. */
  fault: "unsafeAddress" | "addressHasQuery" | null;
}

/** A placeholder base for parsing addresses; no request is ever sent to it. */
const here = "http://menu.invalid";

/**
 * Reads the address that a menu node gives in its `routerPath`: absolute, or relative to its parent's.
 * Only http(s) addresses without credentials may lead outside. Other schemes, such as
 * `javascript:`, lead nowhere, and a query or a fragment is not part of a path.
 */
export function readMenuAddress(given: string, base: string): MenuAddress {
  // A pasted address may have blanks around it, which its check leaves as they are.
  const routerPath = given.trim();
  if (routerPath === "") return { address: "", isExternal: false, fault: null };
  const own = urlOf(routerPath.replace(/^\/+/, "/"));
  if (own && /^https?:\/\//i.test(routerPath) && own.username + own.password === "") {
    return { address: routerPath, isExternal: true, fault: null };
  }
  if (own?.origin !== here) return { address: "", isExternal: false, fault: "unsafeAddress" };
  const path = routerPath.startsWith("/") ? routerPath : `${base}/${routerPath}`;
  const full = urlOf(`/${path.split("/").filter(Boolean).join("/")}`);
  if (full?.origin !== here) return { address: "", isExternal: false, fault: "unsafeAddress" };
  const fault = full.search !== "" || full.hash !== "" ? "addressHasQuery" : null;
  return { address: normalPath(full.pathname), isExternal: false, fault };
}

function urlOf(address: string): URL | null {
  return URL.canParse(address, here) ? new URL(address, here) : null;
}

/** A path without doubled or trailing slashes, decoded from percent-encoding for people to read. */
export function normalPath(path: string): string {
  const joined = `/${path.split("/").filter(Boolean).join("/")}`;
  try {
    return decodeURI(joined);
  } catch {
    return joined;
  }
}
