import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { chooseFromMenu, chooseOption, openMenus } from "./controls.ts";
import { openPlace } from "./place.ts";
import { go } from "./shell/frame.ts";
import { shows } from "./shows.ts";
import type { Visitor } from "./visitor.ts";

const place = openPlace();
let visitor: Visitor;
let page: Page;

beforeAll(async () => {
  visitor = await place.staySignedIn();
  ({ page } = visitor);
  for (const name of listed) groups.set(name, await addGroup(name));
  await go(visitor, "/points/cultural-group");
});

/** The groups that the table lists from the start, so that it is loaded only once for all of them. */
const listed = ["Kept all", "Kept one", "Kept two", "Choir", "Band", "Brass", "Bells", "Waltz"];
const groups = new Map<string, Group>();

function groupOf(name: string): Group {
  const group = groups.get(name);
  if (!group) throw new Error(`There is no group ${name}.`);
  return group;
}

interface Group {
  id: number;
  name: string;
  userCount: number;
  deptCount: number;
}

/** Calls the service directly, as another person would. */
async function ask<Data>(path: string, data?: unknown): Promise<Data> {
  const cookies = await visitor.context.cookies();
  const token = cookies.find(({ name }) => name === "Admin-Token")?.value ?? "";
  const address = `${place.product.url}${path}`;
  const headers = { "X-Access-Token": token };
  const { request } = visitor.context;
  const answer = await (data
    ? request.post(address, { headers, data })
    : request.get(address, { headers }));
  return (await answer.json()).data;
}

const groupNamed = async (name: string) => {
  const address = `/points-api/cultural-group/page?name=${encodeURIComponent(name)}`;
  const { records } = await ask<{ records: Group[] }>(address);
  return records.find((group) => group.name === name);
};

/** Adds a group with 6 users and 3 departments. */
async function addGroup(name: string): Promise<Group> {
  const { id } = await ask<{ id: number }>("/points-api/cultural-group/add", { name });
  const relate = (of: string, ids: number[]) =>
    ask(`/points-api/cultural-group-${of}-rel/update`, { groupId: id, ids });
  await relate("user", [1, 2, 3, 4, 5, 6]);
  await relate("dept", [1, 2, 3]);
  return { id, name, userCount: 6, deptCount: 3 };
}

const rowOf = (name: string) =>
  page.getByRole("row").filter({ has: page.getByRole("cell", { name, exact: true }) });
const undo = () => page.getByRole("button", { name: "Undo" });
const dialog = (text: string) => page.getByRole("dialog").filter({ hasText: text });

async function deleteGroup(name: string): Promise<void> {
  const opener = rowOf(name).getByRole("button", { name: /^More actions/ });
  await chooseFromMenu(opener, openMenus(page).last().getByRole("menuitem", { name: "Delete" }));
  const question = dialog(`“${name}”`);
  await shows(question.getByText("Also deleted: 6 links to users, 3 links to departments."));
  await question.getByRole("button", { name: "Delete" }).click();
  // The message's timer stops while the pointer is over it.
  await undo().hover();
  await rowOf(name).waitFor({ state: "detached" });
}

describe("undo brings back", () => {
  it("a group with its users and departments, by the same id", async () => {
    const group = groupOf("Kept all");
    await deleteGroup(group.name);
    await undo().click();
    await shows(page.getByText(`Undone: “${group.name}” deleted`));
    expect(await page.getByText("Restored", { exact: true }).count()).toBe(0);
    await rowOf(group.name).waitFor();
    expect(await groupNamed(group.name)).toMatchObject(group);
  });

  it("several that went in one act", async () => {
    const kept = [groupOf("Kept one"), groupOf("Kept two")];
    for (const { name } of kept) {
      await page.getByRole("checkbox", { name: `Select “${name}` }).check();
    }
    const bar = page.getByRole("region", { name: "Actions for the selected records" });
    await bar.getByRole("button", { name: "Delete" }).click();
    await shows(
      dialog("Kept one").getByText("Also deleted: 12 links to users, 6 links to departments."),
    );
    await dialog("Kept one").getByRole("button", { name: "Delete" }).click();
    await undo().hover();
    await shows(page.getByText("2 records deleted"));
    await undo().click();
    for (const group of kept) {
      await rowOf(group.name).waitFor();
      expect(await groupNamed(group.name)).toMatchObject(group);
    }
  });
});

