import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { shippedCatalogue } from "../../src/catalogue/shipped.ts";
import type { OperationId } from "../../src/catalogue/types.gen.ts";
import { createCatalogueValidator } from "../../src/language/catalogue-validator.ts";
import {
  type Organisation,
  organisations,
  type SharedOrganisation,
} from "../support/organisation.ts";
import { argumentsOf, idOf } from "./operation-arguments.ts";

const catalogue = shippedCatalogue();
const validator = createCatalogueValidator(catalogue);
const database = embedded();

const operations = [...catalogue.operations.values()].map((operation) => ({
  operation,
  id: idOf(operation.id),
}));
const guarded = operations.filter(({ operation }) => !operation.isPublic);
const permitted = guarded.filter(({ operation }) => operation.permission !== null);

describe("every operation of the catalogue", () => {
  it.each(operations)("$id answers a valid envelope with valid data", async ({ id, operation }) => {
    const { service } = database;
    const token = await superAdministrator();
    const request = await argumentsOf(id, service, token);
    expect(validator.request(operation, request)).toEqual([]);
    const needsToken = !operation.isPublic || /^page\.get(One|Plan)$/.test(id);
    const answer = await service.call(id, request, needsToken ? { token } : {});
    const isPlatform = operation.service.name === "system" && id !== "dict.getList";
    expect(answer).toMatchObject({ status: 200, code: isPlatform ? 20000 : 0 });
    expect(answer.msg).not.toBe("");
    expect(validator.answer(operation, answer.data)).toEqual([]);
    expect(answer.etag !== null).toBe(operation.answersETag);
  });
});

describe("an operation that is not public", () => {
  it.each(guarded)(
    "$id is refused without a token, with a wrong one, and changes nothing",
    ({ id }) => expectRefused(id, [undefined, "A".repeat(43)], 50008),
  );
});

describe("an operation that needs a permission", () => {
  it.each(permitted)(
    "$id is refused to a role that lacks it and changes nothing",
    async (which) => {
      const { service } = database;
      const { permission } = which.operation;
      const username = await lackingMember(service, permission ?? "");
      await expectRefused(which.id, [await service.signIn(username)], 40300, { permission });
    },
  );
});

/** Signs in again, since one of the calls logs out. */
function superAdministrator(): Promise<string> {
  return database.service.signIn("sofia.super");
}

function embedded(): SharedOrganisation {
  const [first] = organisations();
  if (!first) throw new Error("There is always an embedded database.");
  return first;
}

async function expectRefused<Id extends OperationId>(
  id: Id,
  tokens: (string | undefined)[],
  code: number,
  data: { permission: string | null } | null = null,
): Promise<void> {
  const { service } = database;
  const request = await argumentsOf(id, service, await superAdministrator());
  const before = await fingerprint(service);
  for (const token of tokens) {
    const answer = await service.call(id, request, { token });
    expect(answer).toMatchObject({ status: 200, code, data });
  }
  expect(await fingerprint(service)).toEqual(before);
}

/**
 * A member with one of the roles that lack the permission; a member without roles where all roles
 * have it.
 */
async function lackingMember({ db }: Organisation, permission: string): Promise<string> {
  const holders = db
    .selectFrom("menuNodeRole")
    .innerJoin("menuNode", "menuNode.id", "menuNodeRole.menuNodeId")
    .where("menuNode.name", "=", permission)
    .select("role");
  const lacking = await db
    .selectFrom("member")
    .innerJoin("memberRole", "memberRole.memberId", "member.id")
    .where("status", "=", 1)
    .where("username", "in", ["carla.customer", "chen.comprehensive", "arturo.area"])
    .where("role", "not in", holders)
    .select("username")
    .executeTakeFirst();
  if (lacking) return lacking.username;
  const values = { username: "no.roles", fullname: "Nobody", passwordHash: "" };
  await db
    .insertInto("member")
    .values(values)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return values.username;
}

/**
 * Every table in a form that can be compared, except for sessions, attempts and the log of
 * refusals, which may change.
 */
async function fingerprint({ db }: Organisation): Promise<unknown> {
  const passing = ["session", "captcha", "login_attempt", "audit_log", "kysely_migration_lock"];
  tables ??= (await db.introspection.getTables()).map(({ name }) => name);
  const prints = tables
    .filter((name) => !passing.includes(name))
    .map(
      (name) => sql`select ${sql.lit(name)} as name,
        md5(string_agg(line::text, ',' order by line::text)) as content
        from ${sql.table(name)} line`,
    );
  return (await sql`${sql.join(prints, sql` union all `)}`.execute(db)).rows;
}

let tables: string[] | undefined;
