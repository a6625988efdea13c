import { statements } from "./statements.ts";

/**
 * Stores the content of uploads in parts, so that no statement contains a whole file, since the
 * embedded database answers no other call while a statement runs. The parts are stored before the
 * row of their upload.
 */
export const uploadParts = statements(`
create table upload_part (
  upload_name text not null,
  place integer not null,
  content bytea not null,
  create_time timestamptz not null default now(),
  primary key (upload_name, place)
);
insert into upload_part (upload_name, place, content, create_time)
  select name, 0, content, create_time from upload;
alter table upload drop column content;
create index upload_member on upload (member_id, create_time)`);
