import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createCatalogue } from "../../../src/catalogue/catalogue.ts";
import type { OpenApiDocument } from "../../../src/catalogue/openapi.ts";
import { shippedCatalogue } from "../../../src/catalogue/shipped.ts";
import { addressesIn } from "../../../src/server/imported/service-address.ts";
import { runCommand } from "../../cli/run-command.ts";
import { petsApi } from "../../support/pets.ts";
import { startService, type TestService } from "../../support/service.ts";
import { type Loopback, startLoopback } from "../../wire/loopback.ts";

const folder = mkdtempSync(join(tmpdir(), "screenwright-others-"));
const environment: Record<string, string> = {};
let service: TestService;
let yard: Loopback;

/** The document that `screens import` makes for `schemas/catalogue/`. */
async function documentAt(address: string): Promise<OpenApiDocument> {
  const [given, out] = [join(folder, "given.json"), join(folder, "pets.json")];
  writeFileSync(given, JSON.stringify({ ...petsApi, servers: [{ url: address }] }));
  const { code } = await runCommand("import", given, "--name", "pets", "--out", out);
  expect(code).toBe(0);
  return JSON.parse(readFileSync(out, "utf8"));
}

beforeAll(async () => {
  yard = await startLoopback((_request, response) => {
    response.writeHead(200, { "Content-Type": "application/json" });
    response.end('{"items":[{"id":1,"name":"Rex"}],"total":1}');
  });
  const document = await documentAt(`${yard.address}/v1`);
  service = await startService({
    catalogue: createCatalogue([document], shippedCatalogue()),
    configuration: { importedAddress: addressesIn(environment) },
  });
});
afterAll(async () => {
  await service.stop();
  await yard.close();
});

const call = async (path: string, token = service.adminToken) => {
  const config = await (await fetch(`${service.url}/config.json`)).json();
  const response = await fetch(`${service.url}${config.bases.pets}${path}`, {
    headers: { "X-Access-Token": token, "Accept-Language": "en" },
  });
  return { status: response.status, text: await response.text() };
};

describe("a service whose document lies in the catalogue", () => {
  it("starts, and its calls go where the environment says, below the base that browsers are told", async () => {
    environment.PETS_API_URL = `${yard.address}/v2`;
    const { status, text } = await call("/pets?page=2");
    expect({ status, text: JSON.parse(text) }).toMatchObject({
      status: 200,
      text: { items: [{ name: "Rex" }] },
    });
    expect(yard.seen.at(-1)?.url).toBe("/v2/pets?page=2");
    delete environment.PETS_API_URL;
  });

  it("goes to the address of its document where nothing else is said, but not to one inside", async () => {
    const seen = yard.seen.length;
    const { status, text } = await call("/pets");
    expect(status).toBe(502);
    expect(text).not.toContain("Rex");
    expect(yard.seen.length).toBe(seen);
  });

  it("is for whoever is signed in and may, with requests as its document has them", async () => {
    environment.PETS_API_URL = yard.address;
    expect((await call("/pets", "none")).text).toContain('"code":50008');
    expect((await call("/pets?page=0")).text).toContain('"code":40000');
    expect((await call("/nowhere")).status).toBe(404);
    delete environment.PETS_API_URL;
  });
});
