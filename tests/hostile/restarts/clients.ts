import { setTimeout as delay } from "node:timers/promises";
import { shippedCatalogue } from "../../../src/catalogue/shipped.ts";
import type { OperationId } from "../../../src/catalogue/types.gen.ts";
import { callOperation } from "../../support/service.ts";

/** The responses that all clients of the services have received. */
export interface Ledger {
  /** The names of the groups whose creation was acknowledged. */
  acknowledged: string[];
  reads: number;
  /** The number of calls that were told to try again. */
  refused: number;
  /** The time at which each service last acknowledged a write, by the service's address. */
  lastWrite: Map<string, number>;
  /** Responses that are wrong even during a restart. */
  broken: string[];
}

const catalogue = shippedCatalogue();
const clientsOfEach = 4;

/** Lets clients read and write at each of the addresses until `end` is called. */
export function startClients(addresses: readonly string[], token: string, ledger: Ledger) {
  let isOn = true;
  const call = (address: string, id: OperationId, args: Record<string, unknown>) =>
    callOperation(catalogue, address, id, args, { token }).then(
      ({ status, envelope, headers }) => {
        if (status === 200 && envelope.code === 0) return true;
        const isRefused = status === 503 && envelope.code === 50_000;
        if (isRefused && Number(headers.get("retry-after")) > 0) ledger.refused += 1;
        else ledger.broken.push(`${id}: ${status} ${JSON.stringify(envelope).slice(0, 200)}`);
        return false;
      },
      (error: unknown) => {
        ledger.broken.push(`${id} at ${address}: ${error}`);
        return false;
      },
    );
  const write = async (address: string, client: number): Promise<void> => {
    for (let count = 0; isOn; count += 1) {
      const name = `${address} ${client} ${count}`;
      if (await call(address, "culturalGroup.add", { name })) {
        ledger.acknowledged.push(name);
        ledger.lastWrite.set(address, Date.now());
      } else await delay(20);
    }
  };
  const read = async (address: string): Promise<void> => {
    while (isOn) {
      if (await call(address, "culturalGroup.page", {})) ledger.reads += 1;
      else await delay(20);
    }
  };
  const clients = addresses.flatMap((address) =>
    Array.from({ length: clientsOfEach }, (_, client) => [write(address, client), read(address)]),
  );
  return async () => {
    isOn = false;
    await Promise.all(clients.flat());
  };
}
