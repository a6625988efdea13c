import type { Answers, Requests } from "../../../catalogue/types.gen.ts";
import type { ServiceAddresses } from "../service-address.ts";
import type { Sealing } from "./sealing.ts";

type Given = NonNullable<Requests["service.connect"]["credentials"]>;

/** What anybody who sees a service may know of the credentials that its calls carry. */
export type CredentialsForm = Pick<Given, "kind" | "in" | "key" | "tokenAddress" | "scope">;

/** Credentials as they are stored: what is secret of them sealed, for one host. */
export interface StoredCredentials extends CredentialsForm {
  /** The origin that they were entered for; they go to no other. */
  origin: string;
  sealed: string;
  author: string;
  /** A moment as text. */
  time: string;
}

/** Where a document says that its service is, and what its calls carry. */
export type ProposedConnection = Answers["service.getOne"]["proposed"];

/** Where a service is and what its calls carry, as it was entered in the product. */
export interface StoredConnection {
  /** `null` where the environment states it, or nobody does. */
  address: string | null;
  credentials: StoredCredentials | null;
}

/** What is secret of credentials. */
export interface Secrets {
  user: string;
  secret: string;
}

/** Credentials as calls take them. */
export type Credentials = (CredentialsForm & Secrets) | { kind: "operator"; authorization: string };

/** Where calls of a service go, and with what. */
export interface Connection {
  /** The environment variable that may hold the address. */
  variable: string;
  address: string | null;
  /** Whether the environment states the address. */
  isOperators: boolean;
  /** `null` for none; `unreadable` for some that no key opens, or that are another host's. */
  credentials: Credentials | "unreadable" | null;
}

/** The connection of a service by its name: the environment goes before what was entered. */
export function connectionOf(
  name: string,
  stored: StoredConnection | null,
  { addressOf, sealing }: { addressOf: ServiceAddresses; sealing: Sealing | null },
): Connection {
  const { variable, address: stated, authorization } = addressOf(name);
  const isOperators = stated !== null;
  const address = stated ?? stored?.address ?? null;
  const place = { variable, address, isOperators };
  // What the environment states for its own address goes to no other.
  if (isOperators && authorization !== null) {
    return { ...place, credentials: { kind: "operator", authorization } };
  }
  const kept = stored?.credentials ?? null;
  if (address === null || kept === null) return { ...place, credentials: null };
  const isSame = new URL(address).origin === kept.origin;
  const secrets = isSame ? openSecrets(name, kept, sealing) : null;
  return { ...place, credentials: secrets ? { ...formOf(kept), ...secrets } : "unreadable" };
}

/** What of credentials is no secret, without what is not given. */
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

/** The credentials sealed for the service, its host and where its tokens come from. */
export function sealSecrets(
  name: string,
  place: Pick<StoredCredentials, "origin" | "tokenAddress">,
  secrets: Secrets,
  sealing: Sealing,
): string {
  return sealing.seal(JSON.stringify([secrets.user, secrets.secret]), boundTo(name, place));
}

/** What is secret of stored credentials; `null` where no key opens them. */
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
