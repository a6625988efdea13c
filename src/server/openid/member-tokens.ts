import type { Kysely } from "kysely";
import { isListedHost } from "../../language/link/link-hosts.ts";
import { openSession } from "../accounts/open-session.ts";
import type { OpenIdConfiguration } from "../configuration/openid-configuration.ts";
import type { Sealing } from "../imported/connection/sealing.ts";
import { UpstreamFailure } from "../imported/upstream.ts";
import type { Database } from "../storage/tables.ts";
import { type GivenTokens, type Provider, providerFault } from "./provider.ts";

/**
 * The tokens that the provider gives a member at sign-in, kept encrypted with the session: services
 * may be called with them in the member's own name.
 */
export interface MemberTokens {
  /** Whether the operator allows the tokens to be sent to the host of an address. */
  maySendTo(address: string): boolean;
  /** Stores the tokens of an active session, in place of earlier ones. */
  keep(db: Kysely<Database>, tokenHash: string, given: GivenTokens): Promise<void>;
  /**
   * The access token of a session, renewed if it is about to expire.
   * @throws UpstreamFailure if the session has none, or if the provider cannot be reached.
   */
  get(db: Kysely<Database>, sessionId: number): Promise<string>;
  /** Renews a token that a service has refused. Returns whether there is another one now. */
  renew(db: Kysely<Database>, sessionId: number, refused: string): Promise<boolean>;
}

interface MemberTokensOptions {
  provider: Provider;
  configuration: OpenIdConfiguration;
  sealing: Sealing;
  now(): Date;
}

interface Kept {
  access: string;
  refresh: string | null;
  /** When the provider gave the access token, and when it expires, in milliseconds since 1970. */
  since: number;
  until: number | null;
}

/** Milliseconds of remaining life below which a token is renewed. */
const leastLeftMs = 30_000;
/** Milliseconds within which a token is not renewed again because a service refuses it. */
const leastAgeMs = 60_000;
/** Milliseconds for which one process renews alone: providers accept a refresh token only once. */
const aloneMs = 15_000;
const pollMs = 200;

/** Creates the store of members' tokens; every process that has the operator's key can read it. */
export function createMemberTokens(options: MemberTokensOptions): MemberTokens {
  const { configuration, now } = options;
  const current = async (db: Kysely<Database>, sessionId: number, refused: string | null) => {
    const stored = await read(options, db, sessionId);
    const { access, refresh, since, until } = stored.kept;
    const time = now().getTime();
    const isOld = until !== null && until - leastLeftMs <= time;
    const isRefused = access === refused && refresh !== null && since + leastAgeMs <= time;
    return isOld || isRefused ? await renewed(options, db, sessionId, stored.sealed) : access;
  };
  return {
    maySendTo: (address) => isListedHost(hostOf(address), configuration.tokenHosts),
    async keep(db, tokenHash, given) {
      const session = await openSession(db, tokenHash);
      if (!session) return;
      const row = { sealed: sealed(options, session.id, given, null), renewingUntil: null };
      await db
        .insertInto("sessionToken")
        .values({ sessionId: session.id, ...row })
        .onConflict((conflict) => conflict.column("sessionId").doUpdateSet(row))
        .execute();
    },
    get: (db, sessionId) => current(db, sessionId, null),
    renew: async (db, sessionId, refused) => (await current(db, sessionId, refused)) !== refused,
  };
}

function hostOf(address: string): string {
  return new URL(address).host.replace(/:(80|443)$/, "");
}

/** The stored tokens of a session. @throws UpstreamFailure where there are none. */
async function read(
  { sealing, configuration }: MemberTokensOptions,
  db: Kysely<Database>,
  sessionId: number,
) {
  const row = await db
    .selectFrom("sessionToken")
    .select(["sealed", "renewingUntil"])
    .where("sessionId", "=", sessionId)
    .executeTakeFirst();
  const text = row && sealing.open(row.sealed, boundTo(sessionId, configuration));
  if (!row || !text) throw missing(configuration);
  const kept: Kept = JSON.parse(text);
  return { ...row, kept };
}

function sealed(
  { sealing, configuration, now }: MemberTokensOptions,
  sessionId: number,
  { access, refresh, lifeMs }: GivenTokens,
  refreshBefore: string | null,
): string {
  const since = now().getTime();
  const until = lifeMs === null ? null : since + lifeMs;
  // A provider that gives no further refresh token lets the earlier one be used again.
  const kept: Kept = { access, refresh: refresh ?? refreshBefore, since, until };
  return sealing.seal(JSON.stringify(kept), boundTo(sessionId, configuration));
}

function boundTo(sessionId: number, { issuer }: OpenIdConfiguration): string {
  return JSON.stringify(["session", sessionId, issuer.href]);
}

/**
 * The access token after a renewal by this process or by another one that renews it already.
 * @param before The stored text of the token that is renewed.
 */
async function renewed(
  options: MemberTokensOptions,
  db: Kysely<Database>,
  sessionId: number,
  before: string,
): Promise<string> {
  const givenUp = Date.now() + aloneMs;
  while (Date.now() < givenUp) {
    if (await claim(options, db, sessionId, before)) {
      return await renewAlone(options, db, sessionId);
    }
    await new Promise((resolve) => setTimeout(resolve, pollMs));
    const { sealed: now, kept } = await read(options, db, sessionId);
    if (now !== before) return kept.access;
  }
  throw unreachable(options.configuration);
}

/** Notes that this process renews a token, unless it has been renewed or another process does. */
async function claim(
  { now }: MemberTokensOptions,
  db: Kysely<Database>,
  sessionId: number,
  before: string,
): Promise<boolean> {
  const time = now();
  const claimed = await db
    .updateTable("sessionToken")
    .set({ renewingUntil: new Date(time.getTime() + aloneMs) })
    .where("sessionId", "=", sessionId)
    .where("sealed", "=", before)
    .where((is) => is.or([is("renewingUntil", "is", null), is("renewingUntil", "<=", time)]))
    .returning("sessionId")
    .executeTakeFirst();
  return claimed !== undefined;
}

async function renewAlone(
  options: MemberTokensOptions,
  db: Kysely<Database>,
  sessionId: number,
): Promise<string> {
  const { refresh } = (await read(options, db, sessionId)).kept;
  const given = refresh === null ? "refused" : await renewal(options.provider, refresh);
  if (given === "refused") {
    await db.deleteFrom("sessionToken").where("sessionId", "=", sessionId).execute();
    throw missing(options.configuration);
  }
  const row = given && { sealed: sealed(options, sessionId, given, refresh) };
  await db
    .updateTable("sessionToken")
    .set({ ...row, renewingUntil: null })
    .where("sessionId", "=", sessionId)
    .execute();
  if (!given) throw unreachable(options.configuration);
  return given.access;
}

/** New tokens; `null` if the provider cannot be reached, so that the earlier ones stay. */
async function renewal(provider: Provider, refresh: string) {
  try {
    return await provider.renew(refresh);
  } catch (error) {
    return providerFault(error) === "unreachable" ? null : ("refused" as const);
  }
}

function missing({ name }: OpenIdConfiguration): UpstreamFailure {
  return new UpstreamFailure(403, "connectionFault.memberTokenMissing", {
    values: { provider: name },
  });
}

function unreachable({ name }: OpenIdConfiguration): UpstreamFailure {
  return new UpstreamFailure(502, "connectionFault.memberTokenUnrenewed", {
    values: { provider: name },
  });
}
