import { type Kysely, sql } from "kysely";
import type { Answers, Requests } from "../../catalogue/types.gen.ts";
import { changedFields } from "../audit/changed-fields.ts";
import type { Handlers } from "../call/handler.ts";
import { codes } from "../call/refusal.ts";
import type { Database } from "../storage/tables.ts";
import { containing, pageOf } from "./lists.ts";
import { notFound } from "./refusals.ts";

type AuditFilter = Requests["audit.getList"];
type AuditRow = Answers["audit.getList"]["records"][number];

/** The audit log: who did what to which record, before and after; read only. */
export const auditHandlers: Handlers<"audit.getList" | "audit.getOne"> = {
  async "audit.getList"(request, { db }) {
    const { current, size, offset } = pageOf(request);
    const matching = filterEntries(db, request);
    const { total } = await matching
      .select((query) => query.fn.countAll<number>().as("total"))
      .executeTakeFirstOrThrow();
    const rows = await withColumns(matching)
      .orderBy("id", "desc")
      .limit(size)
      .offset(offset)
      .execute();
    return { records: rows.map(toRow), total, current, size };
  },

  async "audit.getOne"({ id }, { db }) {
    const row = await withColumns(db.selectFrom("auditLog"))
      .select(["records", "request"])
      .where("id", "=", id)
      .executeTakeFirst();
    if (!row) throw notFound(id);
    const { records, request, ...entry } = row;
    return {
      ...toRow(entry),
      changes: changedFields(entry.area, records),
      request: request === null ? "" : JSON.stringify(request),
    };
  },
};

function filterEntries(db: Kysely<Database>, filter: AuditFilter) {
  const { username, area, operationId, record, outcome, from, to } = filter;
  let entries = db.selectFrom("auditLog");
  if (username !== undefined) entries = entries.where("username", "ilike", containing(username));
  if (area !== undefined) entries = entries.where("area", "=", area);
  if (operationId !== undefined) entries = entries.where("operationId", "=", operationId);
  if (outcome !== undefined) {
    entries = entries.where("code", outcome === "done" ? "=" : "!=", codes.success);
  }
  if (from !== undefined) entries = entries.where("createTime", ">=", new Date(from));
  if (to !== undefined) entries = entries.where("createTime", "<=", new Date(to));
  if (record !== undefined) {
    const key = record.trim();
    entries = entries.where(
      sql<boolean>`(${key} = any(record_keys) or exists (
        select from unnest(record_labels) label where label ilike ${containing(key)}))`,
    );
  }
  return entries;
}

function withColumns(entries: ReturnType<typeof filterEntries>) {
  return entries
    .select(["id", "createTime", "memberId", "username", "operationId", "area", "code", "ip"])
    .select([
      sql<string | null>`record_labels[1]`.as("record"),
      sql<number>`cardinality(record_keys)`.as("recordCount"),
    ]);
}

function toRow({
  createTime,
  code,
  record,
  ...row
}: Awaited<ReturnType<ReturnType<typeof withColumns>["executeTakeFirstOrThrow"]>>): AuditRow {
  return {
    ...row,
    time: createTime.toISOString(),
    record: record ?? "",
    outcome: code === codes.success ? "done" : "refused",
  };
}
