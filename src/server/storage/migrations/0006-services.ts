import { statements } from "./statements.ts";

/**
 * Makes the table of the services that were imported into the catalogue. Their revisions come from
 * one sequence for all: a service deleted and imported again has another. A database that has the
 * dictionaries already learns the values that are new.
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
