import { statements } from "./statements.ts";

/** Adds the outcome of a call of which nobody knows whether the service has done it. */
export const unknownOutcome = statements(`
insert into dictionary_entry (dict_type, dict_value, dict_label, color, sort)
  select 'audit_outcome', 'unknown', 'dict.auditOutcome.unknown', 'warning', 2
  from dictionary_type where dict_type = 'audit_outcome'
  on conflict do nothing`);
