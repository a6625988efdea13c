import type { Kysely } from "kysely";
import { groupedBy } from "../../catalogue/grouped-by.ts";
import type { Answers } from "../../catalogue/types.gen.ts";
import type { Database } from "../storage/tables.ts";

/** A department with the names of all departments above it. */
export type DepartmentRow = Answers["culturalGroupDeptRel.candidates"][number];

/** Selects every department, siblings by sort, then id. */
export function selectDepartments(db: Kysely<Database>) {
  return db
    .selectFrom("department")
    .select(["id", "parentId", "name"])
    .orderBy("sort")
    .orderBy("id")
    .execute();
}

/** Every department in tree order: each after its parent, siblings by sort, then id. */
export async function listDepartments(db: Kysely<Database>): Promise<DepartmentRow[]> {
  const below = groupedBy(await selectDepartments(db), ({ parentId }) => parentId);
  const list: DepartmentRow[] = [];
  const waiting = (below.get(null) ?? []).map((row) => ({ ...row, path: row.name })).reverse();
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { id, path } = next;
    list.push(next);
    const children = (below.get(id) ?? []).map((row) => ({
      ...row,
      path: `${path} / ${row.name}`,
    }));
    waiting.push(...children.reverse());
  }
  return list;
}
