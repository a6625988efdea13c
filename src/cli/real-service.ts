import type { Catalogue } from "../catalogue/catalogue.ts";
import type { Operation } from "../catalogue/operation.ts";
import { withToken } from "../catalogue/written/place-arguments.ts";
import type { RealAnswer } from "../snapshot/record/recording.ts";
import { readEnvelope } from "../wire/envelope.ts";
import { createAsk } from "./ask.ts";
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
    const { body, status } = came;
    const envelope = readEnvelope(operation.service.envelope, body, status);
    if (envelope) return { body, envelope };
    throw new Error(`${operation.id} answers no envelope (HTTP ${status}).`);
  };
}
