import { expect, it } from "vitest";
import { does, lists, takes, text } from "../../catalogue/resources/made-service.ts";
import { password } from "../../support/first-start.ts";
import { openPlaceOfService } from "./place-of-service.ts";

const users = new Map([
  ["1", "Ann"],
  ["2", "Bob"],
]);
const id = { name: "id", in: "path", required: true, schema: text };

/** A document without tags, whose paths have the records' name in the plural and in the singular. */
const crew = {
  openapi: "3.1.0",
  info: { title: "Crew", version: "1" },
  paths: {
    "/users": { get: { operationId: "all", ...lists({ id: text, name: text }) } },
    "/desk/approve": {
      post: { operationId: "approve", tags: ["desk"], ...takes({ user: text }) },
    },
    "/user/{id}": { delete: { operationId: "remove", ...does, parameters: [id] } },
  },
};

const { place, publish } = openPlaceOfService("crew", crew, ({ method, url, body }, response) => {
  if (method === "POST") users.set(JSON.parse(`${body}`).user, "Bob, approved");
  if (method === "DELETE") users.delete(url.slice(url.lastIndexOf("/") + 1));
  response.writeHead(200, { "Content-Type": "application/json" });
  const rows = [...users].map(([key, name]) => ({ id: key, name }));
  response.end(JSON.stringify(method === "GET" ? rows : {}));
});

it("a record that is deleted at another path than its list's is named, and leaves the list", async () => {
  const call = { call: "crew.remove", with: { id: "row.id" } };
  const remove = { label: "common.delete", confirm: true, call };
  await publish("test/crew", "Crew", { kind: "table", rows: "crew.all", rowActions: [remove] });
  const { page } = await place.staySignedIn({ password, at: "/test/crew" });
  await page.getByRole("row", { name: /Ann/ }).getByRole("button", { name: "Delete" }).click();
  const question = page.getByRole("dialog", { name: "Delete “Ann”?" });
  await question.getByRole("button", { name: "Delete", exact: true }).click();
  await page.getByRole("row", { name: /Ann/ }).waitFor({ state: "detached" });
  expect(await page.getByRole("row", { name: /Bob/ }).count()).toBe(1);
  expect([...users.values()]).toEqual(["Bob"]);
});

it("a list is read again after its action, though nothing says that this affects it", async () => {
  const call = { call: "crew.approve", with: { user: "row.id" } };
  const approve = { label: "common.save", call };
  await publish("test/desk", "Desk", { kind: "table", rows: "crew.all", rowActions: [approve] });
  const { page } = await place.staySignedIn({ password, at: "/test/desk" });
  await page.getByRole("row", { name: /Bob/ }).getByRole("button").click();
  await page.getByRole("row", { name: /Bob, approved/ }).waitFor();
  expect(users.get("2")).toBe("Bob, approved");
});
