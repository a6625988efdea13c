import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { createCatalogue } from "../../../src/catalogue/catalogue.ts";
import { importOpenApi } from "../../../src/catalogue/import/import-open-api.ts";
import type { SuccessExtension } from "../../../src/catalogue/openapi.ts";
import { overlayImported } from "../../../src/catalogue/overlay/overlay-documents.ts";
import { readOverlay } from "../../../src/catalogue/overlay/read-overlay.ts";
import { shippedCatalogue } from "../../../src/catalogue/shipped.ts";
import { petsApi } from "../../support/pets.ts";
import { type Loopback, observeWire, startLoopback } from "../loopback.ts";

let yard: Loopback;
let body: unknown;

beforeAll(async () => {
  yard = await startLoopback((_request, response) => {
    const text = typeof body === "string" ? body : JSON.stringify(body);
    response.writeHead(200, { "Content-Type": "application/json" }).end(text);
  });
});
afterAll(async () => await yard.close());

/** What is shown of an answer to the taking in of a pet, at a service of which an overlay states it. */
async function told(answer: unknown, stated?: SuccessExtension) {
  body = answer;
  const actions = [{ target: "$.paths['/pets'].post", update: { "x-success": stated } }];
  const overlay = readOverlay("pets.yaml", { overlay: "1.0.0", "x-service": "pets", actions });
  const { document } = importOpenApi(petsApi, { name: "pets" });
  const made = document ? [overlayImported(document, stated ? [overlay] : [])] : [];
  const catalogue = createCatalogue(made, shippedCatalogue());
  const { wire, errors, successes } = observeWire("", {
    catalogue,
    bases: { pets: yard.address },
  });
  await wire.call("pets.addPet", { name: "Rex" }).catch(() => undefined);
  return { errors, successes: successes.length };
}

it("a write is told as done by what is stated of it, whatever else the answer says", async () => {
  const stated = { at: "/state", values: ["kept"] };
  expect(await told({ state: "kept", error: "none" }, stated)).toEqual({
    errors: [],
    successes: 1,
  });
});

it.each([
  [{ state: "full", why: "No yard is free." }, "No yard is free."],
  [{ state: "full", msg: "Come back on Monday." }, "Come back on Monday."],
  [
    { state: "full", msg: "OK" },
    'The answer does not say that this was done (status 200): /state is "full".',
  ],
  [
    { msg: "OK" },
    "The answer does not say that this was done (status 200): according to the service's document, /state should.",
  ],
])(
  "a write is told as refused by what is stated of it, with its reason: %j",
  async (answer, error) => {
    const stated = { at: "/state", values: ["taken"], reason: "/why" };
    expect(await told(answer, stated)).toEqual({ errors: [error], successes: 0 });
  },
);

it("a write that denies something in place of its declared record is told as not known to be done", async () => {
  const unclear =
    "The service's answer is not what its document declares (status 200), so this may not have been done. Check before you try again.";
  expect(await told({ code: 1001 })).toEqual({ errors: [unclear], successes: 0 });
  expect(await told({ code: 1001, msg: "The yard is full." })).toEqual({
    errors: ["The yard is full."],
    successes: 0,
  });
});

it("an answer that cannot be judged, as one that is nested without end, is told as unreadable and its fault is logged", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const nested = `${'{"a":'.repeat(50_000)}1${"}".repeat(50_000)}`;
  expect(await told(nested)).toEqual({
    errors: ["The service's response could not be read. (Status 200)"],
    successes: 0,
  });
  expect(log).toHaveBeenCalledWith(expect.any(RangeError));
  log.mockRestore();
});
