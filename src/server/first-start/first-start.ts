import { type Kysely, sql } from "kysely";
import type { Passwords } from "../accounts/passwords.ts";
import { createToken } from "../accounts/tokens.ts";
import type { Database } from "../storage/tables.ts";
import { loadBaseData } from "./base-data.ts";
import { loadSampleData } from "./sample/sample-data.ts";

const firstStartMark = "firstStart";

/** The options of the first start (decisions, accounts at first start). */
export interface FirstStartOptions {
  passwords: Passwords;
  /** The administrator's password; a random one is generated if it is absent. */
  adminPassword: string | undefined;
  sampleData: boolean;
  /** Announces the first start to the operator, as the last step before it is committed. */
  announce(firstStart: FirstStart): void;
}

/** The information that the operator gets about the first start. */
export interface FirstStart {
  username: string;
  /** The generated password, which is stored nowhere; `null` if the operator chose it. */
  password: string | null;
  sampleData: boolean;
}

/**
 * Fills an empty database with the first super administrator, the menu, the dictionaries and, on
 * request, the sample organisation. Of several processes that start at the same time one does it
 * while the others wait. Later starts only add the menu nodes and dictionaries of a new version.
 *
 * A generated password is printed before it is stored. If the process is killed in between, the
 * printed password is useless, and the next start begins again. In the other order, nobody might
 * know the password of the only account.
 */
export async function prepareFirstStart(
  db: Kysely<Database>,
  options: FirstStartOptions,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtext(${firstStartMark}))`.execute(transaction);
    await loadBaseData(transaction);
    const isFirst = await transaction
      .insertInto("setting")
      .values({ name: firstStartMark, value: new Date().toISOString() })
      .onConflict((conflict) => conflict.doNothing())
      .returning("name")
      .executeTakeFirst();
    if (!isFirst) return;
    const password = options.adminPassword ?? createToken().slice(0, 20);
    const passwordHash = await options.passwords.hash(password);
    await addSuperAdministrator(transaction, passwordHash);
    if (options.sampleData) await loadSampleData(transaction, { passwordHash });
    options.announce({
      username: "admin",
      password: options.adminPassword === undefined ? password : null,
      sampleData: options.sampleData,
    });
  });
}

async function addSuperAdministrator(db: Kysely<Database>, passwordHash: string): Promise<void> {
  const { id } = await db
    .insertInto("member")
    .values({ username: "admin", fullname: "Administrator", passwordHash, lastLoginIp: null })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db.insertInto("memberRole").values({ memberId: id, role: "superAdministrator" }).execute();
}
