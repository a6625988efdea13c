import type { HandlerContext } from "../call/handler.ts";
import { codes, Refusal } from "../call/refusal.ts";
import type { GroupKind } from "../storage/tables/organisation.ts";
import type { GroupRelation } from "./group-relations.ts";
import { badFields, notFound } from "./refusals.ts";

/** At most so many unknown ids are named in one answer. */
const mostNamedIds = 100;

/**
 * The three calls of one relation of one sort of groups (decisions, relations). `current` answers
 * an `ETag`; `update` replaces the set and refuses a stale `If-Match` with 40900, an id that
 * cannot be put in with 40000 at `/ids/N`. All refuse an unknown group with 40400.
 */
export function groupRelationHandlers<Row>(
  kind: GroupKind,
  relation: GroupRelation<Row>,
): {
  candidates(request: { groupId: number }, context: HandlerContext): Promise<Row[]>;
  current(request: { groupId: number }, context: HandlerContext): Promise<Row[]>;
  update(request: { groupId: number; ids: number[] }, context: HandlerContext): Promise<undefined>;
} {
  return {
    async candidates({ groupId }, { db }) {
      await readVersion(kind, relation, groupId, db);
      return relation.candidates(db);
    },
    async current({ groupId }, { db, setETag }) {
      // The version first: a set that is newer than its ETag makes a save be refused, not lost.
      const version = await readVersion(kind, relation, groupId, db);
      setETag(etagOf(relation, groupId, version));
      return relation.current(db, groupId);
    },
    async update({ groupId, ids }, { db, ifMatch, setETag }) {
      const version = await readVersion(kind, relation, groupId, db, { forUpdate: true });
      if (ifMatch !== null && !matches(ifMatch, etagOf(relation, groupId, version))) {
        throw new Refusal(codes.changedMeanwhile, "refusal.changedMeanwhile");
      }
      await refuseUnknown(relation, ids, db);
      await relation.replace(db, groupId, ids);
      await db
        .updateTable("pointsGroup")
        .set({ [relation.version]: version + 1, updateTime: new Date() })
        .where("id", "=", groupId)
        .execute();
      setETag(etagOf(relation, groupId, version + 1));
      return undefined;
    },
  };
}

async function readVersion<Row>(
  kind: GroupKind,
  relation: GroupRelation<Row>,
  groupId: number,
  db: HandlerContext["db"],
  options: { forUpdate?: boolean } = {},
): Promise<number> {
  const group = await db
    .selectFrom("pointsGroup")
    .select(["userVersion", "departmentVersion"])
    .where("kind", "=", kind)
    .where("id", "=", groupId)
    .$if(options.forUpdate === true, (query) => query.forUpdate())
    .executeTakeFirst();
  if (!group) throw notFound(groupId);
  return group[relation.version];
}

function etagOf(relation: { name: string }, groupId: number, version: number): string {
  return `"${relation.name}-${groupId}-${version}"`;
}

/** RFC 9110, If-Match; a weak mark is forgiven, since proxies that compress add it. */
function matches(ifMatch: string, etag: string): boolean {
  const tags = ifMatch.split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  return tags.includes("*") || tags.includes(etag);
}

async function refuseUnknown<Row>(
  relation: GroupRelation<Row>,
  ids: readonly number[],
  db: HandlerContext["db"],
): Promise<void> {
  const assignable = await relation.assignable(db, ids);
  const errors = ids.flatMap((id, index) =>
    assignable.has(id) ? [] : { path: `/ids/${index}`, messageKey: relation.unknownKey },
  );
  if (errors.length > 0) throw badFields(errors.slice(0, mostNamedIds));
}
