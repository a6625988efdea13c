import { statements } from "./statements.ts";

/** Keeps when the identity of whoever uses a session was last proved, first by signing in. */
export const authenticatedTime = statements(`
alter table session add column authenticated_time timestamptz;
update session set authenticated_time = create_time;
alter table session alter column authenticated_time set not null`);
