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

/** An answer with the address that sent it and the secrets to remove from it. */
interface ConnectedAnswer extends UpstreamAnswer {
  address: string;
  /** Removes the call's secrets from the response. */
  cleaned(answer: ForwardedAnswer): ForwardedAnswer;
}

/**
 * Calls a service at its address with its credentials. An access token that the service refuses is
 * fetched again once. A download of the type `file` follows redirects to the file's storage, within
 * the limits for addresses entered in the product.
 * @throws UpstreamFailure if there is no address, or no response that can be passed on.
 */
export async function callConnected(
  name: string,
  stored: StoredConnection | null,
  call: UpstreamCall,
  imported: ImportedPlace,
  file: string | null = null,
): Promise<ConnectedAnswer> {
  const { variable, address, isOperators, credentials } = connectionOf(name, stored, imported);
  if (address === null) {
    throw new UpstreamFailure(503, "serviceFault.noAddress", { values: { variable } });
  }
  if (credentials === "unreadable") {
    throw new UpstreamFailure(503, "connectionFault.credentialsUnreadable");
  }
  const send = isOperators ? imported.sendToOperators : imported.send;
  const follow: Follow | null =
    file === null
      ? null
      : (answer, signal) => followRedirects(answer, call, { send: imported.send, file }, signal);
  const attempt = async () => {
    const token = await tokenFor(credentials, imported);
    const known = withCredentials(call, credentials, token);
    const answer = await callUpstream({ address, send }, known, upstreamLimits, follow);
    const cleaned = (passed: ForwardedAnswer) => withoutSecrets(passed, credentials, token);
    return { token, answer: { ...answer, address, cleaned } };
  };
  const { token, answer } = await attempt();
  if (answer.response.status !== 401 || token === null) return answer;
  if (credentials?.kind === "clientCredentials") await imported.tokens.forget(credentials, token);
  return (await attempt()).answer;
}

/**
 * Token requests may go only to hosts that the operator allows for addresses entered in the
 * product.
 */
async function tokenFor(
  credentials: Credentials | null,
  { tokens, send }: ImportedPlace,
): Promise<string | null> {
  return credentials?.kind === "clientCredentials" ? await tokens.get(credentials, send) : null;
}
