import { statements } from "./statements.ts";

/** Creates the table of members' encrypted tokens from the sign-in provider, one for a session. */
export const sessionTokens = statements(`
create table session_token (
  session_id integer primary key references session (id) on delete cascade,
  sealed text not null,
  renewing_until timestamptz
)`);
