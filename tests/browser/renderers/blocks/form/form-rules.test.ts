import type { Locator, Page } from "playwright-core";
import { beforeAll, expect, it } from "vitest";
import { password } from "../../../../support/first-start.ts";
import { violationsOf } from "../../../axe.ts";
import { requestsTo } from "../../../controls.ts";
import { hasFocus } from "../../../shell/focus.ts";
import { hides, shows } from "../../../shows.ts";
import { openPlaceOfOwnPages } from "../../own-page-files.ts";

const colleague = {
  kind: "form",
  title: "Colleague",
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

const { place, addPage } = openPlaceOfOwnPages();
let page: Page;

beforeAll(async () => {
  const body = { kind: "stack", items: [colleague, order] };
  await addPage("made/rules", { title: "Rules", body });
  ({ page } = await place.staySignedIn({ password, at: "/made/rules" }));
});

const form = (name: string): Locator => page.getByRole("region", { name, exact: true });
const press = (name: string, within: string): Promise<void> =>
  form(within).getByRole("button", { name, exact: true }).click();

it("a rule is told at its field before one goes on, and no more once it is kept", async () => {
  const passwordField = form("Colleague").getByLabel("Password");
  await form("Colleague").getByLabel("Username").fill("long.enough");
  await passwordField.fill("long.enough");
  await press("Next", "Colleague");
  await shows(form("Colleague").getByText("Not the username."));
  await hasFocus(passwordField);
  expect(await violationsOf(page)).toEqual([]);
  await passwordField.fill("something else");
  await hides(form("Colleague").getByText("Not the username."));
  await press("Next", "Colleague");
  await form("Colleague").getByLabel("Full name").waitFor();
});

it("on Save the focus goes to the step of the field that a rule names, and nothing is sent", async () => {
  const sent = requestsTo(page, "/api/member/add");
  await form("Colleague").getByLabel("Full name").fill("long.enough");
  await press("Save", "Colleague");
  await shows(form("Colleague").getByText("Not the full name."));
  await hasFocus(form("Colleague").getByLabel("Username"));
  expect(sent).toEqual([]);
});

it("in a list it is told at the record that it is true of", async () => {
  const places = form("Order").getByLabel("Place");
  await places.nth(1).fill("9");
  await press("Save", "Order");
  await shows(form("Order").getByText("Not so far down."));
  await hasFocus(places.nth(1));
});
