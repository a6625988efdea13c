import { type Kysely, sql } from "kysely";
import type { Answers, Requests } from "../../catalogue/types.gen.ts";
import type { HandlerContext } from "../call/handler.ts";
import type { GroupKind } from "../storage/tables/organisation.ts";
import type { Database } from "../storage/tables.ts";
import { caseless, containing, idArray, pageOf } from "./lists.ts";
import { badField, notFound, requiredText, uniqueOr } from "./refusals.ts";

type GroupFilter = Requests["culturalGroup.page"];
type GroupPage = Answers["culturalGroup.page"];

const nameTaken = () => badField("/name", "refusal.groupNameTaken");

/**
 * The calls of one sort of groups; cultural and department groups share them. Names are unique
 * within the sort, whatever their case (40000 at `/name`); unknown ids answer 40400.
 */
export function groupHandlers(kind: GroupKind): {
  page(request: GroupFilter, context: HandlerContext): Promise<GroupPage>;
  add(request: Requests["culturalGroup.add"], context: HandlerContext): Promise<{ id: number }>;
  update(request: Requests["culturalGroup.update"], context: HandlerContext): Promise<undefined>;
  delete(request: { ids: number[] }, context: HandlerContext): Promise<undefined>;
} {
  return {
    page: (request, { db }) => pageOfGroups(kind, request, db),
    async add({ name, remark, status }, { db }) {
      const values = { kind, name: requiredText(name, "/name"), remark: remark ?? "", status };
      return uniqueOr(nameTaken(), () =>
        db.insertInto("pointsGroup").values(values).returning("id").executeTakeFirstOrThrow(),
      );
    },
    async update({ id, name, remark, status }, { db }) {
      const values = { name: requiredText(name, "/name"), remark, status, updateTime: new Date() };
      const { numUpdatedRows } = await uniqueOr(nameTaken(), () =>
        db
          .updateTable("pointsGroup")
          .set(values)
          .where("kind", "=", kind)
          .where("id", "=", id)
          .executeTakeFirst(),
      );
      if (numUpdatedRows === 0n) throw notFound(id);
      return undefined;
    },
    delete: (request, context) => deleteGroups(kind, request.ids, context),
  };
}

async function pageOfGroups(
  kind: GroupKind,
  request: GroupFilter,
  db: Kysely<Database>,
): Promise<GroupPage> {
  const { current, size, offset } = pageOf(request);
  const { total } = await filterGroups(kind, request, db)
    .select((query) => query.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  const rows = await filterGroups(kind, request, db)
    .select(["id", "name", "remark", "status", "createTime", "updateTime"])
    .select([userCount.as("userCount"), departmentCount.as("deptCount")])
    .orderBy(orderOf(request.sort), request.order ?? (request.sort ? "asc" : "desc"))
    .orderBy("id", request.order ?? (request.sort ? "asc" : "desc"))
    .limit(size)
    .offset(offset)
    .execute();
  const records = rows.map((row): GroupPage["records"][number] => ({
    ...row,
    createTime: row.createTime.toISOString(),
    updateTime: row.updateTime.toISOString(),
  }));
  return { records, total, current, size };
}

function filterGroups(kind: GroupKind, { name, status }: GroupFilter, db: Kysely<Database>) {
  return db
    .selectFrom("pointsGroup")
    .where("kind", "=", kind)
    .$if(name !== undefined, (query) => query.where("name", "ilike", containing(name ?? "")))
    .$if(status !== undefined, (query) => query.where("status", "=", status ?? 1));
}

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
      return sql.ref<number>("userCount");
    case "deptCount":
      return sql.ref<number>("deptCount");
    case "status":
    case "createTime":
    case "updateTime":
      return sql.ref(`pointsGroup.${sort}`);
    default:
      return sql.ref("pointsGroup.id");
  }
}

async function deleteGroups(
  kind: GroupKind,
  ids: readonly number[],
  { db }: HandlerContext,
): Promise<undefined> {
  const deleted = await db
    .deleteFrom("pointsGroup")
    .where("kind", "=", kind)
    .where((query) => query("id", "=", sql<number>`any(${idArray(ids)})`))
    .returning("id")
    .execute();
  const gone = new Set(deleted.map((row) => row.id));
  const missing = ids.find((id) => !gone.has(id));
  if (missing !== undefined) throw notFound(missing);
  return undefined;
}
