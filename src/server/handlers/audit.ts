import { type Kysely, sql } from "kysely";
import type { Answers, Requests } from "../../catalogue/types.gen.ts";
import { type AuditRow, auditFile } from "../audit/audit-file.ts";
import { changedFields } from "../audit/changed-fields.ts";
import { outcomeOf, unknownOutcome } from "../audit/outcomes.ts";
import { callingVersionName } from "../call/acting-page.ts";
import type { Handlers } from "../call/handler.ts";
import { codes, Refusal } from "../call/refusal.ts";
import { oldestKept, readsOthers } from "../deleted/kept-records.ts";
import type { Database } from "../storage/tables.ts";
import { containing, readPage } from "./list-queries.ts";
import { badField, notFound } from "./refusals.ts";

type AuditFilter = Requests["audit.export"];
type RecentChange = Answers["audit.getRecent"]["records"][number];

/** Maximum records named in a log line; the others are only counted. */
const namedRecords = 3;

/**
 * The handlers of the audit log, which shows who did what to which record, before and after. They
 * only read.
 */
export const auditHandlers = {
  async "audit.getRecent"({ isOfAll = false, ...request }, context) {
    if (isOfAll && !context.can(readsOthers)) {
      const values = { permission: readsOthers };
      throw new Refusal(codes.notPermitted, "error.notPermitted", { values });
    }
    const { db, services } = context;
    const done = db
      .selectFrom("auditLog")
      .where("code", "=", codes.success)
      .where("recordKeys", "!=", sql<string[]>`'{}'::text[]`);
    const matching = isOfAll ? done : done.where("memberId", "=", context.signedIn().id);
    const rows = withColumns(matching).select(isKept(services.now())).orderBy("id", "desc");
    return await readPage(request, matching, rows, toRecent);
  },

  "audit.getList": (request, { db }) => {
    const matching = filterEntries(db, request);
    return readPage(request, matching, withColumns(matching).orderBy("id", "desc"), toRow);
  },

  async "audit.export"(request, context) {
    const { db, services } = context;
    const matching = withColumns(filterEntries(db, request));
    const day = services.now().toISOString().slice(0, 10);
    const parts = auditFile(context, async (before, count) => {
      const rest = before === null ? matching : matching.where("id", "<", before);
      return (await rest.orderBy("id", "desc").limit(count).execute()).map(toRow);
    });
    context.answerFile({ name: `audit-log-${day}.csv`, mediaType: "text/csv", parts });
  },

  async "audit.getOne"({ id }, { db }) {
    const { records, request, ...entry } = await withColumns(db.selectFrom("auditLog"))
      .select(["records", "request"])
      .where("id", "=", id)
      .executeTakeFirstOrThrow(() => notFound(id));
    return {
      ...toRow(entry),
      changes: changedFields(entry.area, records),
      request: request === null ? "" : JSON.stringify(request),
    };
  },
} satisfies Partial<Handlers>;

function filterEntries(db: Kysely<Database>, filter: AuditFilter) {
  const { username, area, operationId, record, page, outcome, from, to } = filter;
  if (from !== undefined && to !== undefined && Date.parse(to) < Date.parse(from)) {
    throw badField("/to", "validation.reversed");
  }
  let entries = db.selectFrom("auditLog");
  if (username !== undefined) entries = entries.where("username", "ilike", containing(username));
  if (page !== undefined) entries = entries.where("page", "ilike", containing(page));
  if (area !== undefined) entries = entries.where("area", "=", area);
  if (operationId !== undefined) entries = entries.where("operationId", "=", operationId);
  if (outcome !== undefined) {
    const known = [codes.success, unknownOutcome];
    const ofOutcome = known.filter((code) => outcomeOf(code) === outcome);
    entries =
      ofOutcome.length > 0
        ? entries.where("code", "in", ofOutcome)
        : entries.where("code", "not in", known);
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
    .select(["page", "pageVersion"])
    .select([
      sql<string>`array_to_string(record_labels[1:${sql.lit(namedRecords)}], ', ')
        || case when cardinality(record_labels) > ${sql.lit(namedRecords)} then ', …' else '' end`.as(
        "record",
      ),
      sql<number>`cardinality(record_keys)`.as("recordCount"),
    ]);
}

/** Whether the records that a call deleted can still be restored. */
function isKept(now: Date) {
  return sql<boolean>`exists (select from deleted_record
    where deletion_id = audit_log.id and create_time > ${oldestKept(now)})`.as("isKept");
}

function toRow({
  createTime,
  code,
  record,
  page,
  pageVersion,
  ...row
}: Awaited<ReturnType<ReturnType<typeof withColumns>["executeTakeFirstOrThrow"]>>): AuditRow {
  return {
    ...row,
    time: createTime.toISOString(),
    record,
    page: page ?? "",
    pageVersion: callingVersionName(page, pageVersion),
    outcome: outcomeOf(code),
  };
}

function toRecent({
  isKept,
  ...entry
}: Parameters<typeof toRow>[0] & { isKept: boolean }): RecentChange {
  const { id, time, username, operationId, area, record, recordCount } = toRow(entry);
  return { id, time, username, operationId, area, record, recordCount, isKept };
}
