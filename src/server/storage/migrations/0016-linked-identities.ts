import { statements } from "./statements.ts";

/**
 * Lets members see and unlink their identities at a provider, by the name that they have there, and
 * creates the table of identities shown in a session that are not linked yet. The migration also
 * adds the new values to existing dictionaries.
 */
export const linkedIdentities = statements(`
alter table member_identity
  add column id serial unique,
  add column name text not null default '',
  add column create_time timestamptz not null default now();

create table shown_identity (
  session_id integer primary key references session (id) on delete cascade,
  issuer text not null,
  subject text not null,
  name text not null,
  expire_time timestamptz not null
);

insert into dictionary_entry (dict_type, dict_value, dict_label, color, sort)
  select 'audit_operation', operation, 'dict.auditOperation.' || operation, null, 108 + place
  from unnest(array[
    'login.confirm', 'session.end', 'session.endOthers', 'session.linkIdentity',
    'session.unlinkIdentity'
  ]) with ordinality as entry (operation, place)
  join dictionary_type on dictionary_type.dict_type = 'audit_operation'
  on conflict do nothing`);
