import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import type { Operation } from "../../src/catalogue/operation.ts";
import type { JsonSchema } from "../../src/catalogue/schema/json-schema.ts";
import { readPageFiles } from "../../src/cli/page-files.ts";
import { ownCatalogue as catalogue } from "../catalogue/own-catalogue.ts";

/**
 * The files that may contain business names; every other file works with any catalogue and any
 * pages.
 */
const aside = [
  // The handlers of the embedded service's operations, which use its own tables.
  "src/server/handlers/",
  "src/server/audit/audited-records.ts",
  "src/server/deleted/kept-records.ts",
  "src/server/storage/tables/",
  "src/server/storage/migrations/",
  // The data of a first start.
  "src/server/first-start/",
  // The texts of the catalogue and the pages, and the files generated from the catalogue.
  "src/i18n/",
  "src/catalogue/types.gen.ts",
];

/** The tags of the product's own calls: sign-in, files, pages, views, preferences, log, services. */
const platformTags = [
  ...["login", "session", "ticket", "upload", "dict", "page", "view", "preference", "audit"],
  "service",
];

/** The calls that load a session, and those that put a page in the menu. */
const platformCalls = [
  // The three requests that load a session (specification section 4).
  ...["member.userInfo", "member.getRoleGroup", "menu.getTreeRoleList"],
  // The menu of another role, for the studio's preview by role.
  "menu.getRoleTree",
  // The calls with which the studio puts a page in the menu.
  ...["menu.getTreeList", "menu.add"],
];

/** Fields of business records whose names also have a general meaning, grouped by that meaning. */
const generic = new Set([
  // The ends of ranges, the order of items, and parts of texts.
  ...["from", "to", "order", "content", "month"],
  // The envelope of a list, which the catalogue declares for each operation (`x-list`).
  ...["current", "size", "total", "records", "ids"],
  // The member of a session or a token, and the time at which a record was created.
  ...["memberId", "role", "users", "createTime"],
  // The publisher of a page or a notice.
  "publisher",
  // The data of restoring deleted records, which is the same for every sort of records.
  ...["deletionId", "names", "notes"],
  // The name of a service, and that of a cell for any dictionary.
  ...["points", "dict"],
]);

/**
 * Matches the pages that the application itself opens: those at its static paths, and the studio's.
 */
const staticPages = /^(dashboard$|shell\/|jun\/|system\/screens$)/;

const operations = [...catalogue.operations.values()];
const isPlatform = ({ id, tag }: Operation) =>
  platformTags.includes(tag) || platformCalls.includes(id);
const business = operations.filter((operation) => !isPlatform(operation));

/** The names of all fields in a schema at any depth. */
function fieldsIn(schema: JsonSchema, seen = new Set<string>()): string[] {
  if (schema.$ref !== undefined) {
    if (seen.has(schema.$ref)) return [];
    seen.add(schema.$ref);
  }
  const { properties = {}, items } = catalogue.resolve(schema);
  const inner = [...Object.values(properties), ...(items ? [items] : [])];
  return [...Object.keys(properties), ...inner.flatMap((part) => fieldsIn(part, seen))];
}

const fieldsOf = ({ request, answer }: Operation): string[] => [
  ...fieldsIn(request),
  ...(answer ? fieldsIn(answer) : []),
];

const platformFields = new Set(operations.filter(isPlatform).flatMap(fieldsOf));
const businessFields = [...new Set(business.flatMap(fieldsOf))].filter(
  (field) => !platformFields.has(field) && !generic.has(field),
);

/** The quoted texts with which code names an operation, a permission or a page. */
const quoted = [
  ...business.flatMap(({ id, path, permission }) => [
    id,
    path,
    ...(permission ? [permission] : []),
  ]),
  ...readPageFiles()
    .map(({ path }) => path)
    .filter((path) => !staticPages.test(path))
    .flatMap((path) => [path, `/${path}`]),
];

const sources = ["src", "renderers"]
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(tsx?|mjs)$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name).replaceAll("\\", "/")),
  )
  .filter((file) => !aside.some((place) => file.startsWith(place)));

/**
 * A file's code without comments, whose examples may contain any name, and without package names.
 */
const programOf = (file: string) =>
  readFileSync(file, "utf8").replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$|from "[^."][^"]*"/gm, "");

it("no file outside the server's handlers and data names a business operation, field or screen", () => {
  expect(quoted.length).toBeGreaterThan(80);
  expect(businessFields).toEqual(expect.arrayContaining(["deptId", "monthAvgPoints", "userCount"]));
  const field = new RegExp(`\\b(${businessFields.join("|")})\\b`, "g");
  const named = sources.flatMap((file) => {
    const program = programOf(file);
    const texts = quoted.filter((text) => new RegExp(`["'\`]${text}["'\`]`).test(program));
    return [...texts, ...(program.match(field) ?? [])].map((name) => `${file}: ${name}`);
  });
  expect(named).toEqual([]);
});
