import { type Kysely, sql } from "kysely";
import { migrate } from "../../../src/server/storage/migrate.ts";
import { migrations } from "../../../src/server/storage/migrations.ts";
import type { Database } from "../../../src/server/storage/tables.ts";

/** Rows as an earlier version of the product stored them, and how the newest version reads them. */
export interface KeptRows {
  /** The first migration whose version stored the rows in this form. */
  from: string;
  /** The first migration whose version no longer did; left out if the form is current. */
  until?: string;
  insert: string;
  query: string;
  rows: readonly (readonly (string | null)[])[];
}

const kept: readonly KeptRows[] = [
  {
    from: "0001-platform",
    insert: `insert into member (username, fullname, password_hash, last_login_time)
      values ('Ann', '安 "x"', 'hash', '2026-01-02 03:04:05.678901+00')`,
    query:
      "select id, username, fullname, status, last_login_time at time zone 'UTC' from member where id = 1",
    rows: [["1", "Ann", '安 "x"', "1", "2026-01-02T03:04:05.678901"]],
  },
  {
    from: "0001-platform",
    until: "0015-authenticated-time",
    insert: `insert into session (token_hash, member_id, create_time, last_used_time, expire_time)
      values ('token', 1, '2026-01-02 03:04:05+00', now(), 'infinity')`,
    query:
      "select token_hash, member_id, expire_time, ended_reason, authenticated_time at time zone 'UTC' from session where token_hash = 'token'",
    rows: [["token", "1", "infinity", null, "2026-01-02T03:04:05"]],
  },
  {
    from: "0001-platform",
    until: "0010-upload-parts",
    insert: `insert into upload (name, content, content_type, is_image, original_name, size, member_id)
      values ('file', '\\x00ff10', 'image/png', true, 'a.png', 3, 1)`,
    query:
      "select name, original_name, size, place, content from upload join upload_part on name = upload_name where name = 'file'",
    rows: [["file", "a.png", "3", "0", "\\x00ff10"]],
  },
  {
    from: "0010-upload-parts",
    insert: `insert into upload_part (upload_name, place, content) values ('parts', 0, '\\x01'), ('parts', 1, '\\x02')`,
    query: "select place, content from upload_part where upload_name = 'parts' order by place",
    rows: [
      ["0", "\\x01"],
      ["1", "\\x02"],
    ],
  },
  {
    from: "0001-platform",
    until: "0005-page-history",
    insert: `insert into page_version (path, version, source, author_id, author, note) values
      ('/a', 1, '{"a": 1}', 1, 'Ann', 'first'), ('/a', 2, '{"a": 2}', 1, 'Ann', ''),
      ('/a', 3, '{"a": 1}', 1, 'Ann', '↩ 1')`,
    query:
      "select version, source, change, of_version, note from page_version where path = '/a' order by version",
    rows: [
      ["1", '{"a": 1}', "published", null, "first"],
      ["2", '{"a": 2}', "published", null, ""],
      ["3", '{"a": 1}', "rolledBack", "1", ""],
    ],
  },
  {
    from: "0001-platform",
    until: "0003-audit-log",
    insert:
      "insert into audit_log (member_id, operation_id, code, ip, detail) values (1, 'login.login', 20000, '::1', '')",
    query:
      "select member_id, operation_id, username, record_keys, records, request from audit_log where ip = '::1'",
    rows: [["1", "login.login", "", "[]", "[]", null]],
  },
  {
    from: "0002-organisation",
    until: "0023-composed-names",
    insert: `insert into points_group (kind, name) values
      ('cultural', U&'Cafe\\0301'), ('dept', U&'Cafe\\0301'), ('dept', U&'caf\\00e9')`,
    query:
      "select kind, name, length(name) from points_group where name ilike 'caf%' order by 1, 3",
    rows: [
      ["cultural", "Caf\u00e9", "4"],
      ["dept", "caf\u00e9", "4"],
      ["dept", "Cafe\u0301", "5"],
    ],
  },
  {
    from: "0003-audit-log",
    insert: `insert into audit_log (member_id, operation_id, code, ip, username, record_keys, records)
      values (1, 'member.add', 20000, '', 'Ann', '{2,"a b"}', '[{"key": "2"}]')`,
    query: "select username, record_keys, records from audit_log where username = 'Ann'",
    rows: [["Ann", '["2","a b"]', '[{"key": "2"}]']],
  },
  {
    from: "0002-organisation",
    insert: `insert into department (name) values ('Root');
      insert into department (name, parent_id) values ('Leaf', 1);
      insert into points_user (username, fullname, department_id, points) values ('u', 'U', 2, 7);
      insert into month_average values (1, '2026-01', 0.1::float8 + 0.2::float8)`,
    query: `select points, average, department.name from points_user
      join month_average on user_id = id join department on department.id = department_id where username = 'u'`,
    rows: [["7", "0.30000000000000004", "Leaf"]],
  },
  {
    from: "0002-organisation",
    insert: `insert into menu_node (title, type_id, step) values ('mine', '0', 1);
      insert into menu_node_role values (1, 'admin')`,
    query:
      "select title, role from menu_node join menu_node_role on id = menu_node_id where title = 'mine'",
    rows: [["mine", "admin"]],
  },
  {
    from: "0004-saved-views",
    insert: "insert into saved_view values (1, '/a', 'rows', 'small', '[\"name\"]')",
    query: "select density, columns from saved_view where member_id = 1",
    rows: [["small", '["name"]']],
  },
  {
    from: "0020-preferences",
    insert: `insert into preference values (1, '{"startPage":"/a"}')`,
    query: "select kept ->> 'startPage' from preference where member_id = 1",
    rows: [["/a"]],
  },
  {
    from: "0006-services",
    insert: `insert into service (name, source, settings, document, author_id, author)
      values ('pets', 'text', '{"a": 1}', '{}', 1, 'Ann')`,
    query: "select name, revision, settings from service where name = 'pets'",
    rows: [["pets", "1", '{"a": 1}']],
  },
];

/** Rows as PostgreSQL writes them in JSON. */
async function textsOf(db: Kysely<Database>, query: string): Promise<unknown> {
  const { rows } = await sql<{ line: string }>`
    select (select json_agg(value::text) from json_each_text(row_to_json(found)))::text as line
    from (${sql.raw(query)}) as found
  `.execute(db);
  return rows.map(({ line }) => JSON.parse(line));
}

/** Every migration, oldest first. */
export const migrationNames = Object.keys(migrations).sort();

/**
 * Fills an empty database as an earlier version of the product would have left it, and returns its
 * kept rows.
 */
export async function makeKeptDatabase(db: Kysely<Database>, version: string): Promise<KeptRows[]> {
  const earlier = Object.entries(migrations).filter(([name]) => name <= version);
  await migrate(db, Object.fromEntries(earlier));
  const written = kept.filter(
    ({ from, until }) => from <= version && (until === undefined || version < until),
  );
  for (const { insert } of written) {
    for (const statement of insert.split(";")) await sql.raw(statement).execute(db);
  }
  return written;
}

/** Reads kept rows with the newest version. */
export async function readKept(
  db: Kysely<Database>,
  written: readonly KeptRows[],
): Promise<unknown[]> {
  return await Promise.all(written.map(({ query }) => textsOf(db, query)));
}
