import { statements } from "./statements.ts";

/** Creates the table of members' arrangements of the tables in pages. */
export const savedViews = statements(`
create table saved_view (
  member_id integer not null references member on delete cascade,
  path text not null,
  block text not null,
  density text,
  columns jsonb not null,
  update_time timestamptz not null default now(),
  constraint saved_view_key primary key (member_id, path, block)
)`);
