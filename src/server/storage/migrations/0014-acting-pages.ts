import { statements } from "./statements.ts";

/** What was done through a page, and published through one, names the page and its version. */
export const actingPages = statements(`
alter table audit_log add column page text, add column page_version integer;
alter table page_version add column by_page text, add column by_page_version integer`);
