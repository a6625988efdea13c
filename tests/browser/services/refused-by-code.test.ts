import { beforeAll, expect, it } from "vitest";
import { password } from "../../support/first-start.ts";
import { openPlaceOfService } from "./place-of-service.ts";

const number = { type: "integer" };
const text = { type: "string" };
const user = { type: "object", properties: { userId: number, userName: text } };
const answers = (fields: object) => {
  const schema = { type: "object", properties: { code: number, msg: text, ...fields } };
  return {
    responses: { 200: { description: "It.", content: { "application/json": { schema } } } },
  };
};

/** A service that answers status 200 to everything, and refuses by its code. */
const staff = {
  openapi: "3.0.3",
  info: { title: "Staff", version: "1" },
  paths: {
    "/users": {
      get: { operationId: "list", ...answers({ rows: { type: "array", items: user } }) },
      post: {
        operationId: "add",
        requestBody: { required: true, content: { "application/json": { schema: user } } },
        ...answers({}),
      },
    },
  },
};

const { place, publish, sent } = openPlaceOfService("staff", staff, ({ method }, response) => {
  response.writeHead(200, { "Content-Type": "application/json" });
  const refused = { code: 500, msg: "The user name is taken." };
  const listed = { code: 200, msg: "OK", rows: [{ userId: 1, userName: "Ann" }] };
  response.end(JSON.stringify(method === "POST" ? refused : listed));
});

beforeAll(() =>
  publish("test/staff", "Staff", {
    kind: "table",
    rows: "staff.list",
    toolbar: [{ label: "common.add", open: { kind: "form", submit: "staff.add" } }],
  }),
);

it("a refusal with status 200 is told, and the form keeps what was entered", async () => {
  const { page } = await place.visitSignedIn({ password, at: "/test/staff" });
  await page.getByRole("cell", { name: "Ann" }).waitFor();
  await page.getByRole("button", { name: "Add", exact: true }).click();
  const name = page.getByRole("dialog").getByRole("textbox", { name: "User name" });
  await name.fill("Ann");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("The user name is taken.").first().waitFor();
  expect(await name.inputValue()).toBe("Ann");
  expect(sent("POST")).toEqual([{ userName: "Ann" }]);
});
