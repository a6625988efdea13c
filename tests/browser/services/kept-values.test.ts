import { expect, it } from "vitest";
import { fieldsOf } from "../../../src/catalogue/schema/record.ts";
import { password } from "../../support/first-start.ts";
import { shows } from "../shows.ts";
import { json, openFormOfRecord } from "./form-of-record.ts";

const properties = { title: { type: "string" }, author: { type: "integer" } };
const schema = { type: "object", properties };
const data = { type: "object", properties: { data: schema } };

let post: object = { title: "First", author: 7 };

/** The service takes a replacement as a patch, as Laravel usually does. */
const { place, sent } = openFormOfRecord({
  schema,
  read: { schema: data, as: "answer.data" },
  write: { method: "put", responses: { "200": { description: "The post.", ...json(data) } } },
  respond(request, response) {
    if (request.method === "PUT") post = { ...post, ...fieldsOf(sent("PUT").at(-1)) };
    const headers = { "Content-Type": "application/json" };
    response.writeHead(200, headers).end(JSON.stringify({ data: post }));
  },
});

it("a form says which emptied field the service has kept", async () => {
  const { page } = await place.visitSignedIn({ password, at: "/test/machine" });
  const author = page.getByLabel("Author");
  await expect.poll(() => author.inputValue()).toBe("7");
  await author.fill("");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await shows(page.getByText("The service has not cleared: Author.", { exact: true }));
  expect(sent("PUT")).toEqual([{ title: "First" }]);
});
