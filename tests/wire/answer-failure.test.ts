import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createCatalogue } from "../../src/catalogue/catalogue.ts";
import { importOpenApi } from "../../src/catalogue/import/import-open-api.ts";
import type { ImportOptions } from "../../src/catalogue/import/options.ts";
import { shippedCatalogue } from "../../src/catalogue/shipped.ts";
import type { CallOptions } from "../../src/wire/wire.ts";
import { does, madeService, reads, takes, text } from "../catalogue/resources/made-service.ts";
import { petsApi } from "../support/pets.ts";
import { failureOf, type Loopback, observeWire, startLoopback } from "./loopback.ts";

let yard: Loopback;
let status = 422;
let body: unknown;

beforeAll(async () => {
  yard = await startLoopback((_request, response) => {
    const headers = { "Content-Type": "application/problem+json", "X-Request-Id": "r-7" };
    response.writeHead(status, headers).end(JSON.stringify(body));
  });
});
afterAll(async () => await yard.close());

/** The messages about a refused write, and the messages for its parts. */
async function refused(
  given: { status?: number; body: unknown },
  options: CallOptions & Pick<ImportOptions, "code" | "data"> = {},
  call = "addPet",
) {
  ({ status = 422, body } = given);
  const { code, data } = options;
  const coded = code !== undefined && { code, data: data ?? "" };
  const { document } = importOpenApi(petsApi, { name: "pets", ...coded });
  const catalogue = createCatalogue(document ? [document] : [], shippedCatalogue());
  const signInAgain = async () => {
    throw new Error("The person was asked who they are.");
  };
  const place = { catalogue, bases: { pets: yard.address }, signInAgain };
  const { wire, errors, signedOut } = observeWire("", place);
  const failure = await failureOf(wire.call(`pets.${call}`, { name: "Rex", petId: 7 }, options));
  return { told: errors, parts: failure.errors, signedOut };
}

const invalid = {
  title: "The pet cannot be taken in.",
  errors: [
    { pointer: "#/name", detail: "is taken" },
    { pointer: "#/born", detail: "lies ahead" },
  ],
};

