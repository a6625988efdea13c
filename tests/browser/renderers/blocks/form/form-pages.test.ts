import type { Locator, Page } from "playwright-core";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { password } from "../../../../support/first-start.ts";
import { violationsOf } from "../../../axe.ts";
import { requestsTo } from "../../../controls.ts";
import { hold } from "../../../shell/files.ts";
import { hasFocus } from "../../../shell/focus.ts";
import { go } from "../../../shell/frame.ts";
import { hides, shows } from "../../../shows.ts";
import type { Visitor } from "../../../visitor.ts";
import { openPlaceOfOwnPages } from "../../own-page-files.ts";

const account = {
  kind: "form",
  title: "Account",
  submit: "member.add",
  rules: [
    { when: "form.password == form.username", say: "Not the username.", at: "password" },
    { when: "form.fullname == form.username", say: "Not the full name.", at: "username" },
  ],
  steps: [
    { title: "Account", fields: ["username", "password"] },
    { title: "Person", fields: ["fullname"] },
  ],
};

const order = {
  kind: "form",
  title: "Order",
  submit: "menu.multiSort",
  values:
    "{'content': [{'id': 1, 'parentId': null, 'sort': 1}, {'id': 2, 'parentId': null, 'sort': 2}]}",
  rules: [{ when: "item.sort > 5", say: "Not so far down.", at: "content.sort" }],
  fields: [
    {
      field: "content",
      label: "Nodes",
      items: [
        { field: "id", label: "Node" },
        { field: "sort", label: "Place" },
      ],
    },
  ],
};

const colleague = {
  title: "Colleague",
  body: {
    kind: "form",
    title: "Colleague",
    submit: "member.update",
    values: { load: { call: "member.getOneWithRole", with: { id: "number(route.query.id)" } } },
    fields: ["fullname", "remarks"],
  },
};

/** A form that takes fewer fields than its read answers, one of them from another. */
const formed = {
  ...colleague,
  body: {
    ...colleague.body,
    values: { ...colleague.body.values, as: "{'id': answer.id, 'fullname': answer.username}" },
    fields: ["fullname"],
  },
};

const note = {
  kind: "form",
  title: "Note",
  submit: { call: "member.update", with: { id: "user.id", fullname: "user.fullname" } },
  fields: ["remarks"],
};

const { place, addPage } = openPlaceOfOwnPages();
let visitor: Visitor;
let page: Page;

beforeAll(async () => {
  await addPage("made/rules", { title: "Rules", body: { kind: "stack", items: [account, order] } });
  await addPage("made/colleague", colleague);
  await addPage("made/formed", formed);
  await addPage("made/note", { title: "Note", body: note });
  visitor = await place.staySignedIn({ password, at: "/made/rules" });
  page = visitor.page;
});

const form = (name: string): Locator => page.getByRole("region", { name, exact: true });
const press = (name: string, within: string): Promise<void> =>
  form(within).getByRole("button", { name, exact: true }).click();

describe("rules", () => {
  it("a rule is told at its field before one goes on, and no more once it is kept", async () => {
    const passwordField = form("Account").getByLabel("Password");
    await form("Account").getByLabel("Username").fill("long.enough");
    await passwordField.fill("long.enough");
    await press("Next", "Account");
    await shows(form("Account").getByText("Not the username."));
    await hasFocus(passwordField);
    expect(await violationsOf(page)).toEqual([]);
    await passwordField.fill("something else");
    await hides(form("Account").getByText("Not the username."));
    await press("Next", "Account");
    await form("Account").getByLabel("Full name").waitFor();
  });

  it("on Save the focus goes to the step of the field that a rule names, and nothing is sent", async () => {
    const sent = requestsTo(page, "/api/member/add");
    await form("Account").getByLabel("Full name").fill("long.enough");
    await press("Save", "Account");
    await shows(form("Account").getByText("Not the full name."));
    await hasFocus(form("Account").getByLabel("Username"));
    expect(sent).toEqual([]);
  });

  it("in a list it is told at the record that it is true of", async () => {
    const places = form("Order").getByLabel("Place");
    await places.nth(1).fill("9");
    await press("Save", "Order");
    await shows(form("Order").getByText("Not so far down."));
    await hasFocus(places.nth(1));
  });
});

