import { statements } from "./statements.ts";

/** Notes which members have a password that the operator has given them, until they set their own. */
export const temporaryPasswords = statements(`
alter table member add column password_is_temporary boolean not null default false`);
