import type { Locator, Page } from "playwright-core";
import { beforeAll, expect, it } from "vitest";
import { password } from "../../../../support/first-start.ts";
import { violationsOf } from "../../../axe.ts";
import { activeOption, agree, chooseOption, requestsTo } from "../../../controls.ts";
import { hold } from "../../../hold.ts";
import { quiet } from "../../../quiet.ts";
import { hasFocus } from "../../../shell/focus.ts";
import { go } from "../../../shell/frame.ts";
import { shows } from "../../../shows.ts";
import { openPlaceOfOwnPages } from "../../own-page-files.ts";

const colleague = {
  kind: "form",
  title: "Colleague",
  submit: "member.add",
  after: "reset",
  steps: [
    {
      title: "Account",
      help: "What they sign in with.",
      fields: [
        {
          field: "username",
          check: {
            call: { call: "member.getList", with: { username: "form.username" } },
            valid: "!answer.records.exists(member, member.username == form.username)",
            message: "Somebody is called so already.",
          },
        },
        "password",
      ],
    },
    {
      title: "Person",
      sections: [
        { title: "Name", columns: 2, fields: ["fullname", "mobile"] },
        {
          title: "State",
          columns: 2,
          fields: ["status", { field: "remarks", when: "form.status == 0" }],
        },
      ],
    },
    { title: "Rights", fields: ["roles"] },
  ],
};

const order = {
  kind: "form",
  title: "Order",
  submit: "menu.multiSort",
  submitLabel: "Save the order",
  fields: [
    {
      field: "content",
      label: "Nodes",
      items: [
        { field: "id", label: "Node" },
        { field: "parentId", label: "Under", options: { call: "menu.getTreeList" } },
        { field: "sort", label: "Place" },
      ],
    },
  ],
};

const people = {
  kind: "form",
  title: "People",
  submit: "culturalGroupUserRel.update",
  fields: [
    { field: "groupId", label: "Group", options: { call: "culturalGroup.page" } },
    {
      field: "ids",
      label: "Members",
      options: {
        call: { call: "culturalGroupUserRel.candidates", with: { groupId: "form.groupId" } },
        label: "fullname",
      },
    },
  ],
};

const right = {
  kind: "form",
  title: "Right",
  submit: "memberRole.add",
  values: "{'memberId': user.id}",
  fields: [
    {
      field: "memberId",
      label: "Member",
      options: {
        call: "member.getList",
        label: "fullname",
        one: { call: "member.getOne", with: { id: "value" } },
      },
    },
    "role",
  ],
};

const record = {
  kind: "form",
  title: "Record",
  readOnly: true,
  submit: "member.update",
  values: { load: { call: "member.getOne", with: { id: "user.id" } } },
  sections: [{ title: "Name", columns: 2, fields: ["fullname", "mobile"] }],
};

const absence = {
  kind: "form",
  title: "Absence",
  submit: { call: "member.update", with: { id: "user.id", fullname: "user.fullname" } },
  fields: [{ field: "ext", to: "remarks", widget: "dateRange", label: "Away from" }],
};

const { place, addPage } = openPlaceOfOwnPages();
let page: Page;

beforeAll(async () => {
  const items = [colleague, order, people, right, record, absence];
  await addPage("made/forms", { title: "Forms", body: { kind: "stack", items } });
  ({ page } = await place.staySignedIn({ password, at: "/made/forms" }));
  // All forms are drawn once their reads have been answered.
  await form("Colleague").getByLabel("Username").waitFor();
  await form("Order").getByLabel("Place").waitFor();
  await form("Absence").getByLabel("Away from", { exact: true }).waitFor();
  await form("Right").getByTitle("Administrator").waitFor();
  await form("Record").getByText("Administrator", { exact: true }).waitFor();
  await quiet(page);
});

const form = (name: string): Locator => page.getByRole("region", { name, exact: true });
const press = (name: string, within: string): Promise<void> =>
  form(within).getByRole("button", { name, exact: true }).click();

