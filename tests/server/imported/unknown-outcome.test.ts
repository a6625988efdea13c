import { sql } from "kysely";
import { beforeEach, expect, it } from "vitest";
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
  const response = await fetch(`${place.product.url}/system-api/services/pets/pets`, {
    method: "POST",
    headers: { "X-Access-Token": place.product.adminToken, "Content-Type": "application/json" },
    body: '{"name":"Rex"}',
  });
  await response.arrayBuffer();
  return response.status;
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