describe("undo of what has lost its name meanwhile", () => {
  const question = () => dialog("Choose another name");
  const fieldFor = (name: string) => question().getByRole("textbox", { name: `“${name}”` });
  const bringBack = () => page.getByRole("button", { name: "Restore" }).click();

  it("asks for another one, and again where that is taken too; whoever has it keeps it", async () => {
    const group = groupOf("Choir");
    await deleteGroup(group.name);
    const other = await ask<{ id: number }>("/points-api/cultural-group/add", { name: "Choir" });
    await ask("/points-api/cultural-group/add", { name: "Choir (2)" });
    await undo().click();
    const field = fieldFor("Choir");
    await expect.poll(() => field.inputValue()).toBe("Choir (2)");
    const chosen = () => page.evaluate(() => String(getSelection()));
    await expect.poll(chosen).toBe("Choir (2)");
    await page.keyboard.press("Enter");
    await shows(question().getByText("“Choir (2)” is taken as well."));
    await field.fill(" ");
    await bringBack();
    await shows(question().getByText("Name cannot be empty."));
    await field.fill("Small choir");
    await page.keyboard.press("Enter");
    await rowOf("Small choir").waitFor();
    expect(await groupNamed("Small choir")).toMatchObject({ ...group, name: "Small choir" });
    expect(await groupNamed("Choir")).toMatchObject({ id: other.id, userCount: 0 });
  });

  it("asks for the names of several records at once", async () => {
    const bands = [groupOf("Band"), groupOf("Brass"), groupOf("Bells")];
    const ids = bands.map(({ id }) => id);
    for (const { name } of bands) {
      await page.getByRole("checkbox", { name: `Select “${name}` }).check();
    }
    const bar = page.getByRole("region", { name: "Actions for the selected records" });
    await bar.getByRole("button", { name: "Delete" }).click();
    await dialog("Band").getByRole("button", { name: "Delete" }).click();
    await undo().hover();
    for (const name of ["Band", "Bells"]) await ask("/points-api/cultural-group/add", { name });
    await undo().click();
    await fieldFor("Band").fill("Jazz band");
    expect(await fieldFor("Bells").inputValue()).toBe("Bells (2)");
    await bringBack();
    for (const [index, name] of ["Jazz band", "Brass", "Bells (2)"].entries()) {
      await rowOf(name).waitFor();
      expect(await groupNamed(name)).toMatchObject({ id: ids[index], userCount: 6 });
    }
  });

  it("brings back nothing where none is given, and stays offered", async () => {
    const group = groupOf("Waltz");
    await deleteGroup(group.name);
    const other = await ask<{ id: number }>("/points-api/cultural-group/add", { name: "Waltz" });
    await undo().click();
    await fieldFor("Waltz").press("Escape");
    await undo().hover();
    expect(await groupNamed("Waltz")).toMatchObject({ id: other.id });
    await undo().click();
    await fieldFor("Waltz").fill("Tango");
    await bringBack();
    await expect.poll(() => groupNamed("Tango")).toMatchObject({ id: group.id });
  });
});

describe("undo of a deleted member", () => {
  const member = (name: string) => page.getByRole("row").filter({ hasText: name }).first();
  const add = (username: string, fullname: string) =>
    ask<{ id: number }>("/system-api/api/member/add", {
      username,
      fullname,
      password: "a long pass phrase",
      roles: ["customer"],
    });

  it("says that they are disabled, and takes another user name by the rule for those", async () => {
    const { id } = await add("kept.member", "Kept Member");
    await go(visitor, "/system/member");
    const opener = member("Kept Member").getByRole("button", { name: /^More actions/ });
    await chooseFromMenu(opener, openMenus(page).last().getByRole("menuitem", { name: "Delete" }));
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
    await undo().hover();
    await add("kept.member", "Another Person");
    await undo().click();
    const field = dialog("Choose another name").getByRole("textbox", { name: "Username" });
    await expect.poll(() => field.inputValue()).toBe("kept.member.2");
    await field.fill("with spaces");
    await field.press("Enter");
    await expect.poll(() => field.getAttribute("aria-invalid")).toBe("true");
    await field.fill("kept.again");
    await field.press("Enter");
    const notes = dialog("Restored, with changes");
    await shows(notes.getByText("Kept Member"));
    await notes.getByRole("button", { name: "OK" }).click();
    await shows(member("Kept Member").getByText("Disabled"));
    expect(await ask("/system-api/api/member/getOne", { id })).toMatchObject({
      id,
      username: "kept.again",
      status: 0,
      roles: ["customer"],
    });
  });
});

