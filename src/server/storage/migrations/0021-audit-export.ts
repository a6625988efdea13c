import { statements } from "./statements.ts";

/** Adds the export of the audit log to the operations that the log names. */
export const auditExport = statements(`
insert into dictionary_entry (dict_type, dict_value, dict_label, color, sort)
  select 'audit_operation', 'audit.export', 'dict.auditOperation.audit.export', null, 116
  from dictionary_type where dict_type = 'audit_operation'
  on conflict do nothing`);
