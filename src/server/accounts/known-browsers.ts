import type { Kysely } from "kysely";
import type { HandlerContext } from "../call/handler.ts";
import type { Database } from "../storage/tables.ts";
import { createToken, hashToken } from "./tokens.ts";

/** The cookie that identifies a known browser; scripts cannot read it. */
const cookieName = "Known-Browser";
/** Seconds after the last sign-in for which a browser stays known. */
export const knownBrowserLifeSeconds = 365 * 24 * 3600;

/** Maximum members remembered in one browser, each by a separate token. */
const mostMembers = 3;
/** Maximum browsers remembered for a member, since programs that sign in keep no cookie. */
const mostBrowsers = 20;

/**
 * The token hash of a browser in which the member has signed in before, or `null`. A stolen cookie
 * does not replace the password, and failures with it are counted separately (OWASP, device
 * cookies).
 */
export async function findKnownBrowser(
  { db, caller }: HandlerContext,
  memberId: number,
): Promise<string | null> {
  const hashes = tokensOf(caller).map(hashToken);
  if (hashes.length === 0) return null;
  const found = await db
    .selectFrom("knownBrowser")
    .select("tokenHash")
    .where("memberId", "=", memberId)
    .where("tokenHash", "in", hashes)
    .executeTakeFirst();
  return found?.tokenHash ?? null;
}

/**
 * Remembers the browser by a new token after the member has signed in, so that people who used the
 * browser before do not know the token.
 */
export async function rememberBrowser(context: HandlerContext, memberId: number): Promise<void> {
  const { db, caller, services } = context;
  const token = createToken();
  const before = await findKnownBrowser(context, memberId);
  const others = tokensOf(caller).filter((other) => hashToken(other) !== before);
  await db
    .insertInto("knownBrowser")
    .values({ tokenHash: hashToken(token), memberId, lastUsedTime: services.now() })
    .execute();
  await db
    .deleteFrom("knownBrowser")
    .where("memberId", "=", memberId)
    .where((is) =>
      is.or([
        is("tokenHash", "=", before ?? ""),
        is(
          "tokenHash",
          "in",
          is
            .selectFrom("knownBrowser")
            .select("tokenHash")
            .where("memberId", "=", memberId)
            .orderBy("lastUsedTime", "desc")
            .offset(mostBrowsers),
        ),
      ]),
    )
    .execute();
  context.setCookie(cookieName, [token, ...others].slice(0, mostMembers).join("."), {
    maxAgeSeconds: knownBrowserLifeSeconds,
    httpOnly: true,
  });
}

/** Forgets all known browsers of the member, for example after the password has changed. */
export async function forgetBrowsers(db: Kysely<Database>, memberId: number): Promise<void> {
  await db.deleteFrom("knownBrowser").where("memberId", "=", memberId).execute();
}

function tokensOf({ cookies }: HandlerContext["caller"]): string[] {
  return (cookies[cookieName] ?? "")
    .split(".")
    .filter((token) => token !== "")
    .slice(0, mostMembers);
}
