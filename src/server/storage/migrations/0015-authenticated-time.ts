import { statements } from "./statements.ts";

/** Keeps when whoever uses a session has shown last who he is, which signing in does first. */
export const authenticatedTime = statements(`
alter table session add column authenticated_time timestamptz;
update session set authenticated_time = create_time;
alter table session alter column authenticated_time set not null`);
