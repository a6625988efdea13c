import type { Operation } from "../../src/catalogue/operation.ts";
import type { Wire } from "../../src/wire/wire.ts";
import { observeWire } from "../wire/loopback.ts";
import { type Mock, startMock } from "./mock/server.ts";
import { type Proposed, serviceName } from "./propose.ts";

/** A mock of a service and the product's client for it. */
export interface Served {
  mock: Mock;
  wire: Wire;
}

/** The result of an action on a mock that is started for it. */
export async function onMock<Result>(
  { service, catalogue }: Proposed,
  use: (served: Served) => Promise<Result>,
): Promise<Result> {
  const mock = await startMock(service);
  const bases = { [serviceName(service)]: mock.url };
  try {
    return await use({ mock, wire: observeWire("", { catalogue, bases }).wire });
  } finally {
    await mock.close();
  }
}

/** The required values of a list: its parent records, and samples for all other parameters. */
export function aboveOf(mock: Mock, line: string, { parameters }: Operation) {
  const within = mock.within(line);
  const wanted = parameters.filter(({ required }) => required);
  return Object.fromEntries(wanted.map(({ name }) => [name, within[name] ?? "one"]));
}
