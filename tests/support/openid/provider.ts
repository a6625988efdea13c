import { createSign, generateKeyPairSync } from "node:crypto";
import { createServer } from "node:http";
import Provider from "oidc-provider";

/** How the provider's answers are falsified: the header and the claims of an ID token, re-signed. */
export interface Forgery {
  header?: Readonly<Record<string, unknown>>;
  claims?: Readonly<Record<string, unknown>>;
  /** Keeps the signature of the original token. */
  keepsSignature?: boolean;
}

/** A real OpenID Connect provider on this machine, whose accounts need no password. */
export interface OpenIdProvider {
  issuer: URL;
  /** The claims of the provider's accounts, by account name. */
  people: Map<string, Readonly<Record<string, unknown>>>;
  /** Falsifies every ID token until it is set to `null`. */
  forgery: Forgery | null;
  /** While it is set, the provider answers 503 to every request. */
  isBroken: boolean;
  /** Whether a sign-in also gives a token that renews the access token. */
  givesRefreshTokens: boolean;
  /** The paths of all requests, in order. */
  asked: string[];
  /** Registers the client with its redirect address. */
  serve(callback: string): void;
  stop(): Promise<void>;
}

export const openIdClient = {
  clientId: "screenwright",
  clientSecret: "the client's secret",
  scope: "openid profile",
  tokenHosts: [],
};

/** Starts the provider, which answers 503 until its client is registered. */
export async function startOpenIdProvider(): Promise<OpenIdProvider> {
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  let answer: ReturnType<Provider["callback"]> | null = null;
  const server = createServer((request, response) => {
    started.asked.push((request.url ?? "").split("?")[0] ?? "");
    if (answer && !started.isBroken) void answer(request, response);
    else response.writeHead(503).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("The provider has no port.");
  const started: OpenIdProvider = {
    issuer: new URL(`http://127.0.0.1:${address.port}`),
    people: new Map(),
    forgery: null,
    isBroken: false,
    givesRefreshTokens: false,
    asked: [],
    serve(callback) {
      answer = providerOf(started, callback, privateKey.export({ format: "jwk" })).callback();
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return started;

  function providerOf(own: OpenIdProvider, callback: string, key: object): Provider {
    const provider = new Provider(own.issuer.origin, {
      clients: [
        {
          client_id: openIdClient.clientId,
          client_secret: openIdClient.clientSecret,
          redirect_uris: [callback],
          grant_types: ["authorization_code", "refresh_token"],
        },
      ],
      jwks: { keys: [{ ...key, use: "sig", alg: "RS256", kid: "test" }] },
      ttl: {
        Interaction: 600,
        Grant: 600,
        Session: 600,
        AccessToken: 600,
        IdToken: 600,
        RefreshToken: 600,
      },
      issueRefreshToken: async () => own.givesRefreshTokens,
      cookies: { keys: ["a test's key"] },
      claims: { openid: ["sub"], profile: ["name", "preferred_username", "roles", "realm"] },
      findAccount: (_context, name) => ({
        accountId: name,
        claims: () => ({ sub: name, ...own.people.get(name) }),
      }),
      // The provider grants the client's scopes without asking for consent.
      async loadExistingGrant({ oidc }) {
        const { client, session } = oidc;
        const grant = new provider.Grant({
          ...(client && { clientId: client.clientId }),
          ...(session?.accountId && { accountId: session.accountId }),
        });
        grant.addOIDCScope("openid profile");
        await grant.save();
        return grant;
      },
    });
    provider.use(async (context, next) => {
      await next();
      if (!own.forgery || context.path !== "/token") return;
      const body: { id_token?: string } = Object(context.body);
      if (body.id_token) body.id_token = forged(body.id_token, own.forgery);
    });
    return provider;
  }

  function forged(token: string, { header, claims, keepsSignature }: Forgery): string {
    const [first = "", second = "", signature = ""] = token.split(".");
    const changed = (part: string, changes = {}) => {
      const read: object = JSON.parse(Buffer.from(part, "base64url").toString());
      return Buffer.from(JSON.stringify({ ...read, ...changes })).toString("base64url");
    };
    const text = `${changed(first, header)}.${changed(second, claims)}`;
    if (header?.alg === "none") return `${text}.`;
    if (keepsSignature) return `${text}.${signature}`;
    return `${text}.${createSign("sha256").update(text).sign(privateKey, "base64url")}`;
  }
}
