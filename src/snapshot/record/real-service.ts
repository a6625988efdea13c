import type { Catalogue } from "../../catalogue/catalogue.ts";
import type { Operation } from "../../catalogue/operation.ts";
import { jsonIn } from "../../catalogue/schema/json-text.ts";
import { pointTo } from "../../catalogue/schema/pointer.ts";
import { type Envelope, readEnvelope } from "../../wire/envelope.ts";
import type { WireOptions } from "../../wire/options.ts";
import { createClient, send } from "../../wire/transport.ts";

/** Where the real services are, and as whom they are called. */
export interface RealServiceOptions {
  catalogue: Catalogue;
  /** The address below which a service's base lies, or in its place, by the service's name. */
  addresses: ReadonlyMap<string, string>;
  /** For services that are not named. */
  address: string | null;
}

/** An answer as it came. */
export interface RealAnswer {
  body: unknown;
  envelope: Envelope;
}

/** The real services behind a catalogue. */
export interface RealService {
  /** Signs in for all calls to come. @throws Error where the service refuses. */
  signIn(username: string, password: string): Promise<void>;
  /** Makes the calls to come with a token. */
  carryToken(token: string): void;
  /** @throws Error where it cannot be reached, or answers what is no envelope. */
  call(operation: Operation, args: Readonly<Record<string, unknown>>): Promise<RealAnswer>;
}

/** The operation that answers a token (specification section 7). */
const signInOperation = "login.login";

/** Calls of the real services, one after the other, in English. */
export function connectService(options: RealServiceOptions): RealService {
  const client = createClient();
  let token: string | null = null;
  const wire = wireOptions(options, () => token);
  const service: RealService = {
    carryToken: (given) => {
      token = given;
    },
    async signIn(username, password) {
      const operation = options.catalogue.operations.get(signInOperation);
      if (!operation) throw new Error(`The catalogue has no "${signInOperation}"; give a token.`);
      const { envelope } = await service.call(operation, { username, password, code: "" });
      const given = pointTo(envelope.data, "/token");
      if (!envelope.isSuccess || typeof given !== "string") {
        throw new Error(`The service refuses to sign in: ${envelope.message || envelope.code}`);
      }
      token = given;
    },
    async call(operation, args) {
      const { bytes, status } = await send(client, operation, args, wire, {});
      const text = new TextDecoder().decode(bytes);
      const body = jsonIn(text);
      const envelope = readEnvelope(operation.service.envelope, body, status);
      if (envelope) return { body, envelope };
      throw new Error(`${operation.id} answers no envelope (HTTP ${status}): ${text.slice(0, 80)}`);
    },
  };
  return service;
}

function wireOptions(
  { catalogue, addresses, address }: RealServiceOptions,
  token: () => string | null,
): WireOptions {
  const bases = [...catalogue.services.values()].map(({ name, base }) => {
    const named = addresses.get(name);
    return [name, named ?? (address === null ? base : address.replace(/\/$/, "") + base)];
  });
  const nothing = (): void => {};
  return {
    ...{
      catalogue,
      bases: Object.fromEntries(bases),
      ownBases: [],
      environment: "recording",
      token,
    },
    ...{ language: () => "en", openId: () => null, text: (key) => key },
    ...{ showSuccess: nothing, showError: nothing, onSignedOut: nothing, onLoading: nothing },
  };
}
