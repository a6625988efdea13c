import { type ColumnDefinitionBuilder, type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

const now = sql`now()`;
const notNull = (column: ColumnDefinitionBuilder) => column.notNull();
const emptyText = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo("");
const zero = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo(0);
const no = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo(false);
const moment = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo(now);
const onOrOff = (column: ColumnDefinitionBuilder) =>
  column.notNull().defaultTo(1).check(sql`status in (0, 1)`);
const goesWith = (target: string) => (column: ColumnDefinitionBuilder) =>
  column.notNull().references(target).onDelete("cascade");

/** Makes the tables of `tables/organisation.ts`. Names are written as PostgreSQL has them. */
export const organisation: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await createMenu(db);
    await createDictionaries(db);
    await createPeople(db);
    await createRules(db);
    await createGroups(db);
    await createGroupRelations(db);
  },
};

async function createMenu(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("menu_node")
    .addColumn("id", "serial", (column) => column.primaryKey())
    .addColumn("parent_id", "integer", (column) => column.references("menu_node.id"))
    .addColumn("name", "text", emptyText)
    .addColumn("title", "text", notNull)
    .addColumn("router_path", "text", emptyText)
    .addColumn("icon", "text", emptyText)
    .addColumn("component_path", "text", emptyText)
    .addColumn("type_id", "text", (column) =>
      column.notNull().check(sql`type_id in ('0', '1', '2')`),
    )
    .addColumn("step", "integer", (column) => column.notNull().check(sql`step >= 1`))
    .addColumn("sort", "integer", zero)
    .addColumn("is_hidden", "boolean", no)
    .addColumn("no_cache", "boolean", no)
    .addColumn("affix", "boolean", no)
    .addColumn("status", "integer", onOrOff)
    .execute();
  await db.schema.createIndex("menu_node_parent").on("menu_node").column("parent_id").execute();
  await db.schema
    .createIndex("menu_node_step")
    .on("menu_node")
    .columns(["step", "sort", "id"])
    .execute();
  await db.schema
    .createTable("menu_node_role")
    .addColumn("menu_node_id", "integer", goesWith("menu_node.id"))
    .addColumn("role", "text", notNull)
    .addPrimaryKeyConstraint("menu_node_role_key", ["menu_node_id", "role"])
    .execute();
  await db.schema
    .createIndex("menu_node_role_role")
    .on("menu_node_role")
    .columns(["role", "menu_node_id"])
    .execute();
}

async function createDictionaries(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("dictionary_type")
    .addColumn("id", "serial", (column) => column.primaryKey())
    .addColumn("dict_type", "text", (column) => column.notNull().unique())
    .addColumn("dict_name", "text", notNull)
    .addColumn("status", "integer", onOrOff)
    .addColumn("remark", "text", emptyText)
    .execute();
  await db.schema
    .createTable("dictionary_entry")
    .addColumn("dict_type", "text", goesWith("dictionary_type.dict_type"))
    .addColumn("dict_value", "text", notNull)
    .addColumn("dict_label", "text", notNull)
    .addColumn("color", "text")
    .addColumn("sort", "integer", zero)
    .addPrimaryKeyConstraint("dictionary_entry_key", ["dict_type", "dict_value"])
    .execute();
  await db.schema
    .createTable("notice")
    .addColumn("id", "serial", (column) => column.primaryKey())
    .addColumn("title", "text", notNull)
    .addColumn("content", "text", notNull)
    .addColumn("publish_time", "timestamptz", moment)
    .addColumn("publisher", "text", notNull)
    .execute();
}

async function createPeople(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("department")
    .addColumn("id", "serial", (column) => column.primaryKey())
    .addColumn("parent_id", "integer", (column) => column.references("department.id"))
    .addColumn("name", "text", notNull)
    .addColumn("sort", "integer", zero)
    .execute();
  await db.schema.createIndex("department_parent").on("department").column("parent_id").execute();
  await db.schema
    .createTable("points_user")
    .addColumn("id", "serial", (column) => column.primaryKey())
    .addColumn("username", "text", notNull)
    .addColumn("fullname", "text", notNull)
    .addColumn("mobile", "text", emptyText)
    .addColumn("department_id", "integer", (column) => column.notNull().references("department.id"))
    .addColumn("points", "integer", zero)
    .addColumn("is_deleted", "boolean", no)
    .execute();
  await db.schema
    .createIndex("points_user_username")
    .on("points_user")
    .expression(sql`lower(username)`)
    .unique()
    .execute();
  await db.schema
    .createIndex("points_user_department")
    .on("points_user")
    .columns(["department_id", "is_deleted"])
    .execute();
  await db.schema
    .createTable("month_average")
    .addColumn("user_id", "integer", goesWith("points_user.id"))
    .addColumn("month", "text", (column) =>
      column.notNull().check(sql`month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'`),
    )
    .addColumn("average", "double precision", notNull)
    .addPrimaryKeyConstraint("month_average_key", ["user_id", "month"])
    .execute();
}

async function createRules(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("deduction_rule")
    .addColumn("id", "serial", (column) => column.primaryKey())
    .addColumn("parent_id", "integer", (column) => column.references("deduction_rule.id"))
    .addColumn("title", "text", notNull)
    .addColumn("points", "integer", (column) => column.notNull().check(sql`points >= 0`))
    .addColumn("remark", "text", emptyText)
    .addColumn("sort", "integer", zero)
    .execute();
  await db.schema
    .createIndex("deduction_rule_parent")
    .on("deduction_rule")
    .columns(["parent_id", "sort", "id"])
    .execute();
}

async function createGroups(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("points_group")
    .addColumn("id", "serial", (column) => column.primaryKey())
    .addColumn("kind", "text", (column) =>
      column.notNull().check(sql`kind in ('cultural', 'dept')`),
    )
    .addColumn("name", "text", notNull)
    .addColumn("remark", "text", emptyText)
    .addColumn("status", "integer", onOrOff)
    .addColumn("user_version", "integer", zero)
    .addColumn("department_version", "integer", zero)
    .addColumn("create_time", "timestamptz", moment)
    .addColumn("update_time", "timestamptz", moment)
    .execute();
  await db.schema
    .createIndex("points_group_name")
    .on("points_group")
    .expression(sql`kind, lower(name)`)
    .unique()
    .execute();
  for (const column of ["status", "create_time", "update_time"]) {
    await db.schema
      .createIndex(`points_group_${column}`)
      .on("points_group")
      .columns(["kind", column, "id"])
      .execute();
  }
}

async function createGroupRelations(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("points_group_user")
    .addColumn("group_id", "integer", goesWith("points_group.id"))
    .addColumn("user_id", "integer", goesWith("points_user.id"))
    .addPrimaryKeyConstraint("points_group_user_key", ["group_id", "user_id"])
    .execute();
  await db.schema
    .createIndex("points_group_user_user")
    .on("points_group_user")
    .column("user_id")
    .execute();
  await db.schema
    .createTable("points_group_department")
    .addColumn("group_id", "integer", goesWith("points_group.id"))
    .addColumn("department_id", "integer", goesWith("department.id"))
    .addPrimaryKeyConstraint("points_group_department_key", ["group_id", "department_id"])
    .execute();
  await db.schema
    .createIndex("points_group_department_department")
    .on("points_group_department")
    .column("department_id")
    .execute();
}
