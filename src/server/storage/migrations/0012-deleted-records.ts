import { statements } from "./statements.ts";

/**
 * Creates the table of deleted records and their relations, so that the tables themselves no longer
 * contain them. The number of a deletion is that of its audit log entry. The migration also adds
 * the new values to existing dictionaries.
 */
export const deletedRecords = statements(`
create table deleted_record (
  deletion_id integer not null,
  kind text not null,
  record_id integer not null,
  member_id integer not null,
  create_time timestamptz not null,
  fields jsonb not null,
  relations jsonb not null,
  constraint deleted_record_key primary key (deletion_id, record_id)
);
create index deleted_record_time on deleted_record (create_time);
create index audit_log_member on audit_log (member_id, id);

insert into dictionary_entry (dict_type, dict_value, dict_label, color, sort)
  select 'audit_operation', operation, 'dict.auditOperation.' || operation, null, 103 + place
  from unnest(array[
    'culturalGroup.restore', 'deptGroup.restore', 'deductionPointsRule.restore', 'member.restore',
    'menu.restore'
  ]) with ordinality as entry (operation, place)
  join dictionary_type on dictionary_type.dict_type = 'audit_operation'
  on conflict do nothing`);
