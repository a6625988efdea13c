import type { HandlerContext, Handlers } from "../call/handler.ts";

/** Maximum table arrangements kept for a member; the one changed longest ago is deleted first. */
const mostViews = 500;

/** The handlers of each member's own arrangements of tables. */
export const viewHandlers = {
  "view.getList": async ({ path }, context) => {
    const views = await context.db
      .selectFrom("savedView")
      .select(["block", "density", "columns"])
      .where("memberId", "=", context.signedIn().id)
      .where("path", "=", path)
      .orderBy("block")
      .execute();
    return views.map(({ density, ...view }) => (density === null ? view : { ...view, density }));
  },

  "view.save": async ({ path, block, density = null, columns }, context) => {
    const memberId = context.signedIn().id;
    const view = { density, columns: JSON.stringify(columns), updateTime: context.services.now() };
    await context.db
      .insertInto("savedView")
      .values({ memberId, path, block, ...view })
      .onConflict((conflict) => conflict.columns(["memberId", "path", "block"]).doUpdateSet(view))
      .execute();
    await dropOldest(context, memberId);
  },

  "view.reset": async ({ path, block }, context) => {
    await context.db
      .deleteFrom("savedView")
      .where("memberId", "=", context.signedIn().id)
      .where("path", "=", path)
      .where("block", "=", block)
      .execute();
  },
} satisfies Partial<Handlers>;

/** Deletes the oldest arrangements beyond the maximum. */
async function dropOldest({ db }: HandlerContext, memberId: number): Promise<void> {
  await db
    .deleteFrom("savedView")
    .where("memberId", "=", memberId)
    .where(({ eb, refTuple, selectFrom }) => {
      const exceeding = selectFrom("savedView")
        .select(["path", "block"])
        .where("memberId", "=", memberId)
        .orderBy("updateTime", "desc")
        .offset(mostViews);
      return eb(refTuple("path", "block"), "in", exceeding.$asTuple("path", "block"));
    })
    .execute();
}
