/** Where a menu node leads. */
export interface MenuAddress {
  /** The absolute path, an http(s) address, or empty where it leads nowhere. */
  address: string;
  isExternal: boolean;
  /** Why it leads nowhere, or not where it says. */
  fault: "unsafeAddress" | "addressHasQuery" | null;
}

/** Stands for the application while addresses are read; nothing is ever asked of it. */
const here = "http://menu.invalid";

/**
 * The address in a node's `routerPath`: absolute, or relative to its parent's. Only http(s) leads
 * outside, without an account that looks like a host. Whatever else a browser would take for more
 * than a path, such as `javascript:`, leads nowhere. A query or a fragment is no part of a path.
 */
export function readMenuAddress(routerPath: string, base: string): MenuAddress {
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

/** A path without doubled or trailing slashes, as people write it: not percent-encoded. */
export function normalPath(path: string): string {
  const joined = `/${path.split("/").filter(Boolean).join("/")}`;
  try {
    return decodeURI(joined);
  } catch {
    return joined;
  }
}
