import { jsonIn } from "../../../catalogue/schema/json-text.ts";
import { isRecord, own, ownText } from "../../../catalogue/schema/record.ts";
import { callUpstream, type Send, UpstreamFailure } from "../upstream.ts";
import type { Credentials } from "./connection.ts";
import { basicText } from "./with-credentials.ts";

/** Credentials that an authorization server exchanges for access tokens. */
type ClientCredentials = Exclude<Credentials, { kind: "operator" }>;

/** A cache of access tokens, which are fetched when needed and renewed before they expire. */
export interface AccessTokens {
  /**
   * The token for these credentials; simultaneous callers share one request.
   * @throws UpstreamFailure if the authorization server issues none.
   */
  get(credentials: ClientCredentials, send: Send): Promise<string>;
  /** Drops a token that the service has refused, so that the next call fetches another one. */
  forget(credentials: ClientCredentials, token: string): Promise<void>;
}

interface Kept {
  token: Promise<string>;
  /** The time at which the token expires; unknown while the token is being fetched. */
  until: number;
}

/**
 * Milliseconds of remaining life below which a token is renewed, since a call takes time as well.
 */
const leastLeftMs = 30_000;
/** Milliseconds for which a token without a stated lifetime is used. */
const usualLifeMs = 300_000;
/**
 * How long a refusal is remembered, in milliseconds: repeated attempts could lock this client out.
 */
const refusalMs = 10_000;
const limits = { milliseconds: 20_000, bytes: 256 * 1024 };

/** The cached tokens of this process, by the credentials that they are fetched with. */
export function createAccessTokens(now: () => Date): AccessTokens {
  const kept = new Map<string, Kept>();
  const fetchKept = (key: string, credentials: ClientCredentials, send: Send): Kept => {
    const entry: Kept = { token: Promise.resolve(""), until: Number.POSITIVE_INFINITY };
    entry.token = fetchToken(credentials, send).then(
      ({ token, lifeMs }) => {
        entry.until = now().getTime() + Math.max(0, lifeMs - Math.min(leastLeftMs, lifeMs / 2));
        return token;
      },
      (error: unknown) => {
        entry.until = now().getTime() + refusalMs;
        throw error;
      },
    );
    kept.set(key, entry);
    return entry;
  };
  return {
    get(credentials, send) {
      const key = keyOf(credentials);
      const before = kept.get(key);
      if (before && before.until > now().getTime()) return before.token;
      return fetchKept(key, credentials, send).token;
    },
    async forget(credentials, token) {
      const key = keyOf(credentials);
      const entry = kept.get(key);
      const current = await entry?.token.catch(() => null);
      // The token is dropped only if no other call has renewed it yet.
      if (current === token && kept.get(key) === entry) kept.delete(key);
    },
  };
}

function keyOf({ tokenAddress, scope, user, secret }: ClientCredentials): string {
  return JSON.stringify([tokenAddress, scope, user, secret]);
}

/** The grant `client_credentials` of OAuth 2.0 (RFC 6749, section 4.4). */
async function fetchToken(
  { tokenAddress = "", scope, user, secret }: ClientCredentials,
  send: Send,
): Promise<{ token: string; lifeMs: number }> {
  const fields = { grant_type: "client_credentials", ...(scope && { scope }) };
  const ask = async (more: Record<string, string>, headers: Record<string, string>) => {
    const body = new URLSearchParams({ ...fields, ...more }).toString();
    const type = {
      "Content-Type": "application/x-www-form-urlencoded",
      Accept: "application/json",
    };
    const call = { method: "post", path: "", headers: { ...type, ...headers }, body };
    return await callUpstream({ address: tokenAddress, send }, call, limits);
  };
  const encoded = basicText({ user: formEncoded(user), secret: formEncoded(secret) });
  let answer = await ask({}, { Authorization: `Basic ${encoded}` });
  // Some servers accept the client's credentials in the body only.
  if (answer.response.status === 400 || answer.response.status === 401) {
    answer = await ask({ client_id: user, client_secret: secret }, {});
  }
  const told = jsonIn(answer.content.toString("utf8"));
  const token = ownText(told, "access_token");
  const { status } = answer.response;
  if (status >= 300 || !token) throw refused(status, told);
  const seconds = Number(own(told, "expires_in") ?? Number.NaN);
  return { token, lifeMs: seconds > 0 ? seconds * 1_000 : usualLifeMs };
}

function formEncoded(text: string): string {
  return new URLSearchParams({ "": text }).toString().slice(1);
}

/**
 * The failure for a refused token; only the error code of the answer is shown, as the rest is not
 * trusted.
 */
function refused(status: number, told: unknown): UpstreamFailure {
  const code = isRecord(told) ? (ownText(told, "error") ?? "") : "";
  const reason = /^[\w.-]{1,60}$/.test(code) ? code : String(status);
  return new UpstreamFailure(502, "connectionFault.tokenRefused", { values: { reason } });
}
