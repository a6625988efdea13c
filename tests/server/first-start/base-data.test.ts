import { existsSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { iconNames } from "../../../renderers/icon-names.ts";
import { shippedCatalogue } from "../../../src/catalogue/shipped.ts";
import { translators } from "../../../src/i18n/texts.ts";
import type { Role } from "../../../src/server/call/handler.ts";
import { baseDictionaries } from "../../../src/server/first-start/base/dictionaries.ts";
import { baseMenu } from "../../../src/server/first-start/base/menu.ts";
import { loadBaseData } from "../../../src/server/first-start/base-data.ts";
import { migrate } from "../../../src/server/storage/migrate.ts";
import { databases, type TestDatabase } from "../../support/databases.ts";

const catalogue = shippedCatalogue();
const pages = baseMenu.flatMap((folder) => folder.pages);
const grants = new Map(pages.flatMap((page) => Object.entries(page.permissions)));

describe("the base menu", () => {
  it("has a node for every permission of the catalogue, and for no other", () => {
    expect([...grants.keys()].sort()).toEqual([...catalogue.permissions].sort());
  });

  it("has a schema for every page", () => {
    for (const { componentPath } of pages) {
      const file = join(import.meta.dirname, "../../../schemas/pages", `${componentPath}.json`);
      expect(existsSync(file), file).toBe(true);
    }
  });

  it("has icons of the fixed set only", () => {
    const icons = [...baseMenu, ...pages].map(({ icon }) => icon);
    expect(icons.filter((icon) => !iconNames.some((name) => name === icon))).toEqual([]);
  });

  it("has a text for every title and label", () => {
    const keys = [
      ...[...baseMenu, ...pages].map(({ name }) => `menu.${name}`),
      ...[...grants.keys()].map((permission) => `permission.${permission.replaceAll(":", ".")}`),
      ...baseDictionaries.flatMap(({ dictName, remark, entries }) => [
        dictName,
        remark,
        ...entries.map(({ label }) => label),
      ]),
    ];
    expect(keys.filter((key) => translators.en.find(key) === undefined)).toEqual([]);
  });

  it.each<[Role, string[], string[]]>([
    ["admin", ["system:member:grant", "system:page:publish", "points:task:run"], []],
    [
      "administrator",
      ["points:rule:add", "system:member:add"],
      ["system:member:grant", "system:menu:read"],
    ],
    [
      "areaManager",
      ["points:culturalGroup:update", "points:deptGroupDeptRel:update", "points:user:read"],
      ["points:culturalGroup:add", "points:rule:add", "system:member:read"],
    ],
    [
      "comprehensive",
      ["points:rule:delete", "points:task:run"],
      ["points:culturalGroup:update", "system:member:read"],
    ],
    [
      "customer",
      ["points:culturalGroup:read", "points:deptGroup:read"],
      ["points:user:read", "points:deptGroup:update"],
    ],
  ])("grants %s its permissions and no others", (role, held, lacking) => {
    expect(held.filter((permission) => !grants.get(permission)?.includes(role))).toEqual([]);
    expect(lacking.filter((permission) => grants.get(permission)?.includes(role))).toEqual([]);
  });
});

describe("the base dictionaries", () => {
  it("have a label for every value of every field that names one", () => {
    const labels = new Map(
      baseDictionaries.map(({ dictType, entries }) => [
        dictType,
        entries.map(({ value }) => value),
      ]),
    );
    const fields = dictionaryFields([...catalogue.documents.values()]);
    expect(fields.length).toBeGreaterThan(0);
    for (const { dictionary, values } of fields) {
      expect(labels.get(dictionary), dictionary).toEqual(expect.arrayContaining(values));
    }
  });
});

describe.each(databases())("loading the base data on $name", (kind) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await kind.open();
    await migrate(database.db);
    await loadBaseData(database.db);
  });
  afterAll(() => database?.close());

  const count = async (table: "menuNode" | "menuNodeRole" | "dictionaryEntry" | "setting") =>
    (await database.db.selectFrom(table).selectAll().execute()).length;
  const counts = () =>
    Promise.all([
      count("menuNode"),
      count("menuNodeRole"),
      count("dictionaryEntry"),
      count("setting"),
    ]);

  it("makes a folder, page or permission of each part, and no more when loaded twice", async () => {
    const before = await counts();
    expect(before[0]).toBe(baseMenu.length + pages.length + grants.size);
    await loadBaseData(database.db);
    expect(await counts()).toEqual(before);
  });

  it("brings nothing back that an administrator deleted, and keeps what was changed", async () => {
    const { db } = database;
    await db.deleteFrom("menuNode").where("name", "=", "points:task:run").execute();
    await db.deleteFrom("menuNode").where("name", "=", "monthlyAverage").execute();
    await db.updateTable("menuNode").set({ title: "Ours" }).where("name", "=", "user").execute();
    const before = await counts();
    await loadBaseData(db);
    expect(await counts()).toEqual(before);
    const { title } = await db
      .selectFrom("menuNode")
      .select("title")
      .where("name", "=", "user")
      .executeTakeFirstOrThrow();
    expect(title).toBe("Ours");
  });

  it("adds what a new version brings", async () => {
    const { db } = database;
    await db.deleteFrom("menuNode").where("name", "=", "points:user:read").execute();
    await db.deleteFrom("setting").where("name", "=", "baseData:menu:points:user:read").execute();
    await loadBaseData(db);
    const node = await db
      .selectFrom("menuNode as node")
      .innerJoin("menuNode as parent", "parent.id", "node.parentId")
      .select(["parent.name", "node.step", "node.typeId"])
      .where("node.name", "=", "points:user:read")
      .executeTakeFirstOrThrow();
    expect(node).toEqual({ name: "user", step: 3, typeId: "2" });
  });
});

/** Each field of the documents that names a dictionary, with its possible values as texts. */
function dictionaryFields(value: unknown): { dictionary: string; values: string[] }[] {
  if (typeof value !== "object" || value === null) return [];
  const below = Object.values(value).flatMap(dictionaryFields);
  if (!("x-dict" in value) || typeof value["x-dict"] !== "string") return below;
  const values = "enum" in value && Array.isArray(value.enum) ? value.enum.map(String) : [];
  return [{ dictionary: value["x-dict"], values }, ...below];
}
