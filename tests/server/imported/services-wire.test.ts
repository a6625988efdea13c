import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createCatalogue } from "../../../src/catalogue/catalogue.ts";
import type { OpenApiDocument } from "../../../src/catalogue/openapi.ts";
import { shippedCatalogue } from "../../../src/catalogue/shipped.ts";
import { addressesIn } from "../../../src/server/imported/service-address.ts";
import { petsDocument } from "../../support/pets.ts";
import { startService, type TestService } from "../../support/service.ts";
import { type Loopback, observeWire, startLoopback } from "../../wire/loopback.ts";

const environment: Record<string, string> = {};
let service: TestService;
let yard: Loopback;
let status = 200;
let body: unknown;

beforeAll(async () => {
  yard = await startLoopback((_request, response) => {
    response.writeHead(status, { "Content-Type": "application/json" });
    response.end(JSON.stringify(body));
  });
  environment.PETS_API_URL = yard.address;
  service = await startService({ configuration: { importedAddress: addressesIn(environment) } });
});
afterAll(async () => {
  await service.stop();
  await yard.close();
});

/** The browser's client, with the catalogue that the service sends. */
async function clientOf(token = service.adminToken) {
  const { documents } = await service.ask("service.getDocuments", {});
  const [document] = (documents ?? []) as OpenApiDocument[];
  const catalogue = createCatalogue(document ? [document] : [], shippedCatalogue());
  const bases = { pets: `${service.url}/system-api/services/pets` };
  return observeWire("", { catalogue, bases, token: () => token });
}

async function answerTo(given: { status?: number; body: unknown }, token?: string) {
  ({ body } = given);
  status = given.status ?? 200;
  const { wire } = await clientOf(token);
  return await wire.call("pets.getPet", { petId: "7" }, { quiet: true });
}

describe("the success rule that is declared at the import", () => {
  it("is the status where nothing else is said, and the body is the data", async () => {
    await service.ask("service.save", { name: "pets", source: petsDocument });
    const pet = { id: 7, name: "Rex", code: 500 };
    expect(await answerTo({ body: pet })).toMatchObject({ data: pet, code: 200 });
    await expect(answerTo({ status: 404, body: { message: "No such pet." } })).rejects.toThrow(
      "No such pet.",
    );
    await expect(
      answerTo({ status: 422, body: { errors: [{ detail: "Too young." }] } }),
    ).rejects.toThrow("Too young.");
    await expect(answerTo({ status: 500, body: {} })).rejects.toThrow("status 500");
  });

  it("is a code in the answer where it is said where that stands", async () => {
    const rule = { code: "/status/code", data: "/result", success: [{ from: 1, to: 9 }] };
    await service.ask("service.save", { name: "pets", ...rule });
    const pet = { id: 7 };
    expect(await answerTo({ body: { status: { code: 3 }, result: pet } })).toMatchObject({
      data: pet,
      code: 3,
    });
    await expect(
      answerTo({ body: { status: { code: 12 }, message: "It sleeps." } }),
    ).rejects.toMatchObject({ message: "It sleeps.", code: 12 });
  });

  it("never takes for success what the platform refuses in the service's place", async () => {
    await service.ask("service.save", { name: "pets" });
    const token = await service.signIn("carla.customer");
    await expect(answerTo({ body: {} }, token)).rejects.toMatchObject({
      code: 40300,
      message: expect.stringContaining("pets:getPet"),
    });
    await expect(answerTo({ body: {} }, "nobody's")).rejects.toMatchObject({ code: 50008 });
    delete environment.PETS_API_URL;
    await expect(answerTo({ body: {} })).rejects.toThrow("PETS_API_URL");
    environment.PETS_API_URL = yard.address;
  });
});
