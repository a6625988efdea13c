import { expect, it } from "vitest";
import { startService } from "../../support/service.ts";

it("closes unused connections after the proxies that keep them for two minutes", async () => {
  const service = await startService({ sampleData: false });
  // A call that a proxy sends while the service closes its connection would be lost.
  const { headers } = await fetch(`${service.url}/healthz`);
  const [, seconds = "0"] = /timeout=(\d+)/.exec(headers.get("keep-alive") ?? "") ?? [];
  expect(Number(seconds)).toBeGreaterThan(120);
  await service.stop();
});
