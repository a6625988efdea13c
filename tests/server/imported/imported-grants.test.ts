import { afterAll, beforeAll, expect, it } from "vitest";
import { addressesIn } from "../../../src/server/imported/service-address.ts";
import { password } from "../../support/first-start.ts";
import { grantingPetsApi } from "../../support/pets.ts";
import { startService, type TestService } from "../../support/service.ts";
import { answerJson, type Loopback, startLoopback } from "../../wire/loopback.ts";

const minute = 60_000;
let service: TestService;
let yard: Loopback;
let time = Date.now();

beforeAll(async () => {
  yard = await startLoopback(answerJson({ name: "Rex" }));
  service = await startService({
    sampleData: false,
    now: () => new Date(time),
    configuration: { importedAddress: addressesIn({ PETS_API_URL: yard.address }) },
  });
  const source = JSON.stringify(grantingPetsApi);
  await service.ask("service.save", { name: "pets", source });
});
afterAll(async () => {
  await service.stop();
  await yard.close();
});

/** The status and the platform's own code of a call, made as by the browser. */
async function call(method: "GET" | "POST", token: string) {
  const response = await fetch(`${service.url}/system-api/services/pets/pets`, {
    method,
    headers: { "X-Access-Token": token, "Content-Type": "application/json" },
    body: method === "POST" ? '{"name":"Rex"}' : null,
  });
  const isOwn = response.headers.get("x-platform-answer") === "refusal";
  const body: { code?: number } = await response.json();
  return { status: response.status, code: isOwn ? body.code : undefined };
}

it("what an imported service calls a grant wants a sign-in of the last 15 minutes, and nothing is sent before", async () => {
  const token = await service.signIn("admin");
  time += 15 * minute - 1;
  expect(await call("POST", token)).toEqual({ status: 200, code: undefined });
  expect(yard.seen).toHaveLength(1);
  time += 1;
  expect((await call("POST", token)).code).toBe(40102);
  expect(yard.seen).toHaveLength(1);
  expect((await call("GET", token)).code).toBeUndefined();
  await service.call("login.confirm", { password }, { token });
  expect((await call("POST", token)).code).toBeUndefined();
  expect(yard.seen).toHaveLength(3);
});

it("who stands before no service still says whether a sign-in is young enough to give rights", async () => {
  const token = await service.signIn("admin");
  const asked = async () => (await service.call("login.recent", {}, { token })).envelope.code;
  expect(await asked()).toBe(20000);
  time += 15 * minute;
  expect(await asked()).toBe(40102);
  await service.call("login.confirm", { password }, { token });
  expect(await asked()).toBe(20000);
});
