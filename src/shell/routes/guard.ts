import { type LoaderFunctionArgs, redirect } from "react-router-dom";
import type { Application } from "../application.ts";
import { menuRoutes } from "../menu/menu-routes.ts";
import { resolveAddress, startAddress } from "../menu/resolve-address.ts";
import { finishAtProvider } from "../sign-in/link-identity.ts";
import { notFoundPath } from "./static-paths.ts";

/** Where a person goes to sign in, and then back to where they wanted to go. */
export function signInAddress(wanted: string): string {
  return `/login?redirect=${encodeURIComponent(wanted)}`;
}

/**
 * The address in a redirect query, or `/`. Only addresses of this application count: nobody may be
 * led elsewhere by a crafted link.
 */
export function wantedAddress(redirectTo: string | null): string {
  // A browser drops some characters of an address: only what it makes of it tells where it leads.
  const here = "http://here.invalid";
  if (!redirectTo?.startsWith("/") || !URL.canParse(redirectTo, here)) return "/";
  const { origin, pathname, search, hash } = new URL(redirectTo, here);
  const isPage = origin === here && !pathname.startsWith("//") && pathname !== "/login";
  return isPage ? pathname + search + hash : "/";
}

/** The fragment of the address that is being opened: a loader's request leaves it out. */
export type HashOf = () => string;

/** Lets nobody without a session pass, and nobody to a page that is not there (section 2). */
export function guardPages(application: Application, hashOf: HashOf) {
  return async ({ request }: LoaderFunctionArgs): Promise<null> => {
    const { pathname } = new URL(request.url);
    await requireSession(application, request, hashOf());
    const routes = routesOf(application.session.store.getState().menu);
    if (pathname === "/") {
      throw redirect(startAddress(routes, application.settings.store.getState().startPage));
    }
    const found = resolveAddress(routes, pathname);
    if (found.kind === "redirect") throw redirect(found.address);
    if (found.kind === "unknown" && pathname !== notFoundPath) throw redirect(notFoundPath);
    return null;
  };
}

/** A menu's routes, read once: every navigation asks for them. */
const routesOf = once(menuRoutes);

/** A function that gives the same result for the same argument. */
function once<Given extends object, Result>(read: (given: Given) => Result) {
  const known = new WeakMap<Given, Result>();
  return (given: Given): Result => {
    const result = known.get(given) ?? read(given);
    known.set(given, result);
    return result;
  };
}

/** Lets nobody without a session pass. */
async function requireSession(
  { session }: Application,
  request: Request,
  hash: string,
): Promise<void> {
  const { pathname, search } = new URL(request.url);
  const toSignIn = () => redirect(signInAddress(pathname + search + hash));
  if (!session.hasToken()) {
    session.forget();
    throw toSignIn();
  }
  await session.load().catch(() => {
    throw toSignIn();
  });
}

/** Somebody signed in has no business on the sign-in page, and goes on to where it would lead. */
export function guardSignIn(application: Application) {
  return ({ request }: LoaderFunctionArgs): null => {
    const { searchParams } = new URL(request.url);
    if (!application.session.hasToken()) return null;
    // The wire says where it fails.
    void finishAtProvider(application, searchParams).catch(() => undefined);
    throw redirect(wantedAddress(searchParams.get("redirect")));
  };
}
