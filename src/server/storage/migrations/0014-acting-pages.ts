import { statements } from "./statements.ts";

/**
 * Adds to audit log entries and page versions the page through which they were made, and its
 * version.
 */
export const actingPages = statements(`
alter table audit_log add column page text, add column page_version integer;
alter table page_version add column by_page text, add column by_page_version integer`);
