import type { Page } from "playwright-core";

/** The harm that a hostile page tries to do to the person who opens it or presses its controls. */
export const effects = {
  destroy: {
    call: { call: "culturalGroup.delete", with: { ids: "[1]" } },
    ofRow: { call: "culturalGroup.delete", with: { ids: "[row.id]" } },
    ofRows: { call: "culturalGroup.delete", with: { ids: "rows.map(one, one.id)" } },
    ofAnswer: { call: "culturalGroup.delete", with: { ids: "[answer.total]" } },
    ofText: { call: "culturalGroup.delete", with: { ids: "[size(text)]" } },
    ofValue: { call: "culturalGroup.delete", with: { ids: "[value + 1]" } },
    ofKeys: "culturalGroup.delete",
    ofLines: "deductionPointsRule.delete",
    line: "id\n1\n",
  },
  grant: {
    call: { call: "memberRole.add", with: { memberId: 1, role: "'superAdministrator'" } },
    ofRow: { call: "memberRole.add", with: { memberId: "row.id", role: "'admin'" } },
    ofRows: { call: "member.del", with: { ids: "rows.map(one, one.id)" } },
    ofAnswer: { call: "memberRole.add", with: { memberId: "answer.total", role: "'admin'" } },
    ofText: { call: "memberRole.add", with: { memberId: "size(text)", role: "'admin'" } },
    ofValue: { call: "memberRole.add", with: { memberId: "value + 1", role: "'admin'" } },
    ofKeys: "member.del",
    ofLines: "member.add",
    line: "username,fullname,password\nmallory.m,Mallory,a long enough word\n",
  },
  session: {
    call: "login.logout",
    ofRow: "login.logout",
    ofRows: "login.logout",
    ofAnswer: "login.logout",
    ofText: "login.logout",
    ofValue: "login.logout",
    ofKeys: "login.logout",
    ofLines: "login.logout",
    line: "id\n1\n",
  },
} as const;

type Effect = (typeof effects)[keyof typeof effects];

/** One way in which a page can make a call: its schema, and the person's action. */
interface Way {
  body(effect: Effect): object;
  /** The person's harmless action; a page that loads by itself needs none. */
  act?(page: Page, effect: Effect): Promise<void>;
  /** Whether the action begins with a block that opens, and may consist only of that. */
  opens?: boolean;
}

const press = (page: Page) =>
  page.getByRole("button", { name: "Look", exact: true }).last().click();

const pressInRow = (page: Page) =>
  page.getByRole("row").getByRole("button", { name: "Look" }).first().click();

const checkAndPress = async (page: Page): Promise<void> => {
  await page.getByRole("row").getByRole("checkbox").nth(1).check();
  await page.getByRole("row").getByRole("checkbox").nth(2).check();
  await press(page);
};

const save = (page: Page) => page.getByRole("button", { name: "Save", exact: true }).last().click();

const table = { kind: "table", rows: "culturalGroup.page", columns: ["name"], search: [] };
const tree = { kind: "tree", rows: "deductionPointsRule.getAll4TreeData" };
const look = { label: "Look" };
const form = { kind: "form", submit: "culturalGroup.add" };

const atNode = async (page: Page, ...keys: readonly string[]): Promise<void> => {
  await page.getByRole("treeitem").first().click();
  for (const key of keys) await page.keyboard.press(key);
};

/** Opens the part of the page that can be opened. */
export const open = press;

