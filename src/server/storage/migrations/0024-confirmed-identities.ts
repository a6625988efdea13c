import { statements } from "./statements.ts";

/** Notes which identities at a provider a member has confirmed since their last new password. */
export const confirmedIdentities = statements(`
alter table member_identity add column is_confirmed boolean not null default true`);
