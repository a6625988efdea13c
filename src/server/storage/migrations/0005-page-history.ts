import { statements } from "./statements.ts";

/**
 * Adds to each page version how it came about: published, an earlier version published again, a
 * deletion (whose source is that of the deleted draft, or empty), or a restoration. Before, only
 * the note showed a roll back. The migration also adds the new values to existing dictionaries.
 */
export const pageHistory = statements(`
alter table page_version
  add column change text not null default 'published'
    check (change in ('published', 'rolledBack', 'deleted', 'restored')),
  add column of_version integer;

update page_version
  set change = 'rolledBack', of_version = substring(note from '^↩ ([0-9]{1,9})$')::integer, note = ''
  where note ~ '^↩ [0-9]{1,9}$';

insert into dictionary_entry (dict_type, dict_value, dict_label, color, sort)
  select entry.* from (values
    ('page_state', 'broken', 'dict.pageState.broken', 'error', 3),
    ('page_state', 'deleted', 'dict.pageState.deleted', 'default', 4),
    ('audit_operation', 'page.restore', 'dict.auditOperation.page.restore', null, 100),
    ('audit_operation', 'page.discardDraft', 'dict.auditOperation.page.discardDraft', null, 101)
  ) as entry (dict_type, dict_value, dict_label, color, sort)
  join dictionary_type on dictionary_type.dict_type = entry.dict_type
  on conflict do nothing`);
