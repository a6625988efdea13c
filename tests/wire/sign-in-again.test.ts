import { afterEach, expect, it } from "vitest";
import { createCatalogue } from "../../src/catalogue/catalogue.ts";
import { importOpenApi } from "../../src/catalogue/import/import-open-api.ts";
import { shippedCatalogue } from "../../src/catalogue/shipped.ts";
import { grantingPetsApi } from "../support/pets.ts";
import { answerJson, failureOf, type Loopback, observeWire, startLoopback } from "./loopback.ts";

let loopback: Loopback;
afterEach(() => loopback.close());

/**
 * Calls a service that demands a new sign-in the given number of times, which a person confirms or
 * not.
 */
async function observed(times: number, isShown: boolean, isForeignAlone = false) {
  let left = times;
  let asked = 0;
  loopback = await startLoopback((request, response) => {
    if (request.url.startsWith("/yard")) return answerJson({ name: "Rex" })(request, response);
    const body = left > 0 ? { code: 40102, msg: "Show who you are." } : { code: 20000, data: null };
    left -= 1;
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(body));
  });
  const base = `${loopback.address}/yard`;
  const { document } = importOpenApi(grantingPetsApi, { name: "pets", base });
  const wire = observeWire(loopback.address, {
    catalogue: createCatalogue(document ? [document] : [], shippedCatalogue()),
    ...(isForeignAlone && { ownBases: [] }),
    signInAgain: async () => {
      asked += 1;
      return isShown;
    },
  });
  return { ...wire, asked: () => asked };
}

const args = { id: 7, ids: [1] };
const write = { idempotencyKey: "one", ifMatch: '"v1"' };

it("makes the same call again once the person has shown who he is", async () => {
  const { wire, successes, errors, asked } = await observed(2, true);
  await wire.call("member.del", args, write);
  expect(asked()).toBe(2);
  const [first, ...others] = loopback.seen;
  expect(others).toHaveLength(2);
  for (const { url, body, headers } of others) {
    expect([url, body.toString()]).toEqual([first?.url, first?.body.toString()]);
    expect(headers["idempotency-key"]).toBe("one");
    expect(headers["if-match"]).toBe('"v1"');
  }
  expect([successes, errors]).toEqual([["The operation succeeded."], []]);
});

it("says that the call was refused where the person does not", async () => {
  const { wire, successes, errors, asked } = await observed(1, false);
  const failure = await failureOf(wire.call("member.del", args, write));
  expect([failure.code, asked(), loopback.seen.length]).toEqual([40102, 1, 1]);
  expect([successes, errors]).toEqual([[], ["Show who you are."]]);
});

const paths = () => loopback.seen.map(({ url }) => url);
const recent = "/system-api/api/login/recent";

it("asks before rights are given at a service that knows nothing of our sessions", async () => {
  const { wire, asked } = await observed(1, true);
  await wire.call("pets.addPet", { name: "Rex" });
  expect(asked()).toBe(1);
  expect(paths()).toEqual([recent, recent, "/yard/pets"]);
});

it("sends such a service nothing where the person does not show who he is", async () => {
  const { wire, errors, asked } = await observed(1, false);
  expect((await failureOf(wire.call("pets.addPet", { name: "Rex" }))).code).toBe(40102);
  expect([asked(), paths(), errors]).toEqual([1, [recent], ["Show who you are."]]);
});

it("asks nothing before other calls of such a service, or where no service of ours is there to ask", async () => {
  const beside = await observed(1, true);
  await beside.wire.call("pets.listPets", {});
  expect([beside.asked(), paths()]).toEqual([0, ["/yard/pets"]]);
  await loopback.close();
  const alone = await observed(1, true, true);
  await alone.wire.call("pets.addPet", { name: "Rex" });
  expect([alone.asked(), paths()]).toEqual([0, ["/yard/pets"]]);
});