describe("in a tree, undo", () => {
  const node = (name: string) => page.getByRole("treeitem", { name });
  const addNode = async (title: string, parentId: number | null) =>
    (
      await ask<{ id: number }>("/system-api/api/menu/add", {
        title,
        parentId,
        typeId: "0",
        sort: 900,
      })
    ).id;
  let moved: number[];
  let below: number;

  beforeAll(async () => {
    moved = [await addNode("Moved first", null), await addNode("Moved second", null)];
    await addNode("Moved third", null);
    const top = await addNode("Kept top", null);
    below = await addNode("Kept below", await addNode("Kept middle", top));
    await go(visitor, "/system/menu");
  });

  it("takes back a move", async () => {
    await node("System").click();
    await page.keyboard.press("ArrowRight");
    await node("Audit log").waitFor();
    const before = await ask("/system-api/api/menu/getTreeList", {});
    await node("Audit log").click();
    await page.keyboard.press("Alt+ArrowUp");
    await shows(page.getByRole("button", { name: "Put it here" }));
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Enter");
    await page.getByRole("dialog").getByRole("button", { name: "Sort menu" }).click();
    await undo().hover();
    const tree = () => ask("/system-api/api/menu/getTreeList", {});
    expect(await tree()).not.toEqual(before);
    await undo().click();
    await expect.poll(tree).toEqual(before);
  });

  it("leaves a move that somebody else has gone on from, of several nodes too", async () => {
    await node("Moved third").click();
    await page.keyboard.press("Alt+ArrowUp");
    await shows(page.getByRole("button", { name: "Put it here" }));
    for (const _ of moved) await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Enter");
    await page.getByRole("dialog").getByRole("button", { name: "Sort menu" }).click();
    await undo().hover();
    const place = { parentId: moved[0], sort: 1 };
    await ask("/system-api/api/menu/multiSort", [{ id: moved[1], ...place }]);
    await undo().click();
    await shows(page.getByText("It could not be undone"));
    expect(await ask("/system-api/api/menu/getOne", { id: moved[1] })).toMatchObject(place);
  });

  it("brings back a node with all below it", async () => {
    await node("Kept top").click();
    await page.keyboard.press("Delete");
    await dialog("Kept top").getByRole("button", { name: "Delete" }).click();
    await undo().hover();
    await node("Kept top").waitFor({ state: "detached" });
    await shows(page.getByText("3 records deleted"));
    await undo().click();
    await node("Kept top").waitFor();
    const { title, step } = await ask<{ title: string; step: number }>(
      "/system-api/api/menu/getOne",
      { id: below },
    );
    expect([title, step]).toEqual(["Kept below", 3]);
  });
});

describe("recent changes", () => {
  const openChanges = async ({ page: own }: Visitor) => {
    const member = own.getByRole("button", { name: /: account$/ });
    await chooseFromMenu(member, own.getByRole("menuitem", { name: "Recent changes" }));
    return own.getByRole("dialog").filter({ hasText: "Recent changes" });
  };

  it("are listed from the member's menu, and what was deleted comes back from there", async () => {
    const group = await addGroup("Kept long");
    await ask("/points-api/cultural-group/delete", { ids: [group.id] });
    const changes = await openChanges(visitor);
    const entry = changes.getByRole("row").filter({ hasText: "Kept long" });
    await shows(entry.filter({ hasText: "Delete cultural groups" }).first());
    await entry.getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => groupNamed("Kept long")).toMatchObject(group);
    await entry.getByRole("button", { name: "Undo" }).waitFor({ state: "detached" });
  });

  it("bring back a service that was deleted", async () => {
    const source = JSON.stringify({
      openapi: "3.1.0",
      info: { title: "Yard", version: "1" },
      paths: { "/cats": { get: { operationId: "cats", responses: { 200: { description: "" } } } } },
    });
    await ask("/system-api/api/service/save", { name: "yard", source });
    await ask("/system-api/api/service/del", { name: "yard" });
    await visitor.open("/points/cultural-group");
    const changes = await openChanges(visitor);
    const entry = changes.getByRole("row").filter({ hasText: "Delete service" });
    await entry.getByRole("button", { name: "Undo" }).click();
    const named = () => ask("/system-api/api/service/getOne", { name: "yard" });
    await expect.poll(named).toMatchObject({ title: "Yard", operationCount: 1 });
  });

  it("are one's own, or everybody's for who reads the audit log", async () => {
    const anna = await openChanges(
      await place.visitSignedIn({ username: "anna.administrator", at: "/dashboard" }),
    );
    await anna.getByText("What you add, change, move or delete is listed here.").waitFor();
    await chooseOption(anna.getByRole("combobox", { name: "Everyone's changes" }), "Yes");
    await anna.getByRole("button", { name: "Search" }).click();
    await anna.getByRole("row").filter({ hasText: "Kept long" }).first().waitFor();
    const arturo = await openChanges(
      await place.visitSignedIn({ username: "arturo.area", at: "/dashboard", width: 390 }),
    );
    await arturo.getByText("What you add, change, move or delete is listed here.").waitFor();
    expect(await arturo.getByRole("combobox").count()).toBe(0);
  });

  it("ask for another name where it is taken by now", async () => {
    await visitor.open("/points/cultural-group");
    const group = await addGroup("Chess");
    await ask("/points-api/cultural-group/delete", { ids: [group.id] });
    await ask("/points-api/cultural-group/add", { name: "Chess" });
    const changes = await openChanges(visitor);
    const entry = changes.getByRole("row").filter({ hasText: "Chess" });
    await entry.getByRole("button", { name: "Undo" }).click();
    const field = page.getByRole("textbox", { name: "Name instead of “Chess”" });
    await field.fill("Chess at night");
    await field.press("Enter");
    await expect.poll(() => groupNamed("Chess at night")).toMatchObject({ id: group.id });
  });
});
