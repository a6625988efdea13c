import { statements } from "./statements.ts";

/**
 * Creates the table of browsers in which members have signed in, which has only the SHA-256 of each
 * browser's token.
 */
export const knownBrowsers = statements(`
create table known_browser (
  token_hash text primary key,
  member_id integer not null references member (id) on delete cascade,
  last_used_time timestamptz not null
);
create index known_browser_member on known_browser (member_id, last_used_time)`);
