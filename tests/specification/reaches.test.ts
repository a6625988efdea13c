import { expect, it } from "vitest";
import { readPageFiles } from "../../src/cli/page-files.ts";
import { languages } from "../../src/i18n/language.ts";
import { translators } from "../../src/i18n/texts.ts";
import { ownCatalogue as catalogue } from "../catalogue/own-catalogue.ts";
import { section7 } from "./reaches.ts";

/** The specification does not state the path of the dictionary call. */
const dictionary = catalogue.operations.get("dict.getList");

/** The tags of the product's own calls, which the specification does not name (decisions). */
const ownTags = ["page", "service", "view", "preference", "audit", "notice"];
const ownCalls = [
  ...["task.getMonths", "menu.getRoleTree", "login.confirm", "login.recent"],
  ...["session.getList", "session.end", "session.endOthers"],
  ...["session.getIdentities", "session.linkIdentity", "session.unlinkIdentity"],
];

it("every call of the catalogue stands in the table once, but for the product's own", () => {
  const calls = [...catalogue.operations.values()]
    .filter(({ id, tag }) => !ownTags.includes(tag) && !ownCalls.includes(id))
    .filter(({ id }) => !id.endsWith(".restore"))
    .map(({ id }) => id);
  expect(section7.map(({ call }) => call).sort()).toEqual(calls.sort());
});

/** The paths in the specification, by groups whose common base it states once. */
const paths = {
  "/api/login": ["login", "code", "logout", "register"],
  "/api/ticket": ["code"],
  "/api/member": [
    ...["userInfo", "getList", "add", "update", "del", "getOne"],
    ...["updatePwd", "getOneWithRole", "getRoleGroup"],
  ],
  "/api/memberRole": ["add", "updateRole"],
  "/api/upload": ["image", "anyFile"],
  "/api/menu": [
    ...["add", "update", "getOne", "del"],
    ...["getTreeList", "getTreeRoleList", "getLevelList", "multiSort"],
  ],
  "/dict-type": ["list"],
  "/points-sys-user": ["get-by-dept-id", "get-by-dept-id-contain-is-deleted"],
  "/points-sys-dept": ["get-all-dept-with-users"],
  "/deduction-points-rule": ["getAll4TreeData", "add", "delete"],
  "/task": ["saveMonthAvgPoints"],
  "/cultural-group": ["page", "add", "update", "delete"],
  "/cultural-group-user-rel": ["get-candidate-for-group", "get-by-group-id", "update"],
  "/cultural-group-dept-rel": ["get-candidate-for-group", "get-by-group-id", "update"],
  "/dept-group": ["page", "add", "update", "delete"],
  "/dept-group-user-rel": ["get-candidate-for-group", "get-by-group-id", "update"],
  "/dept-group-dept-rel": ["get-candidate-for-group", "get-by-group-id", "update"],
};

it("every path of section 7 is a call of the table, and the dictionary's is the only other", () => {
  const stated = Object.entries(paths).flatMap(([base, ends]) =>
    ends.map((end) => `${base}/${end}`),
  );
  const called = section7.map(({ call }) => catalogue.operations.get(call)?.path);
  expect(called.filter((path) => path !== dictionary?.path).sort()).toEqual(stated.sort());
});

it("every screen of the table is shipped, and every control has a name in every language", () => {
  const screens = readPageFiles().map(({ path }) => `/${path}`);
  const shell = ["/login", "/register", "a page with the widget `file`"];
  for (const { screen, controls } of section7) {
    expect([...screens, ...shell]).toContain(screen);
    for (const { name } of controls) {
      for (const language of languages) {
        expect(translators[language].say(name), `${language} ${name}`).not.toBe(name);
      }
    }
  }
});
