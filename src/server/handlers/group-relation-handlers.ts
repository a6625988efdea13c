import { sql } from "kysely";
import type { HandlerContext } from "../call/handler.ts";
import { isStale } from "../call/refuse-stale.ts";
import { changedBy, lastWriter, refuseDeleted } from "../call/stale-records.ts";
import { keptQuery } from "../storage/kept-query.ts";
import type { GroupKind } from "../storage/tables/organisation.ts";
import type { GroupRelation } from "./group-relations.ts";
import { idArray } from "./list-queries.ts";
import { badFields, notFound } from "./refusals.ts";

/** Maximum unknown ids named in one refusal. */
const mostNamedIds = 100;

/**
 * The three handlers of one relation of one sort of groups (decisions, relations). `current`
 * returns an `ETag`; `update` replaces the set, and refuses an outdated `If-Match` with 40900 and
 * an id that cannot be added with 40000 at `/ids/N`. All refuse an unknown group with 40400.
 */
export function groupRelationHandlers<Row>(kind: GroupKind, relation: GroupRelation<Row>) {
  const replace = replaceQuery(relation);
  return {
    async candidates({ groupId }: { groupId: number }, { db }: HandlerContext) {
      await readVersion(kind, relation, groupId, db);
      return relation.candidates(db);
    },
    async current({ groupId }: { groupId: number }, { db, setETag }: HandlerContext) {
      // The version is read before the set, so that a newer set with an older `ETag` only leads to
      // a refused save, never to a lost one.
      const version = await readVersion(kind, relation, groupId, db);
      setETag(etagOf(relation, groupId, version));
      return relation.current(db, groupId);
    },
    async update(
      { groupId, ids }: { groupId: number; ids: number[] },
      { db, ifMatch, setETag }: HandlerContext,
    ): Promise<undefined> {
      const version = await readVersion(kind, relation, groupId, db, {
        forUpdate: true,
        isKnown: ifMatch !== null,
      });
      if (isStale({ ifMatch }, etagOf(relation, groupId, version))) {
        const area = `${areas[kind]}${relation.name === "users" ? "User" : "Dept"}Rel`;
        throw changedBy(await lastWriter(db, area, String(groupId)));
      }
      await refuseUnknown(relation, ids, db);
      await replace(db, { groupId, ids, version: version + 1, now: new Date() }, null);
      setETag(etagOf(relation, groupId, version + 1));
    },
  };
}

const areas = { cultural: "culturalGroup", dept: "deptGroup" } as const;

async function readVersion<Row>(
  kind: GroupKind,
  relation: GroupRelation<Row>,
  groupId: number,
  db: HandlerContext["db"],
  { forUpdate = false, isKnown = false }: { forUpdate?: boolean; isKnown?: boolean } = {},
): Promise<number> {
  const [group] = await versionsOf(db, { kind, groupId }, forUpdate);
  // Whoever has read the group is told who deleted it.
  if (!group && isKnown) await refuseDeleted(db, areas[kind], String(groupId));
  if (!group) throw notFound(groupId);
  return group[relation.version];
}

const versionsOf = keptQuery(
  (db, { kind, groupId }: { kind: GroupKind; groupId: number }, isForUpdate: boolean) =>
    db
      .selectFrom("pointsGroup")
      .select(["userVersion", "departmentVersion"])
      .where("kind", "=", kind)
      .where("id", "=", groupId)
      .$if(isForUpdate, (query) => query.forUpdate()),
);

function etagOf(relation: { name: string }, groupId: number, version: number): string {
  return `"${relation.name}-${groupId}-${version}"`;
}

async function refuseUnknown<Row>(
  relation: GroupRelation<Row>,
  ids: readonly number[],
  db: HandlerContext["db"],
): Promise<void> {
  const assignable = await relation.assignable(db, ids);
  const known = new Set(assignable.map(({ id }) => id));
  const errors = ids.flatMap((id, index) =>
    known.has(id) ? [] : { path: `/ids/${index}`, messageKey: relation.unknownKey },
  );
  if (errors.length > 0) throw badFields(errors.slice(0, mostNamedIds));
}

/**
 * The query that replaces the members of a group's set with exactly the given ids, and notes the
 * new version of the set.
 */
function replaceQuery<Row>({ table, column, version: versionColumn }: GroupRelation<Row>) {
  type Given = { groupId: number; ids: readonly number[]; version: number; now: Date };
  return keptQuery((db, { groupId, ids, version, now }: Given) => ({
    compile: () =>
      sql`with removed as (
        delete from ${sql.table(table)}
        where group_id = ${groupId} and ${sql.ref(column)} != all(${idArray(ids)})
      ), added as (
        insert into ${sql.table(table)} (group_id, ${sql.ref(column)})
        select ${groupId}::integer, unnest(${idArray(ids)}) on conflict do nothing
      )
      update points_group set ${sql.ref(versionColumn)} = ${version}, update_time = ${now}
      where id = ${groupId}`.compile(db),
  }));
}
