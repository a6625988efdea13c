import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import type { Operation } from "../../src/catalogue/operation.ts";
import type { JsonSchema } from "../../src/catalogue/schema/json-schema.ts";
import { shippedCatalogue } from "../../src/catalogue/shipped.ts";
import { readPageFiles } from "../../src/cli/page-files.ts";

/** Where business names belong: every other file serves any catalogue and any pages. */
const aside = [
  // What the embedded service does for each operation, on its own tables.
  "src/server/handlers/",
  "src/server/audit/audited-records.ts",
  "src/server/deleted/kept-records.ts",
  "src/server/storage/tables/",
  "src/server/storage/migrations/",
  // What a first start fills in.
  "src/server/first-start/",
  // The texts of catalogue and pages, by their keys; and what is made from the catalogue.
  "src/i18n/",
  "src/catalogue/types.gen.ts",
];

/** The product's own mechanisms, by the tag of their calls: sign-in, files, pages, views, log, services. */
const platformTags = [
  ...["login", "session", "ticket", "upload", "dict", "page", "view", "audit", "service"],
];

/** What makes a session, and what gives a page its place in one. */
const platformCalls = [
  // The three loads (specification section 4).
  ...["member.userInfo", "member.getRoleGroup", "menu.getTreeRoleList"],
  // What another's session would be, for the studio's preview by role.
  "menu.getRoleTree",
  // With these the studio puts a page in the menu.
  ...["menu.getTreeList", "menu.add"],
];

/** Fields of business records whose names are words that any program has, by what else they are. */
const generic = new Set([
  // Ends of ranges, neighbours in lists, parts of any text.
  ...["from", "to", "order", "content", "month"],
  // The envelope of a list, which the catalogue declares for each operation (`x-list`).
  ...["current", "size", "total", "records", "ids"],
  // The member of a session and of a token, and when a record was made.
  ...["memberId", "role", "users", "createTime"],
  // Who published a page, or a notice.
  "publisher",
  // How what was deleted comes back, alike for every sort of records.
  ...["deletionId", "names", "notes"],
  // The name of a service, and of a cell that shows any dictionary.
  ...["points", "dict"],
]);

/** The pages that the application itself opens: at its static paths, and the studio's. */
const staticPages = /^(dashboard$|shell\/|jun\/|system\/screens$)/;

const catalogue = shippedCatalogue();
const operations = [...catalogue.operations.values()];
const isPlatform = ({ id, tag }: Operation) =>
  platformTags.includes(tag) || platformCalls.includes(id);
const business = operations.filter((operation) => !isPlatform(operation));

/** The names of all fields in a schema, however deep. */
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

/** What stands between quotes where a program names an operation, a permission or a page. */
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

/** A program without its comments, in which examples may name anything, and names of packages. */
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