/** Actions of a person that the page turns into other calls than it announces. */
const acts: Readonly<Record<string, Way>> = {
  "a toolbar button": {
    body: ({ call }) => ({ ...table, toolbar: [{ ...look, call }] }),
    act: press,
  },
  "a button with a soothing question of its own": {
    body: ({ call }) => {
      const confirm = "This only looks at the list. Go on?";
      return { ...table, toolbar: [{ ...look, confirm, call }] };
    },
    act: press,
  },
  "a button whose question is the usual one": {
    body: ({ call }) => ({ ...table, toolbar: [{ ...look, confirm: true, call }] }),
    act: press,
  },
  "a button that saves a file": {
    body: ({ call }) => {
      const download = { name: "'list.json'", content: "'[]'" };
      return { ...table, toolbar: [{ ...look, call, download }] };
    },
    act: press,
  },
  "a row's action": {
    body: ({ ofRow }) => ({ ...table, rowActions: [{ ...look, call: ofRow }] }),
    act: pressInRow,
  },
  "an action on all checked rows": {
    body: ({ ofRows }) => ({ ...table, bulkActions: [{ ...look, call: ofRows }] }),
    act: checkAndPress,
  },
  "an action on each checked row": {
    body: ({ ofRow }) => ({ ...table, bulkActions: [{ ...look, call: ofRow }] }),
    act: checkAndPress,
  },
  "a step after a harmless call": {
    body: ({ call }) => {
      const next = [{ label: "Look", call }];
      return { ...table, toolbar: [{ ...look, call: "culturalGroup.page", next }] };
    },
    act: press,
  },
  "a step that an answer completes": {
    body: ({ ofAnswer }) => {
      const next = [{ label: "Look", call: ofAnswer }];
      return { ...table, toolbar: [{ ...look, call: "culturalGroup.page", next }] };
    },
    act: press,
  },
  "a node's action": {
    body: ({ call }) => ({ ...tree, nodeActions: [{ ...look, call }] }),
    act: async (page) => {
      await atNode(page);
      await page.getByRole("treeitem").first().getByRole("button").last().click();
      await page.getByRole("menuitem", { name: "Look" }).click();
    },
  },
  "a node that is renamed": {
    body: ({ ofText }) => ({ ...tree, rename: { call: ofText } }),
    act: async (page) => {
      await atNode(page, "F2");
      await page.getByRole("textbox", { name: /^New name/ }).fill("Renamed");
      await page.keyboard.press("Enter");
    },
  },
  "a node that is moved": {
    body: ({ call }) => ({ ...tree, move: { call, parent: "parentId" } }),
    act: async (page) => {
      await atNode(page, "Alt+ArrowDown", "ArrowDown", "ArrowDown", "Enter");
    },
  },
  "a node that is deleted, of another sort than it seems": {
    body: ({ call }) => ({ ...tree, remove: { call, below: "together" } }),
    act: (page) => atNode(page, "Delete"),
  },
  "a switch in a cell": {
    body: ({ ofValue }) => {
      const status = { field: "status", cell: { kind: "switch", save: ofValue } };
      return { ...table, columns: ["name", status] };
    },
    act: (page) => page.getByRole("switch").first().click(),
  },
  "a form": {
    body: ({ call }) => ({ kind: "form", submit: call, fields: [] }),
    act: save,
  },
  "a form in a dialog": {
    body: ({ call }) => {
      const open = { kind: "form", title: "Search", submit: call, fields: [] };
      return { ...table, toolbar: [{ ...look, open }] };
    },
    opens: true,
    act: save,
  },
  "a form in a drawer, below others": {
    body: ({ call }) => {
      const items = [{ kind: "form", title: "Search", submit: call, fields: [] }];
      const open = { kind: "stack", items };
      return { ...table, toolbar: [{ ...look, open, as: "drawer" }] };
    },
    opens: true,
    act: save,
  },
  "a button beside a field": {
    body: ({ call }) => {
      return { ...form, fields: [{ field: "name", action: { label: "Look", call } }] };
    },
    act: press,
  },
  "a relation editor that relates nothing": {
    body: ({ ofKeys }) => ({
      kind: "dualList",
      candidates: { call: "culturalGroupUserRel.candidates", with: { groupId: 5 } },
      current: { call: "culturalGroupUserRel.current", with: { groupId: 5 } },
      save: ofKeys,
    }),
    act: async (page) => {
      await page.getByRole("option").first().dblclick();
      await save(page);
    },
  },
  "an import": {
    body: ({ ofLines }) => ({ ...table, search: ["name"], import: ofLines }),
    act: async (page, { line }) => {
      await page.getByRole("button", { name: /^Import/ }).click();
      const file = { name: "list.csv", mimeType: "text/csv", buffer: Buffer.from(line) };
      await page.locator("input[type=file]").setInputFiles(file);
      await page.getByRole("button", { name: /^Import \d/ }).click();
    },
  },
};

/** Reads that a page makes by itself, without any action of the person. */
const loads: Readonly<Record<string, Way>> = {
  "the rows of a table": { body: ({ call }) => ({ kind: "table", rows: call }) },
  "the nodes of a tree": { body: ({ call }) => ({ kind: "tree", rows: call }) },
  "what stands below a node": { body: ({ call }) => ({ ...tree, children: { call } }) },
  "the values of a form": { body: ({ call }) => ({ ...form, values: { load: call } }) },
  "the record of a detail": {
    body: ({ call }) => ({ kind: "detail", record: call, fields: ["id"] }),
  },
  "a figure": {
    body: ({ call }) => ({ kind: "figures", items: [{ label: "All", from: call, value: "1" }] }),
  },
  "a chart": {
    body: ({ call }) => ({ kind: "chart", rows: call, category: "id", value: "id" }),
  },
  "the options of a field": {
    body: ({ call }) => ({ ...form, fields: [{ field: "name", widget: "select", options: call }] }),
  },
  "the check of a field": {
    body: ({ call }) => {
      const check = { call, valid: "true", message: "Taken" };
      return { ...form, fields: [{ field: "name", check }] };
    },
  },
  "what a block loads below tabs and a split": {
    body: ({ call }) => {
      const inner = { kind: "tabs", items: [{ ...form, title: "One", values: { load: call } }] };
      return { kind: "split", start: inner, end: { ...table } };
    },
  },
};

/** A hostile page, with its way of making the call and its target. */
export interface HostilePage extends Way {
  name: string;
  /** The title of the page, which is the name of its way. */
  way: string;
  after: keyof typeof effects;
  isLoad: boolean;
  source: object;
}

/** Every combination of a way and a harm. */
export const hostilePages: readonly HostilePage[] = Object.entries({ ...acts, ...loads }).flatMap(
  ([name, way]) =>
    (["destroy", "grant", "session"] as const).map((after) => ({
      ...way,
      name: `${name}: ${after}`,
      way: name,
      after,
      isLoad: name in loads,
      source: { title: name, body: way.body(effects[after]) },
    })),
);