it("a key redraws the field it goes into, and no other", async () => {
  const inputs = page.locator("#content input");
  // React leaves the properties of an element unchanged until it redraws the element.
  const drawnAnew = (note: boolean): Promise<string[]> =>
    inputs.evaluateAll(
      (elements, isFirst) =>
        elements.flatMap((element) => {
          const key = Object.keys(element).find((name) => name.startsWith("__reactProps$")) ?? "";
          const props: unknown = Reflect.get(element, key);
          const before: unknown = Reflect.get(element, "propsBefore");
          if (isFirst) Reflect.set(element, "propsBefore", props);
          return isFirst || before === props ? [] : [element.id];
        }),
      note,
    );
  expect(await inputs.count()).toBeGreaterThan(6);
  // The fields may not show the latest response yet.
  await expect.poll(async () => (await drawnAnew(false)).concat(await drawnAnew(true))).toEqual([]);
  const username = form("Colleague").getByLabel("Username");
  const checked = page.waitForResponse((response) => {
    const { username } = response.request().postDataJSON() ?? {};
    return response.url().endsWith("/api/member/getList") && username === "new";
  });
  await username.pressSequentially("new");
  // Once typing pauses, the form has the value and asks the service to check it.
  await username.blur();
  await checked;
  await form("Colleague").getByText("Checking…").waitFor({ state: "detached" });
  expect(await drawnAnew(false)).toEqual([await username.getAttribute("id")]);
});

it("a value that only the service can check is checked when its field is left", async () => {
  const username = form("Colleague").getByLabel("Username");
  await username.fill("admin");
  await form("Colleague").getByLabel("Password").fill("long enough");
  await form("Colleague").getByText("Somebody is called so already.").waitFor();
  await press("Next", "Colleague");
  await hasFocus(username);
  await username.fill("new.colleague");
  await form("Colleague").getByText("Somebody is called so already.").waitFor({
    state: "detached",
  });
});

it("no step is left before the service has checked it, though another tab is shown meanwhile", async () => {
  const username = form("Colleague").getByLabel("Username");
  const taken = "anna.administrator";
  const check = await hold(page, "**/api/member/getList", (request) =>
    JSON.stringify(request.postDataJSON()).includes(taken),
  );
  await username.fill(taken);
  await press("Next", "Colleague");
  await check.begun;
  await go({ page }, "/dashboard");
  await username.waitFor({ state: "hidden" });
  check.release();
  await page.goBack();
  await shows(form("Colleague").getByText("Somebody is called so already."));
  await username.fill("new.colleague");
  await form("Colleague").getByText("Somebody is called so already.").waitFor({
    state: "detached",
  });
});

it("each step is right before the next; going back keeps everything", async () => {
  await form("Colleague").getByLabel("Password").fill("short");
  await press("Next", "Colleague");
  await form("Colleague").getByText("This needs at least 8 characters.").waitFor();
  await form("Colleague").getByLabel("Password").fill("long enough");
  await press("Next", "Colleague");
  const fullname = form("Colleague").getByLabel("Full name");
  await fullname.waitFor();
  await hasFocus(fullname);
  await fullname.fill("New Colleague");
  expect(await violationsOf(page)).toEqual([]);
  await press("Back", "Colleague");
  const username = form("Colleague").getByLabel("Username");
  await expect.poll(() => username.inputValue()).toBe("new.colleague");
  await press("Next", "Colleague");
  await expect.poll(() => fullname.inputValue()).toBe("New Colleague");
});

it("a field with a condition is asked while that holds", async () => {
  const remarks = form("Colleague").getByLabel("Remarks");
  expect(await remarks.count()).toBe(0);
  await chooseOption(form("Colleague").getByRole("combobox", { name: "Status" }), "Disabled");
  await remarks.fill("Begins next month.");
});

it("what the service refuses leads to its step, with all that was typed; it is sent once", async () => {
  const sent = requestsTo(page, "/api/member/add");
  await press("Next", "Colleague");
  await form("Colleague").getByLabel("Roles").waitFor();
  // Another member has made the same addition first.
  const taken = { username: "new.colleague", fullname: "Quick", password: "long enough" };
  await place.product.ask("member.add", taken);
  await press("Save", "Colleague");
  await agree(page, "Add member");
  await form("Colleague").getByText("This username is already taken.").waitFor();
  const username = form("Colleague").getByLabel("Username");
  await hasFocus(username);
  await username.fill("newer.colleague");
  await press("Next", "Colleague");
  // Each step has a button with this name.
  await form("Colleague").getByLabel("Full name").waitFor();
  await press("Next", "Colleague");
  await form("Colleague").getByLabel("Roles").waitFor();
  const save = form("Colleague").getByRole("button", { name: "Save" });
  await save.evaluate((button: HTMLElement) => {
    for (let times = 0; times < 3; times++) button.click();
  });
  await agree(page, "Add member");
  await expect.poll(() => form("Colleague").getByLabel("Username").inputValue()).toBe("");
  expect(sent.slice(1)).toEqual([
    {
      username: "newer.colleague",
      password: "long enough",
      fullname: "New Colleague",
      status: 0,
      remarks: "Begins next month.",
    },
  ]);
});

