import { type Kysely, type RawBuilder, sql } from "kysely";
import { ruleVersion } from "../handlers/deduction-points-rule.ts";
import { groupVersion } from "../handlers/group-handlers.ts";
import { anyOf } from "../handlers/list-queries.ts";
import { findMembers } from "../handlers/member-rows.ts";
import { selectMenuRows } from "../handlers/menu-rows.ts";
import { keptQuery } from "../storage/kept-query.ts";
import type { GroupKind } from "../storage/tables/organisation.ts";
import type { Database } from "../storage/tables.ts";
import type { RecordFields } from "./record-changes.ts";

/** A sort of records whose changes the audit log can show (`x-audit`, `of`). */
export interface AuditedRecords {
  /** The field that identifies a record; `label` is the field by which people know it. */
  key: string;
  label: string;
  /** The schema that gives the record's fields their titles and dictionaries. */
  schema: string;
  /** Titles of fields that the schema lacks. */
  titles?: Readonly<Record<string, string>>;
  /**
   * Reads the current records with the keys; missing records are left out. If writes of this sort
   * use versions, each record has its `version`.
   */
  read(db: Kysely<Database>, keys: readonly string[]): Promise<RecordFields[]>;
}

const numbered = { key: "id", label: "name" };
const numbers = (keys: readonly string[]) => keys.map(Number);

function groups(kind: GroupKind): AuditedRecords {
  return {
    ...numbered,
    schema: "points#/components/schemas/Group",
    read: (db, keys) => readGroups(db, { kind, ids: numbers(keys) }, null),
  };
}

const readGroups = keptQuery((db, { kind, ids }: { kind: GroupKind; ids: readonly number[] }) =>
  db
    .selectFrom("pointsGroup")
    .select(["id", "name", "remark", "status", groupVersion])
    .where("kind", "=", kind)
    .where("id", "=", anyOf(ids)),
);

/** Audits the members of groups by name, since readers of the log do not know ids. */
function inGroups(name: "users" | "departments", names: RawBuilder<string[]>): AuditedRecords {
  const read = keptQuery((db, { ids }: { ids: readonly number[] }) =>
    db
      .selectFrom("pointsGroup")
      .select(["id", "name", names.as(name)])
      .where("id", "=", anyOf(ids)),
  );
  return {
    ...numbered,
    schema: "points#/components/schemas/Group",
    titles: { [name]: `audit.${name}` },
    read: (db, keys) => read(db, { ids: numbers(keys) }, null),
  };
}

const groupUsers = inGroups(
  "users",
  sql`array(select points_user.fullname || ' (' || points_user.username || ')'
    from points_group_user relation join points_user on points_user.id = relation.user_id
    where relation.group_id = points_group.id and not points_user.is_deleted
    order by points_user.id)`,
);

const groupDepartments = inGroups(
  "departments",
  sql`array(select department.name from points_group_department relation
    join department on department.id = relation.department_id
    where relation.group_id = points_group.id order by department.id)`,
);

const pages: AuditedRecords = {
  key: "path",
  label: "path",
  schema: "system#/components/schemas/PageSource",
  titles: { draft: "audit.draft" },
  async read(db, keys) {
    const paths = sql<{ path: string }>`unnest(${[...keys]}::text[])`.as<"wanted">(
      sql`wanted(path)`,
    );
    const rows = await db
      .selectFrom(paths)
      .leftJoin("pageDraft", "pageDraft.path", "wanted.path")
      .leftJoin("pageVersion", (join) =>
        join.onRef("pageVersion.path", "=", "wanted.path").on("pageVersion.version", "=", (query) =>
          query
            .selectFrom("pageVersion as newer")
            .whereRef("newer.path", "=", "wanted.path")
            .select((select) => select.fn.max<number>("newer.version").as("newest")),
        ),
      )
      .select(["wanted.path", "pageDraft.source as draft"])
      .select(["pageVersion.version", "pageVersion.source", "pageVersion.change"])
      .execute();
    return rows.flatMap(({ change, ...row }) => {
      const isShown = change !== null && change !== "deleted";
      if (isShown) return [row];
      return row.draft === null ? [] : [{ ...row, version: null, source: null }];
    });
  },
};

/**
 * Every sort of records that calls of the catalogue change, by the sort's name in the catalogue.
 */
export const auditedRecords: Readonly<Record<string, AuditedRecords>> = {
  member: {
    key: "id",
    label: "fullname",
    schema: "system#/components/schemas/Member",
    read: (db, keys) => findMembers(db, numbers(keys)),
  },
  menu: {
    key: "id",
    label: "title",
    schema: "system#/components/schemas/MenuRow",
    read: (db, keys) =>
      selectMenuRows(db)
        .where("id", "=", anyOf(numbers(keys)))
        .execute(),
  },
  page: pages,
  service: {
    key: "name",
    label: "name",
    schema: "system#/components/schemas/ServiceDetail",
    titles: { credentials: "service.credentials" },
    async read(db, keys) {
      const rows = await db
        .selectFrom("service")
        .select(["name", "revision", "settings", "connection"])
        .where("name", "in", [...keys, ""])
        .execute();
      return rows.map(({ name, revision, settings, connection }) => {
        const { kind, time } = connection?.credentials ?? {};
        const entered = {
          address: connection?.address ?? null,
          credentials: time ? `${kind} (${time})` : null,
        };
        return { ...settings, ...entered, name, revision };
      });
    },
  },
  deductionPointsRule: {
    key: "id",
    label: "title",
    schema: "points#/components/schemas/Rule",
    read: (db, keys) =>
      db
        .selectFrom("deductionRule")
        .select(["id", "parentId", "title", "points", "remark", "sort", ruleVersion])
        .where("id", "=", anyOf(numbers(keys)))
        .execute(),
  },
  culturalGroup: groups("cultural"),
  culturalGroupUserRel: groupUsers,
  culturalGroupDeptRel: groupDepartments,
  deptGroup: groups("dept"),
  deptGroupUserRel: groupUsers,
  deptGroupDeptRel: groupDepartments,
};
