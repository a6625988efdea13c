import { statements } from "./statements.ts";

/**
 * Composes the accents of stored names, since new names and searches are composed. Groups whose
 * names would then be the same keep them.
 */
export const composedNames = statements(`
update member set fullname = normalize(fullname) where fullname is not normalized;
update points_user set fullname = normalize(fullname) where fullname is not normalized;
update department set name = normalize(name) where name is not normalized;
update deduction_rule set title = normalize(title) where title is not normalized;
update menu_node set title = normalize(title) where title is not normalized;
update points_group set name = normalize(name) where name is not normalized and not exists (
  select from points_group other where other.id <> points_group.id
    and other.kind = points_group.kind
    and lower(normalize(other.name)) = lower(normalize(points_group.name)))`);