describe("a service of others that refuses a request", () => {
  it("is told with what is wrong with each argument, by the name that people know", async () => {
    const { told, parts } = await refused({ body: invalid });
    expect(told).toEqual(["The pet cannot be taken in. Name: is taken · Born: lies ahead"]);
    expect(parts).toEqual([
      { path: "/name", message: "is taken" },
      { path: "/born", message: "lies ahead" },
    ]);
  });

  it("is told in short to whoever shows the rest beside the fields", async () => {
    const { told } = await refused({ body: invalid }, { showsFaults: true });
    expect(told).toEqual(["The pet cannot be taken in."]);
  });

  it("says nothing twice: what stands at a field is not the message of the whole", async () => {
    const { told } = await refused({ body: { errors: [{ field: "name", message: "is taken" }] } });
    expect(told).toEqual(["The service refused this (status 422). Name: is taken"]);
    const locked = { error: { message: "The pet is locked.", param: "owner" } };
    const other = await refused({ status: 402, body: locked });
    expect(other.told).toEqual(["owner: The pet is locked. (Request r-7)"]);
  });

  it("names status and request where it says something of no argument", async () => {
    const { told } = await refused({ status: 409, body: { errors: ["The yard is closed."] } });
    expect(told).toEqual([
      "The service refused this (status 409). The yard is closed. (Request r-7)",
    ]);
  });

  it("is believed where it refuses with a status of success", async () => {
    const taken = await refused({ status: 200, body: { ok: false, error: "name_taken" } });
    expect(taken.told).toEqual(["name_taken"]);
    const { told } = await refused({ status: 200, body: { success: false } });
    expect(told).toEqual(["The service did not do this, or not all of it (status 200)."]);
    const failed = { status: "fail", data: { name: "is taken" } };
    expect((await refused({ status: 200, body: failed })).parts).toEqual([
      { path: "/name", message: "is taken" },
    ]);
  });

  it("is believed where the data denies the code of success beside it", async () => {
    const body = { code: 0, msg: "success", data: { successCount: 0, failCount: 1 } };
    const { told } = await refused({ status: 200, body }, { code: "/code", data: "/data" });
    expect(told).toEqual(["The service did not do this, or not all of it (status 200)."]);
  });

  it("is not taken at its word of success where it has reached no record", async () => {
    const record = { name: text };
    const { responses } = reads(record);
    const put = { ...takes(record), responses };
    const replaced = { ...does, "x-effect": "destroy" };
    const paths = {
      "/goods/{id}": { get: reads(record), put, delete: does },
      "/goods/{id}/tags": { put: replaced },
    };
    const { catalogue } = madeService(paths, "GET /goods/{id}");
    const { wire, errors } = observeWire("", { catalogue, bases: { it: yard.address } });
    const asked = [...catalogue.operations.values()];
    ({ status, body } = { status: 200, body: { affected: 0, message: "OK" } });
    for (const [method, told, end = "}"] of [
      ["put", /^The service says that it changed nothing \(status 200\)\./, "tags"],
      ["put", /^The service says that it changed nothing \(status 200\)\./],
      ["delete", /^The service found nothing here \(status 200\)\. It may have been deleted/],
    ] as const) {
      const operation = asked.find((one) => one.method === method && one.path.endsWith(end));
      await failureOf(wire.call(operation?.id ?? method, { id: 7, name: "Rex" }));
      expect(errors.pop()).toMatch(told);
    }
    ({ status, body } = { status: 200, body: null });
    const edit = asked.find((one) => one.method === "put" && one.path.endsWith("}"));
    await failureOf(wire.call(edit?.id ?? "put", { id: 7, name: "Rex" }));
    expect(errors.pop()).toMatch(/^The service says that it changed nothing/);
    ({ status, body } = { status: 200, body: { success: false } });
    const read = asked.find(({ method }) => method === "get");
    await failureOf(wire.call(read?.id ?? "get", { id: 7 }));
    expect(errors.pop()).toMatch(/^The service refused this \(status 200\)/);
  });

  it("gives its reason for a refusal, also where it counts nothing beside it", async () => {
    const { catalogue } = madeService({ "/goods/{id}": { delete: does } }, "DELETE /goods/{id}");
    const place = { catalogue, bases: { it: yard.address } };
    const [operation] = [...catalogue.operations.values()];
    const reason = "The order has invoices.";
    for (const told of [
      { ok: false, message: reason, deleted: 0 },
      { error: reason, deleted: 0 },
      { status: "error", message: reason, affected: 0 },
      { message: reason, affected: 0 },
    ]) {
      ({ status, body } = { status: 200, body: told });
      const { wire, errors } = observeWire("", place);
      await failureOf(wire.call(operation?.id ?? "", { id: 7 }));
      expect(errors).toEqual([reason]);
    }
    for (const data of [false, 0, { affected: 0 }]) {
      const coded = { code: "/code", data: "/data" };
      const { told } = await refused(
        { status: 200, body: { code: 500, msg: reason, data } },
        coded,
        "deletePet",
      );
      expect(told).toEqual([reason]);
    }
  });

  it("is not taken at its word where it fails during a write, which may have been done", async () => {
    const maybe = "This may have been done anyway: check before you try again. (Request r-7)";
    const detail = "Mail server down";
    const failed = await refused({ status: 500, body: { detail } });
    expect(failed.told).toEqual([`${detail}. ${maybe}`]);
    const late = await refused({ status: 504, body: {} }, {}, "deletePet");
    expect(late.told.join()).toContain(maybe);
    for (const status of [409, 501, 503]) {
      expect((await refused({ status, body: { detail } })).told.join()).not.toContain("may have");
    }
    const read = await refused({ status: 500, body: { detail } }, {}, "getPet");
    expect(read.told).toEqual([`${detail} (Request r-7)`]);
  });

  it.each([
    [400, "The service responded with status 400 and no explanation."],
    [401, "The service does not permit this (status 401)."],
    [404, "The service found nothing here (status 404)."],
    [409, "This conflicts with the service's data (status 409)."],
    [429, "The service has received too many requests."],
  ])("is no riddle where it says nothing but %i", async (status, told) => {
    for (const body of [{}, { html: "<h1>Oops</h1>" }]) {
      expect((await refused({ status, body })).told.join()).toContain(told);
    }
  });
});

it.each([50_008, 50_012, 50_014, 40_102])(
  "a code of another's service ends no session here, whatever ours means by it: %i",
  async (code) => {
    const body = { code, msg: "The token of the yard has expired.", data: null };
    const said = await refused({ status: 200, body }, { code: "/code", data: "/data" });
    expect(said.signedOut).toEqual([]);
    expect(said.told.join()).toContain("The token of the yard has expired.");
  },
);
