import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { readJson } from "../../catalogue/schema/json-text.ts";
import { fieldsOf } from "../../catalogue/schema/record.ts";
import { illegalToken, renewAuthentication } from "../accounts/sessions.ts";
import { hashToken } from "../accounts/tokens.ts";
import { Refusal } from "../call/refusal.ts";
import { type Admission, admit } from "./admission.ts";
import { findMember, keepShown } from "./members.ts";
import {
  type Attempt,
  type GivenTokens,
  type Identity,
  type Provider,
  providerFault,
} from "./provider.ts";

const attemptCookie = "OpenID-Attempt";
const attemptLifeSeconds = 600;
/** Maximum characters of the address to return to, which must fit into the cookie. */
const longestRedirect = 1_000;
/** The cookie from which the front end reads the token (decisions, names). */
const tokenCookie = "Admin-Token";

/** The dependencies of the sign-in routes. */
interface OpenIdRoutes extends Admission {
  provider: Provider;
}

/**
 * Serves signing in at an OpenID Connect provider: `<base>/api/login/openid` redirects to the
 * provider, which redirects back to `.../callback`. From there the browser always goes to the
 * sign-in page, which shows a fault or opens the page that the person wanted.
 */
export function serveOpenId(app: FastifyInstance, base: string, routes: OpenIdRoutes): void {
  const path = `${base}/api/login/openid`;
  const { provider } = routes;
  const cookieOptions = (request: FastifyRequest) => ({
    path,
    httpOnly: true,
    // The provider's site redirects back to this one, so browsers would not send a strict cookie.
    sameSite: "lax" as const,
    secure: request.protocol === "https",
  });

  app.get(path, async (request, reply) => {
    const { redirect, isLink, token } = readBeginning(request);
    try {
      if (isLink && token === "") throw illegalToken();
      const session = token === "" ? "" : hashToken(token);
      const { address, attempt } = await provider.begin(callbackOf(request, path), session !== "");
      const begun = JSON.stringify({ ...attempt, redirect, session, isLink });
      const value = Buffer.from(begun).toString("base64url");
      const maxAge = attemptLifeSeconds;
      reply.setCookie(attemptCookie, value, { ...cookieOptions(request), maxAge });
      return reply.redirect(address.href);
    } catch (error) {
      return fail(request, reply, redirect, error);
    }
  });

  app.get(`${path}/callback`, async (request, reply) => {
    const { redirect, session, isLink, ...attempt } = readAttempt(request.cookies[attemptCookie]);
    reply.clearCookie(attemptCookie, cookieOptions(request));
    try {
      const address = callbackOf(request, path);
      address.search = new URL(request.url, address).search;
      const returned = await provider.finish(address, attempt, session !== "");
      const { identity } = returned;
      if (isLink) {
        await keepShown(routes.db, session, identity, routes.services.now());
        return reply.redirect(signInPage({ redirect, link: "1" }));
      }
      if (session !== "") {
        await confirm(routes, identity, session);
        await keepTokens(routes, session, returned);
        return reply.redirect(signInPage({ redirect }));
      }
      const token = await admit(request, routes, identity);
      await keepTokens(routes, hashToken(token), returned);
      reply.setCookie(tokenCookie, token, {
        path: "/",
        sameSite: "strict",
        secure: request.protocol === "https",
      });
      return reply.redirect(signInPage({ redirect }));
    } catch (error) {
      return fail(request, reply, redirect, error);
    }
  });
}

/**
 * The purpose of the redirect to the provider: signing in, signing in again, or linking an
 * identity.
 */
function readBeginning({ query, cookies }: FastifyRequest) {
  const { redirect: wanted = "/", again, link } = fieldsOf(query);
  const redirect = String(wanted).length > longestRedirect ? "/" : String(wanted);
  const isLink = link !== undefined;
  // Browsers send this cookie only if the request comes from a page of this site.
  const token = isLink || again !== undefined ? (cookies[tokenCookie] ?? "") : "";
  return { redirect, isLink, token };
}

function callbackOf(request: FastifyRequest, path: string): URL {
  return new URL(`${request.protocol}://${request.host}${path}/callback`);
}

/**
 * Reads a pending sign-in; `session` is the hash of the token that signs in again or links an
 * identity.
 */
function readAttempt(
  cookie = "",
): Attempt & { redirect: string; session: string; isLink: boolean } {
  const read = readJson(Buffer.from(cookie, "base64url").toString());
  const fields = "value" in read ? fieldsOf(read.value) : {};
  const text = (name: string) => String(fields[name] ?? "");
  return {
    state: text("state"),
    nonce: text("nonce"),
    verifier: text("verifier"),
    redirect: text("redirect"),
    session: text("session"),
    isLink: fields.isLink === true,
  };
}

/** The sign-in page's address; that page itself checks the address to open afterwards. */
function signInPage(query: Readonly<Record<string, string>>): string {
  return `/login?${new URLSearchParams(query)}`;
}

function fail(request: FastifyRequest, reply: FastifyReply, redirect: string, error: unknown) {
  const failed =
    error instanceof Refusal ? error.messageKey.split(".").at(-1) : providerFault(error);
  if (!(error instanceof Refusal)) request.log.warn({ err: error }, "Nobody signed in by OpenID.");
  return reply.redirect(signInPage({ redirect, failed: failed ?? "refused" }));
}

/** Keeps the tokens of a sign-in with its session, if services may be called with them. */
async function keepTokens(
  { db, services }: OpenIdRoutes,
  tokenHash: string,
  { tokens }: { tokens: GivenTokens },
): Promise<void> {
  await services.imported.members?.keep(db, tokenHash, tokens);
}

/** Notes that the member has proved their identity again, if the identity is the member's. */
async function confirm(
  { db, services }: OpenIdRoutes,
  identity: Identity,
  tokenHash: string,
): Promise<void> {
  const member = await findMember(db, identity);
  const now = services.now();
  if (member?.isConfirmed && (await renewAuthentication(db, member.id, { tokenHash }, now))) return;
  throw new Error("Somebody else has signed in there than here.");
}
