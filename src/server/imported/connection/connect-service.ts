import { sql } from "kysely";
import type { Requests } from "../../../catalogue/types.gen.ts";
import type { HandlerContext } from "../../call/handler.ts";
import { badInput, type RequestFault } from "../../call/refusal.ts";
import { plainAddress } from "../service-address.ts";
import type { StoredService } from "../service-store.ts";
import { UpstreamFailure } from "../upstream.ts";
import { memberTokensOff } from "./call-connected.ts";
import {
  formOf,
  openSecrets,
  type Secrets,
  type StoredConnection,
  type StoredCredentials,
  sealSecrets,
} from "./connection.ts";
import { refuseHost } from "./reach.ts";

type Request = Requests["service.connect"];
type Given = NonNullable<Request["credentials"]>;

/** Headers that this program or the connection itself sets. */
const ownHeaders =
  /^(host|connection|content-.*|transfer-encoding|te|trailer|upgrade|expect|keep-alive|cookie|accept|accept-encoding|proxy-.*|x-access-.*)$/i;

/**
 * Stores the address and the credentials of a service under a new revision. Secrets are encrypted
 * for the service and its host; for another host they must be entered again.
 * @throws Refusal 40000 with every fault.
 */
export async function connectService(
  { name, address: given = "", credentials }: Request,
  stored: StoredService,
  context: HandlerContext,
): Promise<StoredService> {
  const { imported } = context.services;
  const stated = imported.addressOf(name).address;
  const entered = given === "" ? null : plainAddress(given);
  if (given !== "" && entered === null) throw fault("/address", "connectionFault.badAddress");
  if (stated !== null && entered !== null) {
    const { variable } = imported.addressOf(name);
    throw fault("/address", "connectionFault.operatorsAddress", { variable });
  }
  if (entered !== null) refuseUnlisted("/address", entered, context);
  const connection: StoredConnection = {
    address: entered,
    credentials: nextCredentials(
      { name, address: entered ?? stated, credentials },
      stored,
      context,
    ),
  };
  return await context.db
    .updateTable("service")
    .set({
      revision: sql<number>`nextval('service_revision')`,
      connection: JSON.stringify(connection),
    })
    .where("name", "=", name)
    .returningAll()
    .executeTakeFirstOrThrow();
}

interface Wanted {
  name: string;
  /** The address of the service from now on. */
  address: string | null;
  /** The new credentials; absent if they stay the same. */
  credentials: Given | undefined;
}

function nextCredentials(
  { name, address, credentials: given }: Wanted,
  { connection }: StoredService,
  context: HandlerContext,
): StoredCredentials | null {
  const before = connection?.credentials ?? null;
  if (given?.kind === "none") return null;
  if (address === null) {
    if (given) throw fault("/address", "requestFault.required");
    return before;
  }
  const { origin } = new URL(address);
  if (!given) {
    if (before !== null && before.origin !== origin) {
      throw fault("/credentials", "connectionFault.credentialsAgain");
    }
    return before;
  }
  const form = formOf(given);
  refuseForm(form, context);
  if (form.kind === "member") refuseMemberTokens(address, context);
  const { sealing } = context.services.imported;
  if (!sealing) throw fault("/credentials", "connectionFault.noSecretsKey");
  const isSame =
    before?.kind === form.kind &&
    before.origin === origin &&
    before.tokenAddress === form.tokenAddress;
  const kept = isSame && before ? openSecrets(name, before, sealing) : null;
  const sealed = sealSecrets(name, { ...form, origin }, secretsIn(given, kept), sealing);
  const { username: author } = context.signedIn();
  return { ...form, origin, sealed, author, time: context.services.now().toISOString() };
}

/**
 * The entered secrets; an empty one is replaced by the stored secret for the same host and purpose.
 */
function secretsIn({ kind, user = "", secret }: Given, kept: Secrets | null): Secrets {
  // Each call takes its token from the session of its member.
  if (kind === "member") return { user: "", secret: "" };
  if (secret === undefined) {
    if (kept) return user === "" ? kept : { ...kept, user };
    throw fault("/credentials/secret", "requestFault.required");
  }
  const needsUser = kind === "basic" || kind === "clientCredentials";
  if (needsUser && user === "") throw fault("/credentials/user", "requestFault.required");
  // Some services take their key as the user name, with an empty password.
  if (secret === "" && kind !== "basic")
    throw fault("/credentials/secret", "requestFault.required");
  if (!isSendable(secret)) throw fault("/credentials/secret", "requestFault.other");
  if (!isSendable(user) || (kind === "basic" && user.includes(":"))) {
    throw fault("/credentials/user", "requestFault.other");
  }
  return { user, secret };
}

function isSendable(text: string): boolean {
  return !/[^\x20-\x7e\x80-\xff]/.test(text);
}

function refuseForm(form: ReturnType<typeof formOf>, context: HandlerContext): void {
  if (form.kind === "clientCredentials") {
    const address = form.tokenAddress ?? "";
    if (!URL.canParse(address) || plainAddress(address.split("?")[0]) === null) {
      throw fault("/credentials/tokenAddress", "connectionFault.badAddress");
    }
    refuseUnlisted("/credentials/tokenAddress", address, context);
  }
  if (form.kind !== "apiKey") return;
  const { key = "", in: place = "header" } = form;
  const isToken = /^[\w!#$%&'*+.^`|~-]+$/.test(key);
  if (!isToken && (place !== "query" || key === "")) {
    throw fault("/credentials/key", "requestFault.other");
  }
  if (place === "header" && ownHeaders.test(key)) {
    throw fault("/credentials/key", "connectionFault.ownHeader", { name: key });
  }
}

/** Members' tokens go only to hosts that the operator lists for them. */
function refuseMemberTokens(address: string, { services }: HandlerContext): void {
  if (services.imported.members?.maySendTo(address)) return;
  const { messageKey, values } = memberTokensOff(address).refusal;
  throw fault("/credentials", messageKey, values);
}

/**
 * The address is also checked when it is entered; each connection is checked again when it is made.
 */
function refuseUnlisted(path: string, address: string, { services }: HandlerContext): void {
  try {
    refuseHost(address, services.imported.reach);
  } catch (error) {
    if (!(error instanceof UpstreamFailure)) throw error;
    const { messageKey, values } = error.refusal;
    throw fault(path, messageKey, values);
  }
}

function fault(path: string, messageKey: string, values: RequestFault["values"] = {}): Error {
  return badInput([{ path, messageKey, values }]);
}
