import type { Answers, Requests } from "../../../catalogue/types.gen.ts";
import type { ServiceAddresses } from "../service-address.ts";
import type { Sealing } from "./sealing.ts";

type Given = NonNullable<Requests["service.connect"]["credentials"]>;

/** The public part of a service's credentials. */
export type CredentialsForm = Pick<Given, "kind" | "in" | "key" | "tokenAddress" | "scope">;

/** Credentials as stored, with their secrets encrypted for one host. */
export interface StoredCredentials extends CredentialsForm {
  /** The origin for which the credentials were entered; they are sent to no other origin. */
  origin: string;
  sealed: string;
  author: string;
  /** The time of the change as text. */
  time: string;
}

/** The address and the credentials that a document proposes. */
export type ProposedConnection = Answers["service.getOne"]["proposed"];

/** The address and the credentials of a service, as entered in the product. */
export interface StoredConnection {
  /** The address; `null` if the environment states it or nobody has entered one. */
  address: string | null;
  credentials: StoredCredentials | null;
}

/** The secret part of credentials. */
export interface Secrets {
  user: string;
  secret: string;
}

/** Credentials as calls use them. */
export type Credentials = (CredentialsForm & Secrets) | { kind: "operator"; authorization: string };

/** The address and the credentials that calls of a service use. */
export interface Connection {
  /** The environment variable that may state the address. */
  variable: string;
  address: string | null;
  /** Whether the address comes from the environment. */
  isOperators: boolean;
  /**
   * The credentials; `null` if there are none, `unreadable` if no key decrypts them or they are for
   * another host.
   */
  credentials: Credentials | "unreadable" | null;
}

/** The connection of a service by name; the environment takes precedence over entered values. */
export function connectionOf(
  name: string,
  stored: StoredConnection | null,
  { addressOf, sealing }: { addressOf: ServiceAddresses; sealing: Sealing | null },
): Connection {
  const { variable, address: stated, authorization } = addressOf(name);
  const isOperators = stated !== null;
  const address = stated ?? stored?.address ?? null;
  const place = { variable, address, isOperators };
  // Credentials from the environment are used only for the environment's address.
  if (isOperators && authorization !== null) {
    return { ...place, credentials: { kind: "operator", authorization } };
  }
  const kept = stored?.credentials ?? null;
  if (address === null || kept === null) return { ...place, credentials: null };
  const isSame = new URL(address).origin === kept.origin;
  const secrets = isSame ? openSecrets(name, kept, sealing) : null;
  return { ...place, credentials: secrets ? { ...formOf(kept), ...secrets } : "unreadable" };
}

/** The public part of credentials, without empty fields. */
export function formOf({
  kind,
  in: place,
  key,
  tokenAddress,
  scope,
}: CredentialsForm): CredentialsForm {
  return {
    kind,
    ...(place && { in: place }),
    ...(key && { key }),
    ...(tokenAddress && { tokenAddress }),
    ...(scope && { scope }),
  };
}

/** Encrypts the secrets for the service, its host and the origin of its tokens. */
export function sealSecrets(
  name: string,
  place: Pick<StoredCredentials, "origin" | "tokenAddress">,
  secrets: Secrets,
  sealing: Sealing,
): string {
  return sealing.seal(JSON.stringify([secrets.user, secrets.secret]), boundTo(name, place));
}

/** The decrypted secrets of stored credentials; `null` if no key decrypts them. */
export function openSecrets(
  name: string,
  stored: StoredCredentials,
  sealing: Sealing | null,
): Secrets | null {
  const text = sealing?.open(stored.sealed, boundTo(name, stored));
  if (text === null || text === undefined) return null;
  const [user = "", secret = ""]: string[] = JSON.parse(text);
  return { user, secret };
}

function boundTo(
  name: string,
  { origin, tokenAddress = "" }: Pick<StoredCredentials, "origin" | "tokenAddress">,
): string {
  return JSON.stringify(["service", name, origin, tokenAddress]);
}
