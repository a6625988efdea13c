import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { shippedCatalogue } from "../../../src/catalogue/shipped.ts";
import type { MenuNode } from "../../../src/catalogue/types.gen.ts";
import { translators } from "../../../src/i18n/texts.ts";
import { compilePage } from "../../../src/language/compile/compile-page.ts";
import { permissionsOfPage } from "../../../src/language/plan/call.ts";
import {
  freeAddress,
  grantPlaces,
  lackingGrants,
  missingGrants,
  placesIn,
  placesOf,
  sortBehind,
  usualParent,
} from "../../../src/studio/new-screen/menu/menu-places.ts";
import {
  copiedSource,
  emptySource,
  nothingYet,
  sourceOf,
} from "../../../src/studio/new-screen/new-page.ts";
import { operationGroups } from "../../../src/studio/new-screen/operation-groups.ts";
import { pathFault, proposedPath, withoutCase } from "../../../src/studio/new-screen/page-path.ts";
import { noTitle, titleEntry, titleSource } from "../../../src/studio/new-screen/page-title.ts";
import { proposedFields } from "../../../src/studio/new-screen/proposed-fields.ts";
import { environment } from "../../support/shipped-environment.ts";

const catalogue = shippedCatalogue();
const taken = withoutCase(["points/dict-type", "points/Dict-Type-2"]);

function planOf(source: string) {
  const { plan } = compilePage("new/page", source, environment);
  if (!plan) throw new Error("The page has no plan.");
  return plan;
}

const partsOf = (source: string) => compilePage("new/page", source, environment).parts;

describe("the path of a new screen", () => {
  it.each([
    ["points/word-lists", null],
    ["/views/points/word-lists.vue", null],
    ["", "pathEmpty"],
    ["views/", "pathEmpty"],
    ["points/../../etc", "pathShape"],
    ["points/word lists", "pathShape"],
    ["a".repeat(201), "pathShape"],
    ["points/dict-type", "pathTaken"],
    ["points/dict-type/index.json", "pathTaken"],
    // A folder of Windows or macOS holds only one of two files whose names differ in letter case.
    ["points/Dict-type", "pathTaken"],
  ])("%j: %j", (path, fault) => {
    expect(pathFault(catalogue, path, taken)).toBe(fault);
  });

  it("is proposed by service and tag, and free", () => {
    const list = catalogue.operations.get("dictType.list");
    expect(list && proposedPath(list, taken)).toBe("points/dict-type-3");
  });
});

describe("the title of a new screen", () => {
  it("is a key, one text for all languages, or one for each", () => {
    expect(titleSource({ ...noTitle, as: "key", key: "menu.user" })).toBe("menu.user");
    expect(titleSource({ ...noTitle, texts: { zh: " 词表 " } })).toBe("词表");
    const both = { en: "Word lists", ja: "単語" };
    expect(titleSource({ ...noTitle, texts: { ...both, es: " " } })).toEqual(both);
  });

  it("is taken over from a page that is copied", () => {
    expect(titleEntry("menu.user", translators.en)).toMatchObject({ as: "key", key: "menu.user" });
    expect(titleEntry("Own", translators.es).texts).toEqual({ es: "Own" });
    expect(titleEntry({ en: "A", zh: "B" }, translators.en).texts).toEqual({ en: "A", zh: "B" });
  });
});

describe("the text of a new screen", () => {
  it("of another page is that page under its own title and path", () => {
    const source = readFileSync("schemas/pages/points/user.json", "utf8");
    const copied = copiedSource("own", { en: "Mine" }, source);
    const { title: _title, $schema: _schema, ...rest } = JSON.parse(source);
    const expected = { $schema: "../page.schema.json", title: { en: "Mine" }, ...rest };
    expect(JSON.parse(copied)).toEqual(expected);
    expect(copiedSource("own", "Mine", "{ half")).toBe("{ half");
  });

  it("from nothing has one block, of which the checker says what it lacks", () => {
    const source = emptySource("a/b", "Mine", "table");
    const { problems } = compilePage("a/b", source, environment);
    expect(problems.map(({ code, pointer }) => `${code} ${pointer}`)).toEqual([
      "missingProperty /body",
    ]);
  });
});

describe("the fields to choose from", () => {
  it.each([
    [
      { kind: "table", rows: "dictType.list" },
      {
        property: "columns",
        names: ["dictType", "dictName", "status", "remark"],
        searchProperty: "search",
      },
    ],
    [
      { kind: "tree", rows: "deductionPointsRule.getAll4TreeData" },
      { property: "details", names: [], mayBeEmpty: true },
    ],
    [{ kind: "detail", record: "notice.getPublic" }, { property: "fields" }],
    [
      { kind: "form", submit: "culturalGroup.add" },
      { property: "fields", isEntered: true },
    ],
    [
      {
        kind: "split",
        start: { kind: "tree", name: "rules", rows: "deductionPointsRule.getAll4TreeData" },
        end: { kind: "table", rows: "culturalGroup.page" },
      },
      { property: "columns" },
    ],
  ])("of %j", (body, expected) => {
    const plan = planOf(JSON.stringify({ title: "A", body }));
    const fields = proposedFields(plan, environment);
    expect(fields).toMatchObject(expected);
    expect(fields?.all.length).toBeGreaterThan(1);
  });

  it("keep what the proposal says of a field that stays", () => {
    const field = { field: "name", options: { call: "dictType.list", value: "dictName" } };
    const body = { kind: "form", submit: "culturalGroup.add", fields: [field, "remark", "status"] };
    const proposal = { version: 1, title: "Add", body };
    const fields = proposedFields(planOf(JSON.stringify(proposal)), environment);
    const page = { ...nothingYet, fields: ["name", "status"] };
    const source = sourceOf(page, proposal, fields, "new/page", null);
    expect(JSON.parse(source ?? "").body.fields).toEqual([field, "status"]);
  });

  it("name a record within a row by what is shown of it", () => {
    const body = {
      kind: "table",
      rows: "service.getList",
      columns: ["name", "credentials.author"],
    };
    const fields = proposedFields(planOf(JSON.stringify({ title: "A", body })), environment);
    expect(fields?.all.map(({ name }) => name)).toContain("credentials.author");
  });

  it("are none of a block that has no fields of its own", () => {
    const body = { kind: "stack", items: [{ kind: "detail", record: "notice.getPublic" }] };
    const plan = planOf(JSON.stringify({ title: "A", body }));
    expect(proposedFields(plan, environment)).toBeNull();
  });
});

