import { afterEach, expect, it } from "vitest";
import { failureOf, type Loopback, observeWire, startLoopback } from "./loopback.ts";

let service: Loopback;
afterEach(async () => await service.close());

it("an answer without end is given up, and told in a sentence", async () => {
  const chunk = Buffer.alloc(1024 * 1024, " ");
  service = await startLoopback((_request, response) => {
    response.writeHead(200, { "Content-Type": "application/json" });
    // Node 26 calls back with an error, again and again, once the connection is closed.
    const flow = (error?: Error | null) => error || response.write(chunk, flow);
    flow();
  });
  const { wire, errors } = observeWire(service.address);
  const failure = await failureOf(wire.call("culturalGroup.page", {}));
  expect(failure.kind).toBe("malformed");
  expect(errors).toEqual([
    "The service's response is larger than 64 MB, so it was not loaded. Request less data.",
  ]);
});
