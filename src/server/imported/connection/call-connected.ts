import type { Kysely } from "kysely";
import type { Database } from "../../storage/tables.ts";
import { followRedirects } from "../follow-redirects.ts";
import type { ImportedPlace } from "../imported-place.ts";
import {
  callUpstream,
  type Follow,
  type UpstreamAnswer,
  type UpstreamCall,
  UpstreamFailure,
  upstreamLimits,
} from "../upstream.ts";
import { type Credentials, connectionOf, type StoredConnection } from "./connection.ts";
import { type ForwardedAnswer, withCredentials, withoutSecrets } from "./with-credentials.ts";

/** The session that makes a call, for services that are called with its member's own token. */
export interface CallingSession {
  db: Kysely<Database>;
  sessionId: number;
}

/** An answer with the address that sent it and the secrets to remove from it. */
interface ConnectedAnswer extends UpstreamAnswer {
  address: string;
  /** Removes the call's secrets from the response. */
  cleaned(answer: ForwardedAnswer): ForwardedAnswer;
}

/**
 * Calls a service at its address with its credentials. An access token that the service refuses is
 * renewed once. A download of the type `file` follows redirects to the file's storage, within
 * the limits for addresses entered in the product.
 * @throws UpstreamFailure if there is no address, or no response that can be passed on.
 */
export async function callConnected(
  name: string,
  stored: StoredConnection | null,
  call: UpstreamCall,
  imported: ImportedPlace,
  { file = null, ...session }: CallingSession & { file?: string | null },
): Promise<ConnectedAnswer> {
  const { variable, address, isOperators, credentials } = connectionOf(name, stored, imported);
  if (address === null) {
    throw new UpstreamFailure(503, "importedService.noAddress", { values: { variable } });
  }
  if (credentials === "unreadable") {
    throw new UpstreamFailure(503, "connectionFault.credentialsUnreadable");
  }
  const send = isOperators ? imported.sendToOperators : imported.send;
  const follow: Follow | null =
    file === null
      ? null
      : (answer, signal) => followRedirects(answer, call, { send: imported.send, file }, signal);
  const tokens = tokensFor(credentials, address, imported, session);
  const attempt = async () => {
    const token = tokens && (await tokens.get());
    const known = withCredentials(call, credentials, token);
    const answer = await callUpstream({ address, send }, known, upstreamLimits, follow);
    const cleaned = (passed: ForwardedAnswer) => withoutSecrets(passed, credentials, token);
    return { token, answer: { ...answer, address, cleaned } };
  };
  const { token, answer } = await attempt();
  if (answer.response.status !== 401 || !tokens || token === null) return answer;
  return (await tokens.renew(token)) ? (await attempt()).answer : answer;
}

/** Where the token of a call comes from; `renew` tells whether another attempt may succeed. */
interface TokenSource {
  get(): Promise<string>;
  renew(refused: string): Promise<boolean>;
}

/**
 * Token requests may go only to hosts that the operator allows for addresses entered in the
 * product.
 */
function tokensFor(
  credentials: Credentials | null,
  address: string,
  { tokens, members, send }: ImportedPlace,
  { db, sessionId }: CallingSession,
): TokenSource | null {
  if (credentials?.kind === "clientCredentials") {
    return {
      get: () => tokens.get(credentials, send),
      async renew(refused) {
        await tokens.forget(credentials, refused);
        return true;
      },
    };
  }
  if (credentials?.kind !== "member") return null;
  if (!members?.maySendTo(address)) throw memberTokensOff(address);
  return {
    get: () => members.get(db, sessionId),
    renew: (refused) => members.renew(db, sessionId, refused),
  };
}

/** The failure for members' tokens that the operator does not allow to be sent to an address. */
export function memberTokensOff(address: string): UpstreamFailure {
  const { host } = new URL(address);
  return new UpstreamFailure(503, "connectionFault.memberTokensOff", { values: { host } });
}
