import { statements } from "./statements.ts";

/**
 * Adds to each session when its member's identity was last proved, which is at first the sign-in.
 */
export const authenticatedTime = statements(`
alter table session add column authenticated_time timestamptz;
update session set authenticated_time = create_time;
alter table session alter column authenticated_time set not null`);
