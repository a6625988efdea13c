import { beforeAll, expect, it } from "vitest";
import { fieldsOf } from "../../../src/catalogue/schema/record.ts";
import { password } from "../../support/first-start.ts";
import { shows } from "../shows.ts";
import { openPlaceOfService } from "./place-of-service.ts";

const properties = { title: { type: "string" }, author: { type: "integer" } };
const schema = { type: "object", properties };
const content = (of: object) => ({ content: { "application/json": { schema: of } } });
const data = { type: "object", properties: { data: schema } };
const responses = { "200": { description: "The post.", ...content(data) } };

/** A service that takes a replacement as a patch, as Laravel usually does. */
const posts = {
  openapi: "3.0.3",
  info: { title: "Posts", version: "1" },
  paths: {
    "/post": {
      get: { operationId: "readPost", responses },
      put: { operationId: "savePost", requestBody: content(schema), responses },
    },
  },
};

let post: object = { title: "First", author: 7 };

const { place, publish, sent } = openPlaceOfService("posts", posts, (request, response) => {
  if (request.method === "PUT") post = { ...post, ...fieldsOf(sent("PUT").at(-1)) };
  const headers = { "Content-Type": "application/json" };
  response.writeHead(200, headers).end(JSON.stringify({ data: post }));
});
beforeAll(() => {
  const values = { load: "posts.readPost", as: "answer.data" };
  const body = { kind: "form", submit: "posts.savePost", values, after: "stay" };
  return publish("test/post", "Post", body);
});

it("a form says which emptied field the service has kept", async () => {
  const { page } = await place.visitSignedIn({ password, at: "/test/post" });
  const author = page.getByLabel("Author");
  await expect.poll(() => author.inputValue()).toBe("7");
  await author.fill("");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await shows(page.getByText("The service has not cleared: Author.", { exact: true }));
  expect(sent("PUT")).toEqual([{ title: "First" }]);
});
