import { statements } from "./statements.ts";

/** Adds the columns of an entry to the audit log, which was not written before this migration. */
export const auditLog = statements(`
alter table audit_log
  drop column detail,
  add column username text not null default '',
  add column area text not null default '',
  add column record_keys text[] not null default '{}'::text[],
  add column record_labels text[] not null default '{}'::text[],
  add column records jsonb not null default '[]'::jsonb,
  add column request jsonb;
create index audit_log_time on audit_log (create_time)`);
