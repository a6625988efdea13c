import { execFileSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type JsonSchema, typesOf } from "../../src/catalogue/schema/json-schema.ts";
import { pointTo, stepsOf } from "../../src/catalogue/schema/pointer.ts";
import { shippedCatalogue } from "../../src/catalogue/shipped.ts";

const catalogue = shippedCatalogue();
const operations = [...catalogue.operations.values()];

/** The schema at a JSON pointer of a value, such as `/data/records`, within a response's schema. */
const placeIn = (answer: JsonSchema, pointer: string): JsonSchema =>
  stepsOf(pointer).reduce(
    (schema, step) => catalogue.resolve(schema.properties?.[step] ?? {}),
    catalogue.resolve(answer),
  );

const isSaid = (name: string | undefined): name is string => name !== undefined;

/** Every call of specification section 7 and of the decisions, by base path, method and path. */
const specifiedCalls = [
  ...[
    "login/login",
    "login/code",
    "login/confirm",
    "login/recent",
    "login/logout",
    "login/register",
    "ticket/code",
    "member/userInfo",
    "member/getRoleGroup",
    "member/getList",
    "member/add",
    "member/update",
    "member/del",
    "member/restore",
    "member/getOne",
    "member/updatePwd",
    "member/getOneWithRole",
    "memberRole/add",
    "memberRole/updateRole",
    "dict/getList",
    "upload/image",
    "upload/anyFile",
    "menu/add",
    "menu/update",
    "menu/getOne",
    "menu/del",
    "menu/restore",
    "menu/getTreeList",
    "menu/getTreeRoleList",
    "menu/getRoleTree",
    "menu/getLevelList",
    "menu/multiSort",
    "notice/getPublic",
    "page/getOne",
    "page/getPlan",
    "page/getList",
    "page/check",
    "page/saveDraft",
    "page/publish",
    "page/getHistory",
    "page/rollback",
    "page/del",
    "page/getVersion",
    "page/restore",
    "page/discardDraft",
    "page/export",
    "page/getAddresses",
    "page/getVersions",
    "service/getList",
    "service/getOne",
    "service/check",
    "service/save",
    "service/connect",
    "session/getList",
    "session/end",
    "session/endOthers",
    "session/getIdentities",
    "session/linkIdentity",
    "session/unlinkIdentity",
    "service/del",
    "service/restore",
    "service/getDocuments",
    "audit/export",
    "audit/getList",
    "audit/getOne",
    "audit/getRecent",
    "view/getList",
    "view/save",
    "view/reset",
    "preference/getOne",
    "preference/save",
  ].map((path) => `/system-api post /api/${path}`),
  ...[
    "dict-type/list",
    "points-sys-user/get-by-dept-id",
    "points-sys-user/get-by-dept-id-contain-is-deleted",
    "points-sys-dept/get-all-dept-with-users",
    "deduction-points-rule/getAll4TreeData",
    "task/saveMonthAvgPoints",
    "task/getMonths",
    ...["cultural-group", "dept-group"].flatMap((group) => [
      `${group}/page`,
      `${group}-user-rel/get-candidate-for-group`,
      `${group}-user-rel/get-by-group-id`,
      `${group}-dept-rel/get-candidate-for-group`,
      `${group}-dept-rel/get-by-group-id`,
    ]),
  ].map((path) => `/points-api get /${path}`),
  ...[
    "deduction-points-rule/add",
    "deduction-points-rule/delete",
    "deduction-points-rule/restore",
    ...["cultural-group", "dept-group"].flatMap((group) => [
      `${group}/add`,
      `${group}/update`,
      `${group}/delete`,
      `${group}/restore`,
      `${group}-user-rel/update`,
      `${group}-dept-rel/update`,
    ]),
  ].map((path) => `/points-api post /${path}`),
];

describe("the endpoint catalogue", () => {
  it("holds every call of the specification, and no other", () => {
    const held = operations.map(({ service, method, path }) => `${service.base} ${method} ${path}`);
    expect(held.sort()).toEqual([...specifiedCalls].sort());
  });

  it.each(readdirSync("schemas/catalogue"))("%s passes a public OpenAPI linter", (file) => {
    const redocly = "node_modules/@redocly/cli/bin/cli.js";
    const environment = {
      ...process.env,
      REDOCLY_TELEMETRY: "off",
      REDOCLY_SUPPRESS_UPDATE_NOTICE: "true",
    };
    const run = () =>
      execFileSync(process.execPath, [redocly, "lint", `schemas/catalogue/${file}`], {
        encoding: "utf8",
        stdio: "pipe",
        env: environment,
      });
    expect(run).not.toThrow();
  });
});

describe.each(operations.map((operation) => ({ id: operation.id, operation })))(
  "$id",
  ({ operation }) => {
    it("says who may call it", () => {
      const { isPublic, permission } = operation;
      expect(isPublic ? permission === null : true).toBe(true);
      expect(permission ?? "area:thing:verb").toMatch(/^[a-z]+:[A-Za-z]+:[A-Za-z]+$/);
    });

    it("says where its list keeps rows and total, where it answers one", () => {
      const { list, answer } = operation;
      const answersList = answer !== null && typesOf(catalogue.resolve(answer)).includes("array");
      expect(list !== null || !answersList).toBe(true);
      const rows = list && answer && placeIn(answer, list.rows);
      expect(rows === null ? ["array"] : typesOf(rows)).toContain("array");
      const total = list?.total ? [list.total.slice(1)] : [];
      const answered = Object.keys(catalogue.resolve(answer ?? {}).properties ?? {});
      expect(answered).toEqual(expect.arrayContaining(total));
      const paging = [list?.current, list?.size, list?.sort, list?.order].filter(isSaid);
      const taken = operation.parameters.map(({ name }) => name);
      expect(taken).toEqual(expect.arrayContaining(paging));
    });

    it("has schemas whose references lead somewhere", () => {
      const references = JSON.stringify([operation.request, operation.answer]).matchAll(
        /"\$ref":"([^"]+)"/g,
      );
      const astray = [...references].filter(([, reference = ""]) => {
        const [service = "", pointer = ""] = reference.split("#");
        return pointTo(catalogue.documents.get(service), pointer) === undefined;
      });
      expect(astray).toEqual([]);
    });
  },
);
