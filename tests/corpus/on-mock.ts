import type { Operation } from "../../src/catalogue/operation.ts";
import type { Wire } from "../../src/wire/wire.ts";
import { observeWire } from "../wire/loopback.ts";
import { type Mock, startMock } from "./mock/server.ts";
import { type Proposed, serviceName } from "./propose.ts";

/** A mock of a service, and the product's client of it. */
export interface Served {
  mock: Mock;
  wire: Wire;
}

/** What comes of something at a mock of its own. */
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

/** What a list cannot do without: below which records it is, and something for all else. */
export function aboveOf(mock: Mock, line: string, { parameters }: Operation) {
  const within = mock.within(line);
  const wanted = parameters.filter(({ required }) => required);
  return Object.fromEntries(wanted.map(({ name }) => [name, within[name] ?? "one"]));
}
