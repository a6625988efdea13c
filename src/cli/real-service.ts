import type { Catalogue } from "../catalogue/catalogue.ts";
import { isRefused } from "../catalogue/judged/is-refused.ts";
import type { Operation } from "../catalogue/operation.ts";
import { own } from "../catalogue/schema/record.ts";
import { withToken } from "../catalogue/written/place-arguments.ts";
import type { RealAnswer } from "../snapshot/record/recording.ts";
import { type Envelope, readEnvelope } from "../wire/envelope.ts";
import { type Answered, createAsk } from "./ask.ts";
import { didYouMean, takes, UsageError } from "./command.ts";
import { sentences } from "./output/sentences.ts";

/** The addresses of the real services. */
export interface ServiceAddresses {
  /** The whole base address, by service name. */
  addresses: ReadonlyMap<string, string>;
  /** The address above the base path of every other service; `null` if only those are called. */
  address: string | null;
}

/**
 * Calls an operation of a real service.
 * @throws Error if there is no response, or one without an envelope.
 */
export type CallService = (
  operation: Operation,
  args: Readonly<Record<string, unknown>>,
) => Promise<RealAnswer>;

/** Connects to the real services behind a catalogue, with a token if there is one. */
export function connectService(
  catalogue: Catalogue,
  { addresses, address }: ServiceAddresses,
  token: string | null,
): CallService {
  const above = address?.replace(/\/$/, "") ?? "";
  const ask = createAsk(catalogue, {
    baseOf: ({ name, base }) => addresses.get(name) ?? above + base,
    token,
    until: Number.POSITIVE_INFINITY,
  });
  return async (operation, args) => {
    const came = await ask(operation, withToken(operation, args, token));
    if (typeof came === "string") {
      throw new Error(`${operation.id}: ${sentences.en.say(`probe.${came}`)}`);
    }
    const envelope = judgedEnvelope(catalogue, operation, args, came);
    if (envelope) return { body: came.body, envelope };
    throw new Error(
      `${operation.id} did not answer in the envelope of its service (HTTP ${came.status}).`,
    );
  };
}

/** An answer's envelope, judged as in the browser where no code tells success; `null` for none. */
export function judgedEnvelope(
  catalogue: Catalogue,
  operation: Operation,
  sent: Readonly<Record<string, unknown>>,
  { body, status }: Pick<Answered, "body" | "status">,
): Envelope | null {
  const { envelope: shape } = operation.service;
  const envelope = readEnvelope(shape, body, status);
  if (!envelope?.isSuccess || shape.code !== undefined) return envelope;
  return { ...envelope, isSuccess: !isRefused(body, status, { ...catalogue, operation, sent }) };
}

/** The option with which a command signs in to the product. */
export const userOption = {
  user: takes("NAME", "sign in as this user, with the password in SCREENS_PASSWORD"),
};

/** Parses service addresses: `http://host` for all services, `name=http://host/base` for one. */
export function addressesIn(
  given: readonly string[] | undefined,
  { services }: { services: ReadonlyMap<string, unknown> },
) {
  const addresses = new Map<string, string>();
  let address: string | null = null;
  for (const one of given ?? []) {
    const [, name, url = ""] = /^(?:(\w+)=)?(.*)$/.exec(one) ?? [];
    if (!/^https?:\/\//.test(url)) {
      throw new UsageError(`--service needs an address, not "${one}".`);
    }
    if (name === undefined) address = url;
    else if (services.has(name)) addresses.set(name, url);
    else throw unknown("service", name, services.keys());
  }
  if (address === null && addresses.size === 0) {
    throw new UsageError("Where is the service? --service http://127.0.0.1:8080 says it.");
  }
  return { address, addresses };
}

/** The operation that returns a token (specification section 7). */
const signInOperation = "login.login";

/** The token to call with: the one that is given, or that of the user who signs in. */
export async function tokenOf(
  catalogue: Catalogue,
  addresses: ServiceAddresses,
  { user, token = process.env.SCREENS_TOKEN }: { user?: string; token?: string },
): Promise<string | null> {
  if (user === undefined) return token || null;
  const password = process.env.SCREENS_PASSWORD;
  if (!password) throw new UsageError("Set the password in SCREENS_PASSWORD.");
  const operation = catalogue.operations.get(signInOperation);
  if (!operation)
    throw new Error(
      `The catalogue has no operation "${signInOperation}", so sign in with --token.`,
    );
  const call = connectService(catalogue, addresses, null);
  const { envelope } = await call(operation, { username: user, password, code: "" });
  const given = own(envelope.data, "token");
  if (envelope.isSuccess && typeof given === "string") return given;
  throw new Error(`The service refused the sign-in: ${envelope.message || envelope.code}`);
}

/** Says that there is nothing with this name, and which name was probably meant. */
export function unknown(thing: string, name: string, known: Iterable<string>): UsageError {
  return new UsageError(`There is no ${thing} "${name}".${didYouMean(name, known)}`);
}