describe("a form of a record", () => {
  /** What the service answers as the record. */
  let record: object | null = null;

  beforeAll(() =>
    page.route("**/api/member/getOneWithRole", (route) =>
      route.fulfill({ json: { code: 0, msg: "", data: record } }),
    ),
  );

  it("a form that is opened without the key of its record says what the address lacks, and asks for none", async () => {
    const asked = requestsTo(page, "/api/member/getOneWithRole");
    await go(visitor, "/made/colleague");
    await shows(form("Colleague").getByText("The address of this page is missing Member ID."));
    expect(asked).toEqual([]);
  });

  it("a form whose read answers nothing says so, and offers no Save", async () => {
    await go(visitor, "/made/colleague?id=7");
    await shows(form("Colleague").getByText("There is no record to edit."));
    expect(await form("Colleague").getByRole("button", { name: "Save" }).count()).toBe(0);
    expect(await form("Colleague").getByRole("textbox").count()).toBe(0);
  });

  it("a form shows what its page makes of the record that is read, and nothing where there is none", async () => {
    record = { id: 7, username: "grace", fullname: "Grace" };
    await go(visitor, "/made/formed?id=7");
    const name = form("Colleague").getByRole("textbox", { name: "Full name" });
    await expect.poll(() => name.inputValue()).toBe("grace");
    record = null;
    await page.reload();
    await shows(form("Colleague").getByText("There is no record to edit."));
  });
});

describe("typing while a form is saved", () => {
  const address = "**/member/update";

  beforeAll(() => go(visitor, "/made/note"));

  beforeEach(async () => {
    await page.unroute(address);
  });

  const remarks = () => page.getByRole("textbox", { name: "Remarks" });
  const save = () => page.getByRole("button", { name: "Save" });
  const isSaving = () => page.locator("[aria-busy=true]", { has: page.getByText("Save") });
  const saving = (text: string) => expect.objectContaining({ remarks: text });

  /** Saves a text; the answer of the service is held until it is released. */
  async function saveSlowly(text: string) {
    const held = await hold(page, address);
    await remarks().fill(text);
    const isSent = page.waitForRequest(address);
    await save().click();
    await isSent;
    await isSaving().waitFor();
    return held;
  }

  it("a form that stays takes what is typed while it is saved, and saves it where Save is pressed", async () => {
    const sent = requestsTo(page, "/member/update");
    const held = await saveSlowly("first");
    await remarks().press("End");
    await page.keyboard.type(" and second");
    await save().press("Enter");
    held.release();
    await expect.poll(() => sent).toEqual([saving("first"), saving("first and second")]);
    await isSaving().waitFor({ state: "hidden" });
    expect(await remarks().inputValue()).toBe("first and second");
  });

  it("a second press of Save without a change sends nothing", async () => {
    const sent = requestsTo(page, "/member/update");
    const held = await saveSlowly("once");
    await save().press("Enter");
    held.release();
    await isSaving().waitFor({ state: "hidden" });
    await remarks().fill("twice");
    await save().click();
    await expect.poll(() => sent).toEqual([saving("once"), saving("twice")]);
  });

  it("what is typed while a form is saved outlasts a reload", async () => {
    const held = await saveSlowly("saved");
    await remarks().fill("typed meanwhile");
    held.release();
    await isSaving().waitFor({ state: "hidden" });
    page.once("dialog", (dialog) => void dialog.accept());
    await page.reload();
    await expect.poll(() => remarks().inputValue()).toBe("typed meanwhile");
  });
});
