import type { Locator } from "playwright-core";
import { expect } from "vitest";
import { chooseOption } from "../controls.ts";
import type { Worker } from "../reach.ts";

let count = 0;

/** A name that nothing else has. */
const freshName = () => `Work ${++count}`;

const field = (place: Locator, label: string) => place.getByLabel(label, { exact: true });

const rowOf = ({ visitor }: Worker, name: string) =>
  visitor.page.getByRole("row").filter({ hasText: name, visible: true }).first();

const nodeOf = ({ visitor }: Worker, name: string) =>
  visitor.page.getByRole("treeitem", { name }).filter({ visible: true }).first();

/** Chooses from the options of a field. */
async function choose(form: Locator, label: string, option: string) {
  await chooseOption(form.getByRole("combobox", { name: label, exact: true }), option);
  // Leaving the field closes its options, which cover the buttons.
  await form.getByText(/./).first().click();
}

type Groups = "culturalGroup" | "deptGroup";

/** The name of a group in the list, found by its row. */
export async function addGroup(worker: Worker, groups: Groups): Promise<string> {
  const name = freshName();
  const fill = (form: Locator) => field(form, worker.text("group.name")).fill(name);
  await worker.make(`${groups}.add`, { fill });
  await rowOf(worker, name).waitFor();
  return name;
}

/** Changes the remark of a group. */
export async function editGroup(worker: Worker, groups: Groups, name: string): Promise<void> {
  const fill = (form: Locator) => field(form, worker.text("group.remark")).fill("Changed");
  await worker.make(`${groups}.update`, { at: rowOf(worker, name), fill });
}

/**
 * Adds a user or department to a group; a member with only the permission to read sees both lists.
 */
export async function relate(
  worker: Worker,
  groups: Groups,
  of: "User" | "Dept",
  name: string,
): Promise<void> {
  const available = worker.text("dualList.candidates");
  const fill = async (dialog: Locator) => {
    const items = dialog.getByLabel(available, { exact: true });
    await items.locator("[role=option], [role=treeitem]").first().dblclick();
  };
  const after = [`${groups}${of}Rel.candidates`, `${groups}${of}Rel.current`] as const;
  await worker.make(`${groups}${of}Rel.update`, { at: rowOf(worker, name), fill, after });
}

/** Deletes a group from its list. */
export async function deleteGroup(worker: Worker, groups: Groups, name: string): Promise<void> {
  await worker.make(`${groups}.delete`, { at: rowOf(worker, name) });
  await rowOf(worker, name).waitFor({ state: "detached" });
}

/** Adds a rule and deletes it again. */
export async function addAndDeleteRule(worker: Worker): Promise<void> {
  const title = freshName();
  const fill = async (form: Locator) => {
    await field(form, worker.text("rule.title")).fill(title);
    await field(form, worker.text("rule.points")).fill("2");
  };
  await worker.make("deductionPointsRule.add", { fill });
  await nodeOf(worker, title).waitFor();
  await worker.make("deductionPointsRule.delete", { at: nodeOf(worker, title) });
  await nodeOf(worker, title).waitFor({ state: "detached" });
}

/** Computes and stores the averages of a month. */
export async function computeMonth(worker: Worker): Promise<void> {
  const fill = async () => {
    const month = worker.visitor.page.getByRole("textbox", { name: worker.text("task.month") });
    await month.fill("2024-02");
    await month.press("Enter");
  };
  await worker.make("task.saveMonthAvgPoints", { fill });
}

/** Adds a member with a first password; the member's row is shown by the username. */
export async function addMember(worker: Worker): Promise<string> {
  const username = freshName().toLowerCase().replace(" ", ".");
  const fill = async (form: Locator) => {
    await field(form, worker.text("member.username")).fill(username);
    await field(form, worker.text("member.fullname")).fill(`New ${username}`);
    await field(form, worker.text("member.password")).fill("first password");
  };
  await worker.make("member.add", { fill });
  await rowOf(worker, username).waitFor();
  return username;
}

/** Changes a member's remarks. */
export async function editMember(worker: Worker, username: string): Promise<void> {
  const fill = (form: Locator) => field(form, worker.text("member.remarks")).fill("Changed");
  await worker.make("member.update", {
    at: rowOf(worker, username),
    fill,
    after: ["member.getOne"],
  });
}

/** Grants and revokes a role, resets the password, and deletes the member. */
export async function administerMember(worker: Worker, username: string): Promise<void> {
  const { text } = worker;
  const at = rowOf(worker, username);
  const customer = text("dict.role.customer");
  await worker.make("memberRole.add", {
    at,
    fill: (form) => choose(form, text("member.role"), customer),
  });
  await at.getByText(customer).waitFor();
  await worker.make("memberRole.updateRole", {
    at,
    after: ["member.getOneWithRole"],
    fill: async (form) => {
      await form.getByText(customer, { exact: true }).last().waitFor();
      await choose(form, text("member.roles"), customer);
    },
  });
  await at.getByText(customer).waitFor({ state: "detached" });
  await worker.make("member.updatePwd", {
    at,
    fill: async (form) => {
      await field(form, text("member.password")).fill("second password");
      await field(form, text("member.rePassword")).fill("second password");
    },
  });
  await worker.make("member.del", { at });
  await at.waitFor({ state: "detached" });
}

/** Walks up the tree from the moved node until a target is found. */
async function aimAbove({ visitor, text }: Worker): Promise<void> {
  const put = visitor.page.getByRole("button", { name: text("tree.putHere") });
  const tree = visitor.page.getByRole("tree").filter({ visible: true }).first();
  await put.waitFor();
  await expect
    .poll(async () => {
      await tree.press("ArrowUp");
      return await put.isEnabled();
    })
    .toBe(true);
}

/** Adds a folder to the menu, renames and moves it, shows its neighbours and deletes it. */
export async function administerMenu(worker: Worker): Promise<void> {
  const { text, visitor } = worker;
  const title = freshName();
  const named = `${title}, renamed`;
  await worker.make("menu.add", {
    fill: async (form) => {
      await field(form, text("menu.title")).fill(title);
      await choose(form, text("menu.typeId"), text("dict.menuType.folder"));
    },
  });
  await nodeOf(worker, title).waitFor();
  await worker.make("menu.update", {
    at: nodeOf(worker, title),
    after: ["menu.getOne"],
    fill: (form) => field(form, text("menu.title")).fill(named),
  });
  await nodeOf(worker, named).click();
  await worker.make("menu.getLevelList");
  await worker.make("menu.multiSort", {
    at: nodeOf(worker, named),
    fill: () => aimAbove(worker),
  });
  const [moved = ""] = text("tree.movedTo").replace("{{name}}", named).split("{{place}}");
  await visitor.page.getByRole("status").filter({ hasText: moved.trim() }).waitFor();
  await worker.make("menu.del", { at: nodeOf(worker, named) });
  await nodeOf(worker, named).waitFor({ state: "detached" });
}
