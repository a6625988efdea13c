import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

const now = sql`now()`;

/** Makes the tables of `tables/platform.ts`. Names are written as PostgreSQL has them. */
export const platform: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await createMembers(db);
    await createSignIn(db);
    await createMessages(db);
    await createPages(db);
    await createRecords(db);
  },
};

async function createMembers(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("member")
    .addColumn("id", "serial", (column) => column.primaryKey())
    .addColumn("username", "text", (column) => column.notNull())
    .addColumn("fullname", "text", (column) => column.notNull())
    .addColumn("mobile", "text", (column) => column.notNull().defaultTo(""))
    .addColumn("thumb", "text", (column) => column.notNull().defaultTo(""))
    .addColumn("ext", "text", (column) => column.notNull().defaultTo(""))
    .addColumn("remarks", "text", (column) => column.notNull().defaultTo(""))
    .addColumn("status", "integer", (column) =>
      column.notNull().defaultTo(1).check(sql`status in (0, 1, 2)`),
    )
    .addColumn("password_hash", "text", (column) => column.notNull())
    .addColumn("open_id", "text", (column) => column.notNull().defaultTo(""))
    .addColumn("create_time", "timestamptz", (column) => column.notNull().defaultTo(now))
    .addColumn("update_time", "timestamptz", (column) => column.notNull().defaultTo(now))
    .addColumn("last_login_time", "timestamptz")
    .addColumn("last_login_ip", "text")
    .execute();
  await db.schema
    .createIndex("member_username")
    .on("member")
    .expression(sql`lower(username)`)
    .unique()
    .execute();
  await db.schema
    .createTable("member_role")
    .addColumn("member_id", "integer", (column) =>
      column.notNull().references("member.id").onDelete("cascade"),
    )
    .addColumn("role", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("member_role_key", ["member_id", "role"])
    .execute();
}

async function createSignIn(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("session")
    .addColumn("id", "serial", (column) => column.primaryKey())
    .addColumn("token_hash", "text", (column) => column.notNull().unique())
    .addColumn("member_id", "integer", (column) =>
      column.notNull().references("member.id").onDelete("cascade"),
    )
    .addColumn("create_time", "timestamptz", (column) => column.notNull())
    .addColumn("last_used_time", "timestamptz", (column) => column.notNull())
    .addColumn("expire_time", "timestamptz", (column) => column.notNull())
    .addColumn("ended_reason", "text")
    .addColumn("ip", "text", (column) => column.notNull().defaultTo(""))
    .addColumn("user_agent", "text", (column) => column.notNull().defaultTo(""))
    .execute();
  await db.schema.createIndex("session_member").on("session").column("member_id").execute();
  await db.schema.createIndex("session_expire").on("session").column("expire_time").execute();
  await db.schema
    .createTable("captcha")
    .addColumn("key_hash", "text", (column) => column.primaryKey())
    .addColumn("answer", "text", (column) => column.notNull())
    .addColumn("expire_time", "timestamptz", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("captcha_expire").on("captcha").column("expire_time").execute();
  await db.schema
    .createTable("login_attempt")
    .addColumn("key", "text", (column) => column.primaryKey())
    .addColumn("failures", "integer", (column) => column.notNull())
    .addColumn("last_time", "timestamptz", (column) => column.notNull())
    .addColumn("blocked_until", "timestamptz", (column) => column.notNull())
    .execute();
}

async function createMessages(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("registration_code")
    .addColumn("mobile", "text", (column) => column.primaryKey())
    .addColumn("code_hash", "text", (column) => column.notNull())
    .addColumn("failures", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("create_time", "timestamptz", (column) => column.notNull())
    .addColumn("expire_time", "timestamptz", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("outbox")
    .addColumn("id", "serial", (column) => column.primaryKey())
    .addColumn("mobile", "text", (column) => column.notNull())
    .addColumn("content", "text", (column) => column.notNull())
    .addColumn("create_time", "timestamptz", (column) => column.notNull().defaultTo(now))
    .addColumn("sent_time", "timestamptz")
    .execute();
}

async function createPages(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("page_draft")
    .addColumn("path", "text", (column) => column.primaryKey())
    .addColumn("source", "text", (column) => column.notNull())
    .addColumn("revision", "integer", (column) => column.notNull())
    .addColumn("author_id", "integer", (column) =>
      column.references("member.id").onDelete("set null"),
    )
    .addColumn("author", "text", (column) => column.notNull())
    .addColumn("update_time", "timestamptz", (column) => column.notNull().defaultTo(now))
    .execute();
  await db.schema
    .createTable("page_version")
    .addColumn("path", "text", (column) => column.notNull())
    .addColumn("version", "integer", (column) => column.notNull())
    .addColumn("source", "text", (column) => column.notNull())
    .addColumn("author_id", "integer", (column) =>
      column.references("member.id").onDelete("set null"),
    )
    .addColumn("author", "text", (column) => column.notNull())
    .addColumn("note", "text", (column) => column.notNull().defaultTo(""))
    .addColumn("create_time", "timestamptz", (column) => column.notNull().defaultTo(now))
    .addPrimaryKeyConstraint("page_version_key", ["path", "version"])
    .execute();
}

async function createRecords(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("upload")
    .addColumn("name", "text", (column) => column.primaryKey())
    .addColumn("content", "bytea", (column) => column.notNull())
    .addColumn("content_type", "text", (column) => column.notNull())
    .addColumn("is_image", "boolean", (column) => column.notNull())
    .addColumn("original_name", "text", (column) => column.notNull())
    .addColumn("size", "integer", (column) => column.notNull())
    .addColumn("member_id", "integer", (column) =>
      column.references("member.id").onDelete("set null"),
    )
    .addColumn("create_time", "timestamptz", (column) => column.notNull().defaultTo(now))
    .execute();
  await db.schema
    .createTable("idempotency_answer")
    .addColumn("owner", "text", (column) => column.notNull())
    .addColumn("key", "text", (column) => column.notNull())
    .addColumn("operation_id", "text", (column) => column.notNull())
    .addColumn("request_hash", "text", (column) => column.notNull())
    .addColumn("envelope", "jsonb", (column) => column.notNull())
    .addColumn("etag", "text")
    .addColumn("create_time", "timestamptz", (column) => column.notNull().defaultTo(now))
    .addPrimaryKeyConstraint("idempotency_answer_key", ["owner", "key"])
    .execute();
  await db.schema
    .createTable("setting")
    .addColumn("name", "text", (column) => column.primaryKey())
    .addColumn("value", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("audit_log")
    .addColumn("id", "serial", (column) => column.primaryKey())
    .addColumn("create_time", "timestamptz", (column) => column.notNull().defaultTo(now))
    .addColumn("member_id", "integer")
    .addColumn("operation_id", "text", (column) => column.notNull())
    .addColumn("code", "integer", (column) => column.notNull())
    .addColumn("ip", "text", (column) => column.notNull())
    .addColumn("detail", "text", (column) => column.notNull().defaultTo(""))
    .execute();
}
