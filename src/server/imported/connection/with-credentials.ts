import { bearerOf } from "../../../catalogue/headers/bearer.ts";
import { type UpstreamCall, UpstreamFailure } from "../upstream.ts";
import type { Credentials } from "./connection.ts";

/** Minimum length of a secret that is removed from answers; shorter texts occur by chance. */
const shortestSecret = 8;

/** An answer as it is passed on to the browser. */
export interface ForwardedAnswer {
  status: number;
  headers: Readonly<Record<string, string>>;
  content: Buffer;
}

/** Replaces a secret in an answer. */
const hidden = "***";

/**
 * A call with the credentials of its service.
 * @param token The access token if the credentials fetch one.
 */
export function withCredentials(
  call: UpstreamCall,
  credentials: Credentials | null,
  token: string | null,
): UpstreamCall {
  const authorized = (value: string) => withHeader(call, "Authorization", value);
  switch (credentials?.kind) {
    case "operator":
      return authorized(credentials.authorization);
    case "bearer":
      return authorized(bearerOf(credentials.secret));
    case "basic":
      return authorized(`Basic ${basicText(credentials)}`);
    case "clientCredentials":
    case "member":
      return token === null ? call : authorized(`Bearer ${token}`);
    case "apiKey":
      return withKey(call, credentials.in ?? "header", credentials.key ?? "", credentials.secret);
    default:
      return call;
  }
}

/** User name and password in the form of the `Basic` scheme. */
export function basicText({ user, secret }: { user: string; secret: string }): string {
  return Buffer.from(`${user}:${secret}`).toString("base64");
}

/** The response without the call's secrets, in case the service repeats them. */
export function withoutSecrets(
  answer: ForwardedAnswer,
  credentials: Credentials | null,
  token: string | null,
): ForwardedAnswer {
  const secrets = secretsOf(credentials, token).filter(({ length }) => length >= shortestSecret);
  const clean = (text: string) => secrets.reduce((rest, one) => rest.replaceAll(one, hidden), text);
  const headers = Object.entries(answer.headers).map(([name, value]) => [name, clean(value)]);
  const isTold = secrets.some((secret) => answer.content.includes(secret));
  const content = isTold ? Buffer.from(clean(answer.content.toString("utf8"))) : answer.content;
  return { ...answer, headers: Object.fromEntries(headers), content };
}

const withoutScheme = (authorization: string) => authorization.replace(/^[\w-]+ +/, "");

function secretsOf(credentials: Credentials | null, token: string | null): string[] {
  if (credentials === null) return [];
  if (credentials.kind === "operator") return [withoutScheme(credentials.authorization)];
  const secret =
    credentials.kind === "bearer" ? withoutScheme(credentials.secret) : credentials.secret;
  const encoded = [encodeURIComponent(secret), basicText(credentials)];
  return [...new Set([secret, ...encoded, ...(token === null ? [] : [token])])];
}

function withHeader(call: UpstreamCall, name: string, value: string): UpstreamCall {
  if (/[^\t\x20-\x7e\x80-\xff]/.test(value)) {
    throw new UpstreamFailure(502, "connectionFault.credentialsUnsendable");
  }
  return { ...call, headers: { ...call.headers, [name]: value } };
}

function withKey(
  call: UpstreamCall,
  place: "header" | "query" | "cookie",
  key: string,
  value: string,
): UpstreamCall {
  if (place === "header") return withHeader(call, key, value);
  if (place === "cookie") return withHeader(call, "Cookie", `${key}=${encodeURIComponent(value)}`);
  const sign = call.path.includes("?") ? "&" : "?";
  const pair = `${encodeURIComponent(key)}=${encodeURIComponent(value)}`;
  return { ...call, path: `${call.path}${sign}${pair}` };
}
