import { sql } from "kysely";
import type { Handlers } from "../call/handler.ts";
import { badField } from "./refusals.ts";

/** Hours by which the earliest time zone is ahead of UTC, where each month begins first. */
const earliestZoneHours = 14;

/**
 * The handlers that compute every user's average for a month: the user's points divided by the days
 * of the month, to two decimals. A stored average stays: a second run only adds users without one
 * (decisions, points area). A month that has not begun is refused.
 */
export const taskHandlers = {
  async "task.saveMonthAvgPoints"({ month }, { db, services }) {
    if (month > latestMonth(services.now())) throw badField("/month", "refusal.futureMonth");
    await db
      .insertInto("monthAverage")
      .columns(["userId", "month", "average"])
      .expression((query) =>
        query
          .selectFrom("pointsUser")
          .select([
            "id",
            sql<string>`${month}::text`.as("month"),
            sql<number>`round(points::numeric / ${daysOf(month)}::integer, 2)`.as("average"),
          ])
          .where("isDeleted", "=", false),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const { userCount } = await db
      .selectFrom("monthAverage")
      .innerJoin("pointsUser", "pointsUser.id", "monthAverage.userId")
      .where("month", "=", month)
      .where("isDeleted", "=", false)
      .select((query) => query.fn.countAll<number>().as("userCount"))
      .executeTakeFirstOrThrow();
    return { month, userCount };
  },

  async "task.getMonths"(_request, { db, services }) {
    const stored = await db
      .selectFrom("monthAverage")
      .innerJoin("pointsUser", "pointsUser.id", "monthAverage.userId")
      .where("isDeleted", "=", false)
      .groupBy("month")
      .select((query) => ["month" as const, query.fn.countAll<number>().as("userCount")])
      .execute();
    const counts = new Map(stored.map(({ month, userCount }) => [month, userCount]));
    const months = new Set([...lastMonths(services.now()), ...counts.keys()]);
    return [...months]
      .sort((one, other) => other.localeCompare(one))
      .map((month) => {
        const userCount = counts.get(month) ?? 0;
        return { month, isComputed: userCount > 0, userCount };
      });
  },
} satisfies Partial<Handlers>;

function latestMonth(now: Date): string {
  return new Date(now.getTime() + earliestZoneHours * 3_600_000).toISOString().slice(0, 7);
}

/** The months of a year up to and including the current one. */
function lastMonths(now: Date): string[] {
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()];
  return Array.from({ length: 12 }, (_none, back) =>
    new Date(Date.UTC(year, month - back, 1)).toISOString().slice(0, 7),
  );
}

function daysOf(month: string): number {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number, 0)).getUTCDate();
}
