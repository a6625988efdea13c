import { describe, expect, it } from "vitest";
import { createCatalogue } from "../../../src/catalogue/catalogue.ts";
import type { OpenApiDocument } from "../../../src/catalogue/openapi.ts";
import { shippedCatalogue } from "../../../src/catalogue/shipped.ts";
import { petsDocument } from "../../support/pets.ts";
import { observeWire } from "../../wire/loopback.ts";
import { openImportedPlace } from "./imported-place.ts";

let status = 200;
let body: unknown;

const place = openImportedPlace((_request, response) => {
  response.writeHead(status, { "Content-Type": "application/json" });
  response.end(JSON.stringify(body));
});
const { environment } = place;

/** The browser's client, with the catalogue that the service sends. */
async function clientOf(token = place.product.adminToken) {
  const { documents } = await place.product.ask("service.getDocuments", {});
  const [document] = (documents ?? []) as OpenApiDocument[];
  const catalogue = createCatalogue(document ? [document] : [], shippedCatalogue());
  const bases = { pets: `${place.product.url}/system-api/services/pets` };
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
    await place.product.ask("service.save", { name: "pets", source: petsDocument });
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
    await place.product.ask("service.save", { name: "pets", ...rule });
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
    await place.product.ask("service.save", { name: "pets" });
    const token = await place.product.signIn("carla.customer");
    await expect(answerTo({ body: {} }, token)).rejects.toMatchObject({
      code: 40300,
      message: expect.stringContaining("pets:getPet"),
    });
    await expect(answerTo({ body: {} }, "nobody's")).rejects.toMatchObject({ code: 50008 });
    delete environment.PETS_API_URL;
    await expect(answerTo({ body: {} })).rejects.toThrow("PETS_API_URL");
    environment.PETS_API_URL = place.yard.address;
  });
});
