import { sql } from "kysely";
import type { Preferences } from "../../catalogue/types.gen.ts";
import type { Handlers } from "../call/handler.ts";

/** The handlers of what each member has set for every browser. */
export const preferenceHandlers = {
  "preference.getOne": async (_request, context): Promise<Preferences> => {
    const row = await context.db
      .selectFrom("preference")
      .select("kept")
      .where("memberId", "=", context.signedIn().id)
      .executeTakeFirst();
    return row?.kept ?? {};
  },

  "preference.save": async ({ favourites, recentPages, startPage, guide }, context) => {
    // Only known names are kept, so that nobody can store without a limit.
    const given: Preferences = { favourites, recentPages, startPage, guide };
    const updateTime = context.services.now();
    await context.db
      .insertInto("preference")
      .values({ memberId: context.signedIn().id, kept: JSON.stringify(given), updateTime })
      .onConflict((conflict) =>
        conflict.column("memberId").doUpdateSet({
          kept: sql`preference.kept || excluded.kept`,
          updateTime,
        }),
      )
      .execute();
  },
} satisfies Partial<Handlers>;