it("rows are added, checked cell by cell, moved by key and removed; on a phone they are cards", async () => {
  const sent = requestsTo(page, "/api/menu/multiSort");
  const rows = form("Order").getByRole("table", { name: "Nodes" }).getByRole("row");
  const cell = (row: number, name: string) => rows.nth(row).getByLabel(name, { exact: true });
  await cell(1, "Node").fill("2");
  await press("Add a row", "Order");
  await cell(2, "Node").waitFor();
  await hasFocus(cell(2, "Node"));
  await cell(2, "Node").fill("3");
  await cell(2, "Place").fill("7");
  await press("Save the order", "Order");
  await rows.nth(1).getByText("Place cannot be empty.").waitFor();
  await hasFocus(cell(1, "Place"));
  await cell(1, "Place").fill("8");
  await page.keyboard.press("Alt+ArrowDown");
  await expect.poll(() => cell(2, "Place").inputValue()).toBe("8");
  await hasFocus(cell(2, "Place"));
  await press("Add a row", "Order");
  await press("Remove row 3", "Order");
  await expect.poll(() => rows.count()).toBe(3);

  await page.setViewportSize({ width: 390, height: 844 });
  await form("Order").getByText("Row 2", { exact: true }).waitFor();
  await page.setViewportSize({ width: 1440, height: 900 });
  const json = { code: 20000, msg: "", data: null };
  await page.route("**/api/menu/multiSort", (route) => route.fulfill({ json }), { times: 1 });
  await press("Save the order", "Order");
  await agree(page, "Sort menu");
  await expect.poll(() => sent.length).toBe(1);
  expect(sent).toEqual([
    [
      { id: 3, parentId: null, sort: 7 },
      { id: 2, parentId: null, sort: 8 },
    ],
  ]);
});

it("options follow other fields, and what was chosen among others is cleared", async () => {
  const group = form("People").getByRole("combobox", { name: "Group" });
  const members = form("People").getByRole("combobox", { name: "Members" });
  const chosen = form("People").getByRole("button", { name: "close" });
  expect(await members.isDisabled()).toBe(true);
  const choose = async (name: string): Promise<void> => {
    await group.fill(name);
    await expect.poll(() => activeOption(group)).toBe(name);
    await group.press("Enter");
    await form("People").getByTitle(name).waitFor();
  };
  await choose("Chess Circle");
  await members.click();
  await expect.poll(() => activeOption(members)).not.toBe("");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Escape");
  await expect.poll(() => form("People").locator("[title]").count()).toBeGreaterThan(1);
  await choose("Film Evenings");
  await expect.poll(() => chosen.count()).toBe(0);
});

it("a stored value is shown by its label, and another one found by typing and by key", async () => {
  const sent = requestsTo(page, "/api/memberRole/add");
  const member = form("Right").getByRole("combobox", { name: "Member" });
  await form("Right").getByTitle("Administrator").waitFor();
  await member.fill("New Coll");
  await expect.poll(() => activeOption(member)).toBe("New Colleague");
  await page.keyboard.press("Enter");
  await form("Right").getByTitle("New Colleague").waitFor();
  await chooseOption(form("Right").getByRole("combobox", { name: "Role" }), "Area manager");
  await press("Save", "Right");
  await agree(page, "Grant role");
  await expect.poll(() => sent).toMatchObject([{ memberId: expect.any(Number) }]);
});

it("the same declaration is a record that is only read", async () => {
  await form("Record").getByText("Administrator", { exact: true }).waitFor();
  expect(await form("Record").getByRole("textbox").count()).toBe(0);
  expect(await form("Record").getByRole("button").count()).toBe(0);
});

it("a range of days fills the field of its start and that of its end", async () => {
  const sent = requestsTo(page, "/member/update");
  const start = form("Absence").getByLabel("Away from", { exact: true });
  await start.fill("2026-12-01");
  // The calendar opens a moment after the field takes the focus; Enter confirms the day it shows.
  const day = page.getByTitle("2026-12-01", { exact: true }).filter({ visible: true });
  await day.first().waitFor();
  await start.press("Enter");
  const end = form("Absence").getByRole("textbox", { name: "Away from: End" });
  await hasFocus(end);
  await end.fill("2026-12-24");
  await end.press("Enter");
  await press("Save", "Absence");
  const range = expect.objectContaining({ ext: "2026-12-01", remarks: "2026-12-24" });
  await expect.poll(() => sent).toEqual([range]);
});
