import { beforeAll, expect, it } from "vitest";
import { password } from "../../../../support/first-start.ts";
import { requestsTo } from "../../../controls.ts";
import { go } from "../../../shell/frame.ts";
import { shows } from "../../../shows.ts";
import type { Visitor } from "../../../visitor.ts";
import { openPlaceOfOwnPages } from "../../own-page-files.ts";

const page = {
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
  ...page,
  body: {
    ...page.body,
    values: { ...page.body.values, as: "{'id': answer.id, 'fullname': answer.username}" },
    fields: ["fullname"],
  },
};

const { place, addPage } = openPlaceOfOwnPages();
let visitor: Visitor;
/** What the service answers as the record. */
let record: object | null = null;

beforeAll(async () => {
  await addPage("made/colleague", page);
  await addPage("made/formed", formed);
  visitor = await place.staySignedIn({ password });
  await visitor.page.route("**/api/member/getOneWithRole", (route) =>
    route.fulfill({ json: { code: 0, msg: "", data: record } }),
  );
});

const form = () => visitor.page.getByRole("region", { name: "Colleague", exact: true });

it("a form that is opened without the key of its record says what the address lacks, and asks for none", async () => {
  const asked = requestsTo(visitor.page, "/api/member/getOneWithRole");
  await go(visitor, "/made/colleague");
  await shows(form().getByText("The address of this page is missing Member ID."));
  expect(asked).toEqual([]);
});

it("a form whose read answers nothing says so, and offers no Save", async () => {
  await go(visitor, "/made/colleague?id=7");
  await shows(form().getByText("There is no record to edit."));
  expect(await form().getByRole("button", { name: "Save" }).count()).toBe(0);
  expect(await form().getByRole("textbox").count()).toBe(0);
});

it("a form shows what its page makes of the record that is read, and nothing where there is none", async () => {
  record = { id: 7, username: "grace", fullname: "Grace" };
  await go(visitor, "/made/formed?id=7");
  const name = form().getByRole("textbox", { name: "Full name" });
  await expect.poll(() => name.inputValue()).toBe("grace");
  record = null;
  await visitor.page.reload();
  await shows(form().getByText("There is no record to edit."));
});
