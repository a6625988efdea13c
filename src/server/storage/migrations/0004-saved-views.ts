import { statements } from "./statements.ts";

/** Makes the table of what each member has arranged in the tables of the screens. */
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
