import { statements } from "./statements.ts";

/** Adds the values for restoring deleted services to existing dictionaries. */
export const keptServices = statements(`
insert into dictionary_entry (dict_type, dict_value, dict_label, color, sort)
  select 'audit_operation', 'service.restore', 'dict.auditOperation.service.restore', null, 114
  from dictionary_type where dict_type = 'audit_operation'
  on conflict do nothing`);
