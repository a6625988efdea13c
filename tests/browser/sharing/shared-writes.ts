import type { Page } from "playwright-core";
import { answerCodes } from "../../../src/catalogue/answer-codes.ts";
import { chooseOption, pressRowAction } from "../controls.ts";
import { draftOf, groupOf, makeNode, makeRule, memberBy } from "./shared-records.ts";
import { writesOfRelations } from "./shared-relations.ts";
import { writesOfServices } from "./shared-services.ts";
import { writesInStudio } from "./shared-sources.ts";
import { dialogOf, goneByThem as gone, rowOf, type SharedWrite } from "./shared-write.ts";

const nodeOf = (page: Page, name: string) =>
  page.getByRole("treeitem", { name }).filter({ visible: true });

/** A form behind a row's action, in which one field is filled. */
function byForm(label: string, mine: string, action = "Edit") {
  const entered = (page: Page) => dialogOf(page).getByLabel(label, { exact: true }).first();
  return {
    told: "comparison",
    gone: "This record has been deleted, so nothing was saved.",
    entered,
    async enter(page: Page, name: string) {
      await pressRowAction(rowOf(page, name), action);
      await entered(page).fill(mine);
    },
    send: (page: Page) => dialogOf(page).getByRole("button", { name: "Save" }).click(),
  } as const;
}

/** The deletion that a row's action asks about. */
const byQuestion = {
  told: "message",
  gone,
  question: "Delete",
  entered: null,
  enter: (page: Page, name: string) => pressRowAction(rowOf(page, name), "Delete"),
  send: async () => undefined,
  mine: undefined,
} as const;

/** The deletion of a node that a key asks about. */
const byKey = {
  ...byQuestion,
  async enter(page: Page, name: string) {
    await nodeOf(page, name).click();
    await page.keyboard.press("Delete");
  },
} as const;

function writesOfGroups(groups: "culturalGroup" | "deptGroup", at: string): SharedWrite[] {
  const records = { at, make: groupOf(groups), shown: rowOf };
  const update = { ...records, ...byForm("Remark", "Mine"), question: null };
  return [
    { ...update, operation: `${groups}.update`, mine: () => ({ remark: "Mine" }) },
    { ...records, ...byQuestion, operation: `${groups}.delete` },
  ];
}

const memberRecords = { at: "/system/member", shown: rowOf, make: memberBy("fields") };

const writesOfMembers: SharedWrite[] = [
  {
    ...memberRecords,
    ...byForm("Remarks", "Mine"),
    operation: "member.update",
    question: "Change member",
    mine: () => ({ remarks: "Mine" }),
  },
  {
    ...memberRecords,
    ...byForm("Roles", ""),
    operation: "memberRole.updateRole",
    async enter(page, name) {
      await pressRowAction(rowOf(page, name), "Roles");
      await chooseOption(dialogOf(page).getByRole("combobox", { name: "Roles" }), "Customer");
      // Leaving the field closes its options, which cover the buttons.
      await dialogOf(page).getByText(/./).first().click();
    },
    entered: (page) => dialogOf(page).getByText("Customer", { exact: true }).first(),
    make: memberBy("roles"),
    question: "Set roles",
    mine: () => ({ roles: ["customer"] }),
  },
  { ...memberRecords, ...byQuestion, operation: "member.del" },
];

const nodeRecords = { at: "/system/menu", shown: nodeOf, make: makeNode };

const newName = (page: Page) => page.getByRole("textbox", { name: /^New name of/ });

const writesOfNodes: SharedWrite[] = [
  {
    ...nodeRecords,
    operation: "menu.multiSort",
    told: "message",
    gone,
    // One step up from its own place, a node goes into the folder above it.
    async enter(page, name) {
      await nodeOf(page, name).click();
      await page.keyboard.press("Alt+ArrowUp");
      await page.keyboard.press("ArrowUp");
    },
    entered: null,
    send: (page) => page.getByRole("button", { name: "Put it here" }).click(),
    question: "Sort menu",
    mine: () => ({ step: 2 }),
  },
  {
    ...nodeRecords,
    operation: "menu.update",
    told: "beside",
    gone,
    async enter(page, name) {
      await nodeOf(page, name).click();
      await page.keyboard.press("F2");
      await newName(page).fill(`${name}, mine`);
    },
    entered: newName,
    send: (page) => newName(page).press("Enter"),
    question: "Change menu node",
    mine: (name) => ({ title: `${name}, mine`, name: "theirs" }),
  },
  {
    ...nodeRecords,
    ...byForm("Name", "mine"),
    operation: "menu.update",
    async enter(page, name) {
      await nodeOf(page, name).click();
      await pressRowAction(nodeOf(page, name), "Edit");
      await dialogOf(page).getByLabel("Name", { exact: true }).fill("mine");
    },
    question: "Change menu node",
    mine: () => ({ name: "mine" }),
  },
  { ...nodeRecords, ...byKey, operation: "menu.del" },
];

const writesOfRules: SharedWrite[] = [
  {
    ...byKey,
    operation: "deductionPointsRule.delete",
    at: "/points/deduction-rule",
    shown: nodeOf,
    make: makeRule,
  },
];

const writesOfPages: SharedWrite[] = [
  {
    ...byQuestion,
    operation: "page.del",
    at: "/system/screens",
    make: draftOf(false),
    shown: rowOf,
  },
  {
    ...byQuestion,
    operation: "page.discardDraft",
    at: "/system/screens",
    make: draftOf(true),
    shown: (page, name) => rowOf(page, name).getByText("Draft", { exact: true }),
    enter: (page, name) => pressRowAction(rowOf(page, name), "Discard draft"),
    question: "Discard draft",
    // The page is still there without its draft, so it has been changed.
    gone: "Sofía Herrera has changed this in the meantime",
    goneCode: answerCodes.changedMeanwhile,
  },
];

/** The writes of shipped screens by which a window changes or deletes a record that it shows. */
export const sharedWrites: readonly SharedWrite[] = [
  ...writesOfGroups("culturalGroup", "/points/cultural-group"),
  ...writesOfGroups("deptGroup", "/points/dept-group"),
  ...writesOfMembers,
  ...writesOfNodes,
  ...writesOfRules,
  ...writesOfPages,
  ...writesOfRelations,
  ...writesInStudio,
  ...writesOfServices,
];
