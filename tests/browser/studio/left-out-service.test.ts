import { resolve } from "node:path";
import { sql } from "kysely";
import { beforeAll, expect, it } from "vitest";
import { readOverlay } from "../../../src/catalogue/overlay/read-overlay.ts";
import { petsDocument } from "../../support/pets.ts";
import { startService } from "../../support/service.ts";
import { openPlace } from "../place.ts";

const overlay = readOverlay("pets.yaml", {
  overlay: "1.0.0",
  "x-service": "pets",
  actions: [{ target: "$.components.schemas.PetsPet", update: { title: "Pet" } }],
});
const place = openPlace(() =>
  startService({
    configuration: { clientDirectory: resolve("dist/client"), importedOverlays: [overlay] },
  }),
);

/** Leaves out a service, as a new overlay does that does not fit it. */
beforeAll(async () => {
  const { ask, database } = place.product;
  await ask("service.save", { name: "pets", source: petsDocument });
  await sql`update service set document = replace(document, 'PetsPet', 'PetsDog'),
    revision = nextval('service_revision')`.execute(database.db);
});

it("a service that is left out shows why, and nothing that it cannot have", async () => {
  const { page } = await place.visitSignedIn({ at: "/system/screens/services?service=pets" });
  const detail = page.getByRole("region", { name: "Pets of the yard" });
  await detail.getByText("Screens cannot use this service for now").waitFor();
  await detail.getByText("1.2.0").waitFor();
  expect(await detail.getByText("Success is shown by").count()).toBe(0);
  expect(await detail.getByRole("searchbox").count()).toBe(0);
});
