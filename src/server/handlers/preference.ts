import { type Kysely, sql } from "kysely";
import type { Preferences } from "../../catalogue/types.gen.ts";
import { hashToken } from "../accounts/tokens.ts";
import type { Handlers } from "../call/handler.ts";
import { isStale } from "../call/refuse-stale.ts";
import { changedBy } from "../call/stale-records.ts";
import type { Database } from "../storage/tables.ts";

/**
 * The handlers of what each member has set for every browser. A browser joins its lists with those
 * that it has read, so a save is refused if another browser has saved since.
 */
export const preferenceHandlers = {
  "preference.getOne": async (_request, { db, signedIn, setETag }): Promise<Preferences> => {
    const kept = (await keptOf(db, signedIn().id)) ?? {};
    setETag(etagOf(kept));
    return kept;
  },

  "preference.save": async ({ favourites, recentPages, startPage, guide }, context) => {
    const { db, ifMatch, services, signedIn } = context;
    const memberId = signedIn().id;
    const updateTime = services.now();
    // Saves of one member wait for each other here, also the first ones.
    await db
      .insertInto("preference")
      .values({ memberId, kept: "{}", updateTime })
      .onConflict((conflict) => conflict.column("memberId").doUpdateSet({ updateTime }))
      .execute();
    if (ifMatch !== null && isStale({ ifMatch }, etagOf((await keptOf(db, memberId)) ?? {}))) {
      throw changedBy("");
    }
    // Only known names are kept, so that nobody can store without a limit.
    const given: Preferences = { favourites, recentPages, startPage, guide };
    await db
      .updateTable("preference")
      .set({ kept: sql`kept || ${JSON.stringify(given)}::jsonb` })
      .where("memberId", "=", memberId)
      .execute();
  },
} satisfies Partial<Handlers>;

async function keptOf(db: Kysely<Database>, memberId: number): Promise<Preferences | undefined> {
  const row = await db
    .selectFrom("preference")
    .select("kept")
    .where("memberId", "=", memberId)
    .executeTakeFirst();
  return row?.kept;
}

const etagOf = (kept: Preferences): string => `"${hashToken(JSON.stringify(kept))}"`;
