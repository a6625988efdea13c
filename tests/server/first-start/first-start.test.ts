import { describe, expect, it } from "vitest";
import { createPasswords } from "../../../src/server/accounts/passwords.ts";
import { type FirstStart, prepareFirstStart } from "../../../src/server/first-start/first-start.ts";
import { migrate } from "../../../src/server/storage/migrate.ts";
import { databases, type TestDatabase } from "../../support/databases.ts";

const passwords = createPasswords({ memoryKiB: 8, passes: 1 });

const countMembers = async ({ db }: TestDatabase) =>
  (await db.selectFrom("member").select("id").execute()).length;

/** Collects the announcements of first starts. */
function listener() {
  const told: FirstStart[] = [];
  return { told, announce: (firstStart: FirstStart) => void told.push(firstStart) };
}

describe.each(databases())("the first start on $name", ({ open }) => {
  it("makes one super administrator with a random password, and no other account", async () => {
    const database = await open();
    await migrate(database.db);
    const { told, announce } = listener();
    const options = { passwords, adminPassword: undefined, sampleData: false, announce };
    await prepareFirstStart(database.db, options);
    expect(told).toEqual([
      {
        username: "admin",
        password: expect.stringMatching(/^[\w-]{20}$/),
        sampleData: false,
      },
    ]);
    const [admin] = await database.db.selectFrom("member").selectAll().execute();
    expect(await countMembers(database)).toBe(1);
    expect(admin?.passwordHash).toMatch(/^\$argon2id\$/);
    expect(await passwords.verify(admin?.passwordHash ?? null, told[0]?.password ?? "")).toBe(true);
    await prepareFirstStart(database.db, options);
    expect(told).toHaveLength(1);
    expect(await countMembers(database)).toBe(1);
    await database.close();
  });

  it("is none where it ends before the password was told, so that the next tells one that holds", async () => {
    const database = await open();
    await migrate(database.db);
    const options = { passwords, adminPassword: undefined, sampleData: false };
    const killed = prepareFirstStart(database.db, {
      ...options,
      announce() {
        throw new Error("killed");
      },
    });
    await expect(killed).rejects.toThrow("killed");
    expect(await countMembers(database)).toBe(0);
    const { told, announce } = listener();
    await prepareFirstStart(database.db, { ...options, announce });
    const [admin] = await database.db.selectFrom("member").selectAll().execute();
    expect(await passwords.verify(admin?.passwordHash ?? null, told[0]?.password ?? "")).toBe(true);
    await database.close();
  });

  it("is one even where several processes start at once", async () => {
    const database = await open();
    await migrate(database.db);
    const { told, announce } = listener();
    const options = { passwords, adminPassword: "chosen by somebody", sampleData: true, announce };
    await Promise.all([1, 2, 3].map(() => prepareFirstStart(database.db, options)));
    expect(told).toEqual([{ username: "admin", password: null, sampleData: true }]);
    const admins = await database.db
      .selectFrom("member")
      .select("id")
      .where("username", "=", "admin")
      .execute();
    expect(admins).toHaveLength(1);
    const users = await database.db.selectFrom("pointsUser").select("id").execute();
    expect(users).toHaveLength(300);
    await database.close();
  });
});

describe("a password", () => {
  it("costs what is recommended to hash, and as much where there is no such member", async () => {
    const recommended = createPasswords();
    const hash = await recommended.hash("a password");
    expect(hash).toContain("$argon2id$v=19$m=19456,t=2,p=1$");
    expect(await recommended.verify(hash, "a password")).toBe(true);
    expect(await recommended.verify(hash, "another password")).toBe(false);
    expect(await recommended.verify(null, "nobody's password")).toBe(false);
  });
});
