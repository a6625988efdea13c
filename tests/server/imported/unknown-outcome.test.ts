import { sql } from "kysely";
import { beforeEach, expect, it } from "vitest";
import { petsDocument } from "../../support/pets.ts";
import { type Answer, openImportedPlace } from "./imported-place.ts";

const place = openImportedPlace((request, response) => answer(request, response));
const { environment } = place;
let answer: Answer;

const answering =
  (status: number, body: object = { id: 1, name: "Rex" }): Answer =>
  (_request, response) => {
    response.writeHead(status, { "Content-Type": "application/json" });
    response.end(JSON.stringify(body));
  };

beforeEach(async () => {
  environment.PETS_API_URL = place.yard.address;
  place.yard.seen.length = 0;
  await place.product.database.db.deleteFrom("auditLog").execute();
});

/** Takes a pet in; returns the status of the answer. */
async function add(): Promise<number> {
  return (await added()).status;
}

async function added() {
  const response = await fetch(`${place.product.url}/system-api/services/pets/pets`, {
    method: "POST",
    headers: {
      "X-Access-Token": place.product.adminToken,
      "Accept-Language": "en",
      "Content-Type": "application/json",
    },
    body: '{"name":"Rex"}',
  });
  return { status: response.status, text: await response.text() };
}

async function outcomes(outcome?: "done" | "refused" | "unknown"): Promise<string[]> {
  const filter = { operationId: "pets.addPet", ...(outcome && { outcome }) };
  const { records } = await place.product.ask("audit.getList", filter);
  return records.map((record) => record.outcome);
}

it.each<[string, Answer, number]>([
  ["whose connection breaks off", (_request, response) => response.destroy(), 502],
  ["that the service answers with a fault of its own", answering(500), 500],
  ["that the service refuses with status 200", answering(200, { errors: ["It is full."] }), 200],
  ["that denies something in place of its record", answering(200, { code: 1001 }), 200],
  [
    "that the service answers with a redirect",
    (_request, response) => response.writeHead(302, { Location: "/pets/1" }).end(),
    502,
  ],
])("a write %s may have been done, which the audit log says", async (_what, answers, status) => {
  answer = answers;
  expect(await add()).toBe(status);
  expect(await outcomes()).toEqual(["unknown"]);
  expect(await outcomes("unknown")).toEqual(["unknown"]);
  expect([...(await outcomes("done")), ...(await outcomes("refused"))]).toEqual([]);
});

it("a redirected write says whether it may have been done", async () => {
  const redirecting = (status: number) => {
    answer = (_request, response) => response.writeHead(status, { Location: "/pets/1" }).end();
    return added();
  };
  expect((await redirecting(303)).text).toContain("It may have done this anyway");
  expect(await outcomes()).toEqual(["unknown"]);
  expect((await redirecting(308)).text).toContain("Check its address");
  expect(await outcomes()).toEqual(["unknown"]);
});

it("a write that is denied below a code of success may have been done in part", async () => {
  const coded = { code: "/code", data: "/data", success: [{ from: 0, to: 0 }] };
  const importAs = (more: object) =>
    place.product.ask("service.save", {
      name: "pets",
      source: petsDocument,
      basePath: "/v1",
      ...more,
    });
  await importAs(coded);
  answer = answering(200, { code: 0, data: { succeeded: 1, failed: 1 } });
  await add();
  expect(await outcomes()).toEqual(["unknown"]);
  await importAs({});
});

it("a write leaves one entry where it was done, and none where the service refused it", async () => {
  answer = answering(200);
  expect(await add()).toBe(200);
  expect(await outcomes()).toEqual(["done"]);
  answer = answering(422);
  expect(await add()).toBe(422);
  expect(await outcomes()).toEqual(["done"]);
});

it("a write that the service never had leaves no entry", async () => {
  environment.PETS_API_URL = "http://127.0.0.1:1";
  expect(await add()).toBe(502);
  expect(await outcomes()).toEqual([]);
});

it("a write is in the log before it is sent, so that no end of the process hides it", async () => {
  let during: string[] = [];
  answer = async (request, response) => {
    during = await outcomes();
    answering(200)(request, response);
  };
  await add();
  expect(during).toEqual(["unknown"]);
});

it("a write that was done is answered so, also where its end cannot be noted", async () => {
  const { db } = place.product.database;
  await sql`alter table audit_log add constraint no_success check (code <> 20000)`.execute(db);
  answer = answering(200);
  const status = await add();
  await sql`alter table audit_log drop constraint no_success`.execute(db);
  expect({ status, sent: place.yard.seen.length }).toEqual({ status: 200, sent: 1 });
  expect(await outcomes()).toEqual(["unknown"]);
});

it("a write that cannot be noted at all is not sent", async () => {
  const { db } = place.product.database;
  await sql`alter table audit_log add constraint nothing check (false) not valid`.execute(db);
  const status = await add();
  await sql`alter table audit_log drop constraint nothing`.execute(db);
  expect({ status, sent: place.yard.seen.length }).toEqual({ status: 500, sent: 0 });
});
