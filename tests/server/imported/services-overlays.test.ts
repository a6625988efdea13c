import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readOverlay } from "../../../src/catalogue/overlay/read-overlay.ts";
import { proveOverlays } from "../../../src/server/configuration/overlays.ts";
import { petsApi, petsDocument } from "../../support/pets.ts";
import { startService, type TestService } from "../../support/service.ts";

let service: TestService;
const overlay = readOverlay("pets.yaml", {
  overlay: "1.0.0",
  "x-service": "pets",
  actions: [
    {
      target: "$.components.schemas.PetsPet.properties",
      update: { nickname: { type: "string" } },
    },
  ],
});

/** Changes the stored document as if another process had imported it, without the overlay. */
async function misfit(): Promise<void> {
  await sql`update service set document = replace(document, 'PetsPet', 'PetsDog'),
    revision = nextval('service_revision') where name = 'pets'`.execute(service.database.db);
}

beforeAll(async () => {
  service = await startService({ configuration: { importedOverlays: [overlay] } });
});
afterAll(() => service.stop());

const english = { headers: { "Accept-Language": "en" } };
const page = {
  path: "test/pets",
  source: JSON.stringify({
    title: "Pets",
    body: { kind: "table", rows: "pets.listPets", columns: ["nickname"] },
  }),
};

it("an overlay that names an imported service holds where pages are checked, and in browsers", async () => {
  expect(await proveOverlays(service.database.db, [overlay])).toEqual([
    'pets.yaml: It waits until a service "pets" is imported.',
  ]);
  await service.ask("service.save", { name: "pets", source: petsDocument });
  expect((await service.ask("page.check", page)).problems).toEqual([]);
  const { documents } = await service.ask("service.getDocuments", {});
  expect(JSON.stringify(documents)).toContain("nickname");
  expect(await proveOverlays(service.database.db, [overlay])).toEqual([]);
});

it("a document that the overlay does not fit is refused, with the action that matched nothing", async () => {
  const source = JSON.stringify({ ...petsApi, paths: { "/yards": { get: {} } } });
  const { isImportable, faults } = await service.ask(
    "service.check",
    { name: "pets", source },
    english,
  );
  expect(isImportable).toBe(false);
  expect(faults[0]).toMatchObject({
    code: "overlay",
    message: expect.stringContaining(
      "pets.yaml: Action 1, $.components.schemas.PetsPet.properties, matched nothing.",
    ),
  });
});

it("a stored service that the overlay does not fit is left out alone, and its fault is told", async () => {
  await service.ask("service.save", { name: "yards", source: petsDocument });
  // The overlay may be new.
  const { db } = service.database;
  await misfit();
  const [line] = await proveOverlays(db, [overlay]);
  expect(line).toContain("Action 1, $.components.schemas.PetsPet.properties, matched nothing.");
  expect(line).toContain('service "pets" is left out');
  const rows = await service.ask("service.getList", {}, english);
  expect(rows.map(({ name, fault }) => [name, fault])).toEqual([
    ["pets", expect.stringContaining("Whoever runs the server lists it in OVERLAYS.")],
    ["yards", null],
  ]);
  const { documents } = await service.ask("service.getDocuments", {});
  expect(documents).toMatchObject([{ "x-service": { name: "yards" } }]);
});

it("a service is not restored in the place of one that is left out", async () => {
  const deletion = await service.ask("service.del", { name: "pets" });
  await service.ask("service.save", { name: "pets", source: petsDocument });
  await misfit();
  const { envelope } = await service.call("service.restore", deletion, {
    token: service.adminToken,
  });
  expect(envelope).toMatchObject({ code: 40902, msg: expect.stringContaining("pets") });
  // What is left out can be deleted, and makes room for the other one.
  await service.ask("service.del", { name: "pets" });
  expect(await service.ask("service.restore", deletion)).toMatchObject({ name: "pets" });
});

it("a stored service whose name a shipped one has by now tells its fault", async () => {
  await sql`update service set name = 'points', document = replace(document, '"name":"yards"',
    '"name":"points"'), revision = nextval('service_revision') where name = 'yards'`.execute(
    service.database.db,
  );
  const rows = await service.ask("service.getList", {}, english);
  expect(rows.find(({ name }) => name === "points")?.fault).toContain("“points” is taken");
});