describe("the operations to choose from", () => {
  it("are found by all words, lists before what reads and writes", () => {
    const [groups] = operationGroups(environment, "cultural group page");
    expect(groups?.items[0]?.id).toBe("culturalGroup.page");
    const all = operationGroups(environment, "").flatMap(({ items }) => items);
    const callable = [...catalogue.operations.values()].filter(({ isSession }) => !isSession);
    expect(all).toHaveLength(callable.length);
    expect(operationGroups(environment, "cultural nowhere")).toEqual([]);
  });
});

describe("putting a page in the menu", () => {
  const node: MenuNode = {
    id: 0,
    parentId: null,
    name: "",
    title: "",
    routerPath: "",
    icon: "",
    componentPath: "",
    step: 1,
    sort: 1,
    isHidden: false,
    noCache: false,
    affix: false,
    roles: [],
    version: "v",
    children: [],
    typeId: "1",
    status: 1,
  };
  const permission: MenuNode = { ...node, typeId: "2", title: "p" };
  const menu = placesIn([
    {
      ...node,
      id: 1,
      title: "menu.points",
      routerPath: "/points",
      typeId: "0",
      children: [
        {
          ...node,
          id: 2,
          title: "menu.user",
          routerPath: "user",
          sort: 4,
          componentPath: "views/points/user.vue",
          children: [
            { ...permission, id: 3, name: "points:user:read", roles: ["admin"] },
            { ...permission, id: 4, name: "points:task:run", roles: ["admin"], status: 0 },
          ],
        },
      ],
    },
  ]);

  it("tells where it is, and proposes a place among its neighbours", () => {
    expect(placesOf(menu, "points/user").map(({ id }) => id)).toEqual([2]);
    expect(usualParent(menu, "points/word-lists")).toBe(1);
    expect(usualParent(menu, "word-lists")).toBeNull();
    expect(sortBehind(menu, 1)).toBe(5);
    expect(freeAddress(menu, "points/word-lists")).toBe("/points/word-lists");
    expect(freeAddress(menu, "points/user")).toBe("/points/user-2");
  });

  it("reads addresses as the menu does, so that none is proposed twice", () => {
    const written = [
      " /points/user ",
      "/points//yard/",
      "/points/r%C3%A9sum%C3%A9",
      "javascript:go",
    ];
    const places = placesIn(written.map((routerPath, id) => ({ ...node, id, routerPath })));
    const opened = ["/points/user", "/points/yard", "/points/résumé", ""];
    expect(places.map(({ address }) => address)).toEqual(opened);
    expect(freeAddress(places, "points/yard")).toBe("/points/yard-2");
  });

  it("grants what a role lacks: a permission that is off is none, a super administrator has all", () => {
    const wanted = ["points:task:run", "points:user:read"];
    expect(lackingGrants(menu, wanted, ["admin", "customer", "superAdministrator"])).toEqual([
      { permission: "points:task:run", roles: ["admin", "customer"] },
      { permission: "points:user:read", roles: ["customer"] },
    ]);
  });

  it("of a page that is in it tells what those who see it lack, and what no node carries yet", () => {
    const seen = { title: "Yard", componentPath: "test/yard" };
    const yards = placesIn([
      { ...node, ...seen, id: 1, roles: ["admin", "customer"] },
      { ...node, ...seen, id: 2, roles: ["customer", "comprehensive"] },
      { ...permission, id: 3, name: "points:user:read", roles: ["admin", "comprehensive"] },
    ]);
    const placed = placesOf(yards, "test/yard");
    const missing = missingGrants(yards, placed, ["pets:list", "points:user:read"]);
    expect(missing).toEqual([
      { permission: "pets:list", roles: ["admin", "customer", "comprehensive"], isCarried: false },
      { permission: "points:user:read", roles: ["customer"], isCarried: true },
    ]);
    expect(missing.map(({ roles }) => grantPlaces(placed, roles))).toEqual([
      [
        { id: 1, roles: ["admin", "customer"] },
        { id: 2, roles: ["comprehensive"] },
      ],
      [{ id: 1, roles: ["customer"] }],
    ]);
  });

  it("asks for all that a page's calls need, however deep, but not for one's own record", () => {
    const source = readFileSync("schemas/pages/points/cultural-group.json", "utf8");
    expect(permissionsOfPage(partsOf(source))).toEqual([
      "points:culturalGroup:add",
      "points:culturalGroup:delete",
      "points:culturalGroup:read",
      "points:culturalGroup:update",
      "points:culturalGroupDeptRel:read",
      "points:culturalGroupDeptRel:update",
      "points:culturalGroupUserRel:read",
      "points:culturalGroupUserRel:update",
    ]);
    const profile = readFileSync("schemas/pages/shell/profile.json", "utf8");
    expect(permissionsOfPage(partsOf(profile))).toEqual([]);
  });
});
