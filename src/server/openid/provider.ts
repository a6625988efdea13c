import type {
  Configuration,
  TokenEndpointResponse,
  TokenEndpointResponseHelpers,
} from "openid-client";
import { fieldsOf } from "../../catalogue/schema/record.ts";
import type { OpenIdConfiguration } from "../configuration/openid-configuration.ts";

/** Seconds after which a silent provider counts as unreachable. */
const usualTimeoutSeconds = 10;

/** Maximum seconds since the provider's sign-in that count as a renewed proof of identity. */
const longestAgainSeconds = 120;

/** The secrets of a sign-in, held by the browser that began it. */
export interface Attempt {
  state: string;
  nonce: string;
  verifier: string;
}

/** An identity at the provider; issuer and subject together always mean the same person. */
export interface Identity {
  issuer: string;
  subject: string;
  claims: Readonly<Record<string, unknown>>;
}

/**
 * Why a sign-in at the provider failed: the person declined, there was no response, or an invalid
 * one.
 */
export type ProviderFault = "denied" | "unreachable" | "refused";

/** The tokens of a sign-in at the provider. */
export interface GivenTokens {
  access: string;
  /** The token that renews the access token; `null` if the provider gives none. */
  refresh: string | null;
  /** Milliseconds for which the access token is valid; `null` if the provider does not say. */
  lifeMs: number | null;
}

/** The identity provider that members sign in with. */
export interface Provider {
  /** The provider's address for a first or repeated sign-in, with the address to return to. */
  begin(callback: URL, isAgain?: boolean): Promise<{ address: URL; attempt: Attempt }>;
  /**
   * The identity of the person who has returned, with tokens for services that accept them.
   * @throws errors that `providerFault` can classify.
   */
  finish(
    address: URL,
    attempt: Attempt,
    isAgain?: boolean,
  ): Promise<{ identity: Identity; tokens: GivenTokens }>;
  /** New tokens for a refresh token. @throws errors that `providerFault` can classify. */
  renew(refreshToken: string): Promise<GivenTokens>;
}

/**
 * Creates the provider, with the authorization code flow and PKCE. Its configuration is fetched
 * when it is first needed, and fetched again after a failure.
 */
export function createProvider(
  configuration: OpenIdConfiguration,
  timeoutSeconds = usualTimeoutSeconds,
): Provider {
  let found: Promise<Configuration> | undefined;
  const find = () => {
    found ??= discover(configuration, timeoutSeconds).catch((error: unknown) => {
      found = undefined;
      throw error;
    });
    return found;
  };
  return {
    async begin(callback, isAgain = false) {
      const [client, provider] = await Promise.all([import("openid-client"), find()]);
      const attempt = {
        state: client.randomState(),
        nonce: client.randomNonce(),
        verifier: client.randomPKCECodeVerifier(),
      };
      const address = client.buildAuthorizationUrl(provider, {
        redirect_uri: callback.href,
        scope: configuration.scope,
        state: attempt.state,
        nonce: attempt.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(attempt.verifier),
        code_challenge_method: "S256",
        ...promptsOf(configuration, isAgain),
      });
      return { address, attempt };
    },

    async finish(address, { state, nonce, verifier }, isAgain = false) {
      const [client, provider] = await Promise.all([import("openid-client"), find()]);
      const tokens = await client.authorizationCodeGrant(provider, address, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
        ...(isAgain && { maxAge: longestAgainSeconds }),
      });
      const claims = tokens.claims();
      if (!claims) throw new Error("The provider has given no ID token.");
      const { iss: issuer, sub: subject } = claims;
      const told = provider.serverMetadata().userinfo_endpoint
        ? await client.fetchUserInfo(provider, tokens.access_token, subject)
        : {};
      const identity = { issuer, subject, claims: { ...told, ...claims } };
      return { identity, tokens: givenIn(tokens) };
    },

    async renew(refreshToken) {
      const [client, provider] = await Promise.all([import("openid-client"), find()]);
      return givenIn(await client.refreshTokenGrant(provider, refreshToken));
    },
  };
}

/**
 * What the provider asks the person for: their sign-in, if it is repeated, and their consent, where
 * the service may act for them while they are away.
 */
function promptsOf({ scope }: OpenIdConfiguration, isAgain: boolean): Record<string, string> {
  const isOffline = scope.split(" ").includes("offline_access");
  const prompts = [...(isAgain ? ["login"] : []), ...(isOffline ? ["consent"] : [])];
  return {
    ...(prompts.length > 0 && { prompt: prompts.join(" ") }),
    ...(isAgain && { max_age: "0" }),
  };
}

function givenIn(tokens: TokenEndpointResponse & TokenEndpointResponseHelpers): GivenTokens {
  const seconds = tokens.expiresIn();
  return {
    access: tokens.access_token,
    refresh: tokens.refresh_token ?? null,
    lifeMs: seconds === undefined ? null : seconds * 1_000,
  };
}

async function discover({ issuer, clientId, clientSecret }: OpenIdConfiguration, timeout: number) {
  const client = await import("openid-client");
  // The signature of the ID token is verified, although it comes directly from the provider.
  const execute = [client.enableNonRepudiationChecks];
  // The configuration allows http only for an issuer on this machine.
  if (issuer.protocol === "http:") execute.push(client.allowInsecureRequests);
  const options = { execute, timeout };
  return await client.discovery(issuer, clientId, clientSecret, undefined, options);
}

/** The reason why a sign-in at the provider failed. */
export function providerFault(error: unknown): ProviderFault {
  const { name, code, cause, error: answered } = fieldsOf(error);
  if (answered === "access_denied") return "denied";
  const isTheirs = answered === "server_error" || answered === "temporarily_unavailable";
  const isSilent = code === "OAUTH_TIMEOUT" || (name === "TypeError" && code === undefined);
  const isBroken = cause instanceof Response && cause.status >= 500;
  return isTheirs || isSilent || isBroken ? "unreachable" : "refused";
}
