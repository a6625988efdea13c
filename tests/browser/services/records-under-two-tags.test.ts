import { expect, it } from "vitest";
import { does, lists, takes, text } from "../../catalogue/resources/made-service.ts";
import { password } from "../../support/first-start.ts";
import { openPlaceOfService } from "./place-of-service.ts";

const fields = { name: text, room: text };
const users = new Map([
  ["1", { name: "Ann", room: "A1" }],
  ["2", { name: "Bob", room: "B1" }],
  ["3", { name: "Cat", room: "C1" }],
]);
const id = { name: "id", in: "path", required: true, schema: text };

/** A document without tags, whose paths have the records' name in the plural and in the singular. */
const crew = {
  openapi: "3.1.0",
  info: { title: "Crew", version: "1" },
  paths: {
    "/users": { get: { operationId: "all", ...lists({ id: text, ...fields }) } },
    "/desk/approve": {
      post: { operationId: "approve", tags: ["desk"], ...takes({ user: text }) },
    },
    "/user/{id}": {
      put: { operationId: "replace", ...takes(fields), parameters: [id] },
      delete: { operationId: "remove", ...does, parameters: [id] },
    },
  },
};

const { place, publish } = openPlaceOfService("crew", crew, ({ method, url, body }, response) => {
  const key = url.slice(url.lastIndexOf("/") + 1);
  const sent = method === "POST" || method === "PUT" ? JSON.parse(`${body}`) : null;
  if (method === "POST") users.set(sent.user, { name: "Bob, approved", room: "B1" });
  if (method === "PUT") users.set(key, sent);
  if (method === "DELETE") users.delete(key);
  response.writeHead(200, { "Content-Type": "application/json" });
  const rows = [...users].map(([known, user]) => ({ id: known, ...user }));
  response.end(JSON.stringify(method === "GET" ? rows : {}));
});

/** The page of a list with one action on each of its rows. */
async function openList(name: string, action: object) {
  await publish(`test/${name}`, name, { kind: "table", rows: "crew.all", rowActions: [action] });
  const { page } = await place.staySignedIn({ password, at: `/test/${name}` });
  return page;
}

it("a record that is deleted at another path than its list's is named, and leaves the list", async () => {
  const call = { call: "crew.remove", with: { id: "row.id" } };
  const page = await openList("crew", { label: "common.delete", confirm: true, call });
  await page.getByRole("row", { name: /Ann/ }).getByRole("button", { name: "Delete" }).click();
  const question = page.getByRole("dialog", { name: "Delete “Ann”?" });
  await question.getByRole("button", { name: "Delete", exact: true }).click();
  await page.getByRole("row", { name: /Ann/ }).waitFor({ state: "detached" });
  expect([...users.values()].map(({ name }) => name)).toEqual(["Bob", "Cat"]);
});

it("what others have changed of such a record is kept by a replacement", async () => {
  const submit = { call: "crew.replace", with: { id: "row.id" } };
  const open = { kind: "form", submit, values: "row" };
  const page = await openList("rooms", { label: "common.edit", open });
  await page.getByRole("row", { name: /Cat/ }).getByRole("button", { name: "Edit" }).click();
  const form = page.getByRole("dialog");
  await form.getByRole("textbox", { name: "Name" }).fill("Catherine");
  users.set("3", { name: "Cat", room: "C2" });
  await form.getByRole("button", { name: "Save" }).click();
  await page.getByRole("row", { name: /Catherine/ }).waitFor();
  expect(users.get("3")).toEqual({ name: "Catherine", room: "C2" });
});

it("a list is read again after its action, though nothing says that this affects it", async () => {
  const call = { call: "crew.approve", with: { user: "row.id" } };
  const page = await openList("desk", { label: "common.save", call });
  await page.getByRole("row", { name: /Bob/ }).getByRole("button").click();
  await page.getByRole("row", { name: /Bob, approved/ }).waitFor();
  expect(users.get("2")?.name).toBe("Bob, approved");
});
