import { statements } from "./statements.ts";

/**
 * Creates the table of the services imported into the catalogue. All their revisions come from one
 * sequence, so that a service that is deleted and imported again has another revision. The
 * migration also adds the new values to existing dictionaries.
 */
export const services = statements(`
create sequence service_revision as integer;
create table service (
  name text primary key,
  revision integer not null default nextval('service_revision'),
  source text not null,
  settings jsonb not null,
  document text not null,
  author_id integer references member on delete set null,
  author text not null,
  update_time timestamptz not null default now()
);

insert into dictionary_entry (dict_type, dict_value, dict_label, color, sort)
  select entry.* from (values
    ('audit_operation', 'service.save', 'dict.auditOperation.service.save', null, 102),
    ('audit_operation', 'service.del', 'dict.auditOperation.service.del', null, 103),
    ('audit_area', 'service', 'dict.auditArea.service', null, 100)
  ) as entry (dict_type, dict_value, dict_label, color, sort)
  join dictionary_type on dictionary_type.dict_type = entry.dict_type
  on conflict do nothing`);
