import { expect, it } from "vitest";
import { createCatalogue } from "../../../src/catalogue/catalogue.ts";
import { importOpenApi } from "../../../src/catalogue/import/import-open-api.ts";
import { fixturesOf } from "../../../src/snapshot/record/recording.ts";
import { petsApi } from "../../support/pets.ts";

const envelope = { isSuccess: true, code: 200, message: "", errors: [] };

/** The fixtures of two answers that list one pet with these fields besides its own. */
function recorded(fields: object, name = "Rex") {
  const { document } = importOpenApi(petsApi, { name: "pets" });
  const catalogue = createCatalogue(document ? [document] : []);
  const operation = catalogue.operations.get("pets.listPets");
  const body = { items: [{ id: 7, name: "Rex", ...fields }], total: 1 };
  const answer = { body, envelope: { ...envelope, data: body } };
  if (!operation) throw new Error("Nothing lists pets.");
  const exchange = { operation, args: { name }, answer, caseName: null };
  return fixturesOf([exchange, exchange], catalogue);
}

const secret = "hunter2-of-mine";
const named = [
  ...["password", "dbPassword", "PASSWORD_HASH", "passphrase", "accessKey", "client_secret"],
  ...["X-Api-Key", "cookie", "authorization", "jwt", "sessionId", "openId", "recoveryCodes"],
];
const within = [
  ...[`https://admin:${secret}@host/x`, `https://host/x?access_token=${secret}&page=2`],
  ...[`Authorization: Bearer ${secret}`, `{"port": 5432, "password": "${secret}"}`],
  ...[`Server=db;Password=${secret};Port=5432`, `-----BEGIN PRIVATE KEY-----\n${secret}`],
];

it.each([
  ...named.map((name) => ({ [name]: secret })),
  ...named.slice(-1).map((name) => ({ [name]: [secret] })),
  ...within.map((note) => ({ note })),
  ...["customer", "patientName", "assigned_to", "surname"].map((name) => ({ [name]: secret })),
  { keeper: { name: secret, email: "keeper@corp.example" } },
  { settings: [{ name: "SMTP_PASSWORD", value: secret }] },
  { credentials: { github: secret } },
  { webhookUrl: `https://hooks.example.net/${secret}` },
])("keeps no secret and no person: %j", (fields) => {
  expect(JSON.stringify(recorded(fields).map(({ fixture }) => fixture))).not.toContain(secret);
});

it("replaces numbers that are secret or personal, and no amounts", () => {
  const [first] = recorded({ pin: 4711, mobile: 13912345678, tokens: 1500, price: 4711.5 });
  expect(first?.fixture.answer).toMatchObject({
    items: [{ pin: 1, mobile: 13800000001, tokens: 1500, price: 4711.5 }],
  });
});

it("keeps words of dictionaries, names of kinds and plain texts", () => {
  const fields = {
    grants: [
      { name: "Password", value: "password" },
      { name: "Token", value: 2 },
    ],
    note: "Password: choose one. Token expired.",
    menuId: "common_status",
  };
  const [first] = recorded(fields);
  expect(first?.fixture.answer).toMatchObject({ items: [fields] });
});

it("names no case by personal data", () => {
  const names = recorded({ email: "jo.smith@corp.example" }, "jo.smith@corp.example");
  expect(names.map(({ caseName }) => caseName)).toEqual(["loaded", "person1ExampleCom"]);
});
