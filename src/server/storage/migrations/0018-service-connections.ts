import { statements } from "./statements.ts";

/** Adds the entered address and credentials to imported services, with encrypted secrets. */
export const serviceConnections = statements(`
alter table service add column connection jsonb, add column proposed jsonb;

insert into dictionary_entry (dict_type, dict_value, dict_label, color, sort)
  select 'audit_operation', 'service.connect', 'dict.auditOperation.service.connect', null, 115
  from dictionary_type where dict_type = 'audit_operation'
  on conflict do nothing`);
