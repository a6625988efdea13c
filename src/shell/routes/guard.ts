import { type LoaderFunctionArgs, redirect } from "react-router-dom";
import type { Application } from "../application.ts";
import { lostAddress, resolveAddress, startAddress } from "../menu/resolve-address.ts";
import { routesOf } from "../menu/routes-of.ts";
import { finishAtProvider } from "../sign-in/link-identity.ts";
import { notFoundPath } from "./static-paths.ts";

/** The address of the sign-in page, which leads back to the wanted address afterwards. */
export function signInAddress(wanted: string): string {
  return `/login?redirect=${encodeURIComponent(wanted)}`;
}

/**
 * The address in a redirect query, or `/`. Only addresses of this application are accepted, so that
 * a crafted link cannot lead to another site.
 */
export function wantedAddress(redirectTo: string | null): string {
  // A browser removes some characters from an address, so only the parsed address tells where it
  // leads.
  const here = "http://here.invalid";
  if (!redirectTo?.startsWith("/") || !URL.canParse(redirectTo, here)) return "/";
  const { origin, pathname, search, hash } = new URL(redirectTo, here);
  const isPage = origin === here && !pathname.startsWith("//") && pathname !== "/login";
  return isPage ? pathname + search + hash : "/";
}

/** Returns the fragment of the address that is being opened, which a loader's request omits. */
export type HashOf = () => string;

/**
 * Redirects users without a session to the sign-in page, members who took the browser tab over from
 * another one to their start page, and addresses that the menu does not have and did not have before
 * to `/404` (section 2) or to the page that sets a password.
 */
export function guardPages(application: Application, hashOf: HashOf) {
  return async ({ request }: LoaderFunctionArgs): Promise<null> => {
    const { pathname, search } = new URL(request.url);
    const wanted = pathname + search + hashOf();
    await requireSession(application, pathname, wanted);
    if (application.isTakenOver() && pathname !== "/") throw redirect("/");
    const routes = routesOf(application.session.store.getState().menu);
    if (pathname === "/") {
      await application.preferences.arrived();
      throw redirect(startAddress(routes, application.settings.store.getState().startPage));
    }
    const found = resolveAddress(routes, pathname);
    if (found.kind === "redirect") throw redirect(found.address);
    if (found.kind === "unknown" && pathname !== notFoundPath) {
      // The frame tells that a page has left the menu while it was open.
      if (!application.leftPages.at(pathname)) throw redirect(lostAddress(routes, wanted));
    }
    return null;
  };
}

/** Redirects users without a session to the sign-in page. */
async function requireSession(
  { session, preferences }: Application,
  pathname: string,
  wanted: string,
): Promise<void> {
  const toSignIn = () => redirect(signInAddress(wanted));
  if (!session.hasToken()) {
    session.forget();
    throw toSignIn();
  }
  const loading = session.load();
  preferences.expect(pathname === "/");
  await loading.catch(() => {
    throw toSignIn();
  });
}

/** Redirects a signed-in user from the sign-in page to the wanted address. */
export function guardSignIn(application: Application) {
  return ({ request }: LoaderFunctionArgs): null => {
    const { searchParams } = new URL(request.url);
    if (!application.session.hasToken()) return null;
    if (application.isTakenOver()) throw redirect("/");
    // The wire reports a failure to the user.
    void finishAtProvider(application, searchParams).catch(() => undefined);
    throw redirect(wantedAddress(searchParams.get("redirect")));
  };
}
