import type { Catalogue } from "../../catalogue/catalogue.ts";
import type { Operation } from "../../catalogue/operation.ts";
import { jsonIn } from "../../catalogue/schema/json-text.ts";
import { pointTo } from "../../catalogue/schema/pointer.ts";
import { type Envelope, readEnvelope } from "../../wire/envelope.ts";
import type { WireOptions } from "../../wire/options.ts";
import { createClient, send } from "../../wire/transport.ts";

/** The addresses of the real services and the credentials to call them with. */
export interface RealServiceOptions {
  catalogue: Catalogue;
  /** The address above a service's base path, or the whole base address, by service name. */
  addresses: ReadonlyMap<string, string>;
  /** The address of services that have none of their own in `addresses`. */
  address: string | null;
}

/** The response of a real service, unchanged. */
export interface RealAnswer {
  body: unknown;
  envelope: Envelope;
}

/** The real services behind a catalogue. */
export interface RealService {
  /**
   * Signs in for all later calls.
   * @throws Error if the service refuses.
   */
  signIn(username: string, password: string): Promise<void>;
  /** Sends this token with all later calls. */
  carryToken(token: string): void;
  /**
   * Calls an operation.
   * @throws Error if the service cannot be reached or its response has no envelope.
   */
  call(operation: Operation, args: Readonly<Record<string, unknown>>): Promise<RealAnswer>;
}

/** The operation that returns a token (specification section 7). */
const signInOperation = "login.login";

/** Connects to the real services. Calls are made one after the other, in English. */
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
