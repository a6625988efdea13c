import type { Insertable, Kysely } from "kysely";
import type { Role } from "../call/handler.ts";
import type { MenuNodeTable } from "../storage/tables/organisation.ts";
import type { Database } from "../storage/tables.ts";
import { type BaseDictionary, baseDictionaries } from "./base/dictionaries.ts";
import { type BasePage, baseMenu } from "./base/menu.ts";

/** A node to create under the node with the given parent name. */
interface WantedNode {
  name: string;
  parent: string | null;
  fields: Omit<Insertable<MenuNodeTable>, "parentId" | "name">;
  roles: readonly Role[];
}

/**
 * Loads the menu and the dictionaries that the product needs. Each part is loaded only once and
 * then marked as loaded (`setting`), so that a start adds the new parts of a version and leaves
 * alone what an administrator has changed or deleted.
 */
export async function loadBaseData(db: Kysely<Database>): Promise<void> {
  const loaded = await readMarks(db);
  const nodes = wantedNodes();
  for (const step of [1, 2, 3]) {
    const level = nodes.filter((node) => node.fields.step === step && !loaded.has(markOf(node)));
    for (const [name, id] of await insertNodes(db, level, loaded)) loaded.set(name, id);
  }
  const dictionaries = baseDictionaries.filter(({ dictType }) => !loaded.has(`dict:${dictType}`));
  if (dictionaries.length > 0) await insertDictionaries(db, dictionaries);
}

const markPrefix = "baseData:";
const markOf = ({ name }: { name: string }) => `menu:${name}`;

/** The marks of all parts that were loaded before, with the ids of menu nodes that still exist. */
async function readMarks(db: Kysely<Database>): Promise<Map<string, number | null>> {
  const marks = await db
    .selectFrom("setting")
    .select(["name", "value"])
    .where("name", "like", `${markPrefix}%`)
    .execute();
  const existing = new Set(
    (await db.selectFrom("menuNode").select("id").execute()).map((row) => row.id),
  );
  return new Map(
    marks.map(({ name, value }) => {
      const id = Number(value);
      return [name.slice(markPrefix.length), existing.has(id) ? id : null];
    }),
  );
}

async function mark(db: Kysely<Database>, marks: readonly (readonly [string, number])[]) {
  const rows = marks.map(([name, id]) => ({ name: markPrefix + name, value: String(id) }));
  await db
    .insertInto("setting")
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Inserts the nodes whose parent exists, and returns their marks. */
async function insertNodes(
  db: Kysely<Database>,
  wanted: readonly WantedNode[],
  loaded: ReadonlyMap<string, number | null>,
): Promise<(readonly [string, number])[]> {
  const rows = wanted.flatMap(({ name, parent, fields }) => {
    const parentId = parent === null ? null : (loaded.get(`menu:${parent}`) ?? undefined);
    return parentId === undefined ? [] : { ...fields, name, parentId };
  });
  if (rows.length === 0) return [];
  const made = await db.insertInto("menuNode").values(rows).returning(["id", "name"]).execute();
  const rolesOf = new Map(wanted.map(({ name, roles }) => [name, roles]));
  const grants = made.flatMap(({ id, name }) =>
    (rolesOf.get(name) ?? []).map((role) => ({ menuNodeId: id, role })),
  );
  await db.insertInto("menuNodeRole").values(grants).execute();
  const marks = made.map((row) => [markOf(row), row.id] as const);
  await mark(db, marks);
  return marks;
}

function wantedNodes(): WantedNode[] {
  return baseMenu.flatMap((folder, position) => {
    const pages = folder.pages.flatMap((page, index) => pageNodes(folder.name, page, index));
    const { name, icon, routerPath } = folder;
    const fields = {
      title: `menu.${name}`,
      icon,
      routerPath,
      typeId: "0",
      step: 1,
      sort: position * 10,
    } as const;
    const roles = [...new Set(pages.flatMap((page) => page.roles))];
    return [{ name, parent: null, fields, roles }, ...pages];
  });
}

function pageNodes(folder: string, page: BasePage, position: number): WantedNode[] {
  const { name, icon, routerPath, componentPath } = page;
  const permissions = Object.entries(page.permissions).map(
    ([permission, roles], index): WantedNode => ({
      name: permission,
      parent: name,
      fields: {
        title: `permission.${permission.replaceAll(":", ".")}`,
        typeId: "2",
        step: 3,
        sort: index * 10,
      },
      roles,
    }),
  );
  const roles = [...new Set(permissions.flatMap((permission) => permission.roles))];
  const fields = {
    title: `menu.${name}`,
    icon,
    routerPath,
    componentPath,
    typeId: "1",
    step: 2,
    sort: position * 10,
  } as const;
  return [{ name, parent: folder, fields, roles }, ...permissions];
}

async function insertDictionaries(
  db: Kysely<Database>,
  dictionaries: readonly BaseDictionary[],
): Promise<void> {
  const made = await db
    .insertInto("dictionaryType")
    .values(dictionaries.map(({ dictType, dictName, remark }) => ({ dictType, dictName, remark })))
    .onConflict((conflict) => conflict.doNothing())
    .returning(["id", "dictType"])
    .execute();
  const isMade = new Set(made.map((row) => row.dictType));
  const entries = dictionaries
    .filter(({ dictType }) => isMade.has(dictType))
    .flatMap(({ dictType, entries }) =>
      entries.map(({ value, label, color }, index) => ({
        dictType,
        dictValue: value,
        dictLabel: label,
        color,
        sort: index,
      })),
    );
  if (entries.length > 0) await db.insertInto("dictionaryEntry").values(entries).execute();
  await mark(
    db,
    made.map(({ id, dictType }) => [`dict:${dictType}`, id]),
  );
}
