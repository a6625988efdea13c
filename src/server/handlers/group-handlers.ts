import { type Kysely, sql } from "kysely";
import type { Requests } from "../../catalogue/types.gen.ts";
import type { HandlerContext } from "../call/handler.ts";
import { keepDeleted } from "../deleted/kept-records.ts";
import { type RestoreRequest, restoreDeleted } from "../deleted/restore-deleted.ts";
import { keptQuery } from "../storage/kept-query.ts";
import { recordVersion } from "../storage/record-version.ts";
import type { GroupKind } from "../storage/tables/organisation.ts";
import type { Database } from "../storage/tables.ts";
import { anyOf, caseless, containing, directionOf } from "./list-queries.ts";
import { badField, notFound, refuseMissing, requiredText, uniqueOr } from "./refusals.ts";

type GroupFilter = Requests["culturalGroup.page"];

const nameTaken = () => badField("/name", "refusal.groupNameTaken");

/**
 * The handlers of one sort of groups, which are the same for cultural and department groups. Names
 * are unique within the sort, ignoring case (40000 at `/name`); an unknown id is refused with
 * 40400.
 */
export function groupHandlers(kind: GroupKind) {
  const kept = `${kind}Group` as const;
  return {
    page: (request: GroupFilter, { db }: HandlerContext) => pageOfGroups(kind, request, db),
    add: (
      { name, remark = "", status }: Requests["culturalGroup.add"],
      { db }: HandlerContext,
    ): Promise<{ id: number }> => {
      const values = { kind, name: requiredText(name, "/name"), remark, status };
      return uniqueOr(nameTaken, () =>
        db.insertInto("pointsGroup").values(values).returning("id").executeTakeFirstOrThrow(),
      );
    },
    async update(
      { id, name, remark, status }: Requests["culturalGroup.update"],
      { db }: HandlerContext,
    ): Promise<undefined> {
      const values = { name: requiredText(name, "/name"), remark, status, updateTime: new Date() };
      await uniqueOr(nameTaken, () =>
        db
          .updateTable("pointsGroup")
          .set(values)
          .where("kind", "=", kind)
          .where("id", "=", id)
          .returning("id")
          .executeTakeFirstOrThrow(() => notFound(id)),
      );
    },
    async delete({ ids }: { ids: number[] }, context: HandlerContext) {
      const deletion = await keepDeleted(kept, ids, context);
      const deleted = await context.db
        .deleteFrom("pointsGroup")
        .where("kind", "=", kind)
        .where("id", "=", anyOf(ids))
        .returning("id")
        .execute();
      refuseMissing(ids, deleted);
      return deletion;
    },
    restore: (request: RestoreRequest, context: HandlerContext) =>
      restoreDeleted(kept, request, context),
  };
}

async function pageOfGroups(kind: GroupKind, request: GroupFilter, db: Kysely<Database>) {
  const { current = 1, size = 20, name, status, sort } = request;
  const filter = {
    kind,
    ...(name !== undefined && { name: containing(name) }),
    ...(status !== undefined && { status }),
  };
  const [counted] = await countGroups(db, filter, null);
  const paged = { ...filter, size, skipped: (current - 1) * size };
  const found = await groupsOnPage(db, paged, { sort, direction: directionOf(request) });
  const records = found.map((row) => ({
    ...row,
    createTime: row.createTime.toISOString(),
    updateTime: row.updateTime.toISOString(),
  }));
  return { records, total: counted?.total ?? 0, current, size };
}

/** The values that groups are selected by; `name` is a pattern. */
interface StoredFilter {
  [name: string]: string | number;
  kind: GroupKind;
}

const countGroups = keptQuery((db, filter: StoredFilter) =>
  filterGroups(filter, db).select((query) => query.fn.countAll<number>().as("total")),
);

const groupsOnPage = keptQuery(
  (
    db,
    { size, skipped, ...filter }: StoredFilter & { size: number; skipped: number },
    { sort, direction }: { sort: GroupFilter["sort"]; direction: "asc" | "desc" },
  ) =>
    filterGroups(filter, db)
      .select(["id", "name", "remark", "status", "createTime", "updateTime"])
      .select([groupVersion, userCount.as("userCount"), departmentCount.as("deptCount")])
      .orderBy(orderOf(sort), direction)
      .orderBy("id", direction)
      .limit(size)
      .offset(skipped),
);

function filterGroups({ kind, name, status }: StoredFilter, db: Kysely<Database>) {
  return db
    .selectFrom("pointsGroup")
    .where("kind", "=", kind)
    .$if(name !== undefined, (query) => query.where("name", "ilike", String(name)))
    .$if(status !== undefined, (query) => query.where("status", "=", status as 0 | 1));
}

/** The version of a group: it covers the fields of its form, not its relations. */
export const groupVersion = recordVersion(
  "pointsGroup.name",
  "pointsGroup.remark",
  "pointsGroup.status",
);

const userCount = sql<number>`(
  select count(*)::integer from points_group_user relation
  join points_user on points_user.id = relation.user_id and not points_user.is_deleted
  where relation.group_id = points_group.id)`;

const departmentCount = sql<number>`(
  select count(*)::integer from points_group_department relation
  where relation.group_id = points_group.id)`;

function orderOf(sort: GroupFilter["sort"]) {
  switch (sort) {
    case "name":
      return caseless("points_group.name");
    case "userCount":
    case "deptCount":
      return sql.ref<number>(sort);
    default:
      return sql.ref(`pointsGroup.${sort ?? "id"}`);
  }
}
