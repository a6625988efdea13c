import { statements } from "./statements.ts";

/** Creates the table of what each member has set for every browser. */
export const preferences = statements(`
create table preference (
  member_id integer not null references member on delete cascade,
  kept jsonb not null,
  update_time timestamptz not null default now(),
  constraint preference_key primary key (member_id)
)`);
