import { expect, it } from "vitest";
import { password } from "../../support/first-start.ts";
import { openFormOfRecord } from "./form-of-record.ts";

let tag = '"1"';
const matched: unknown[] = [];

/** The service takes a change only with the version that its writer has read. */
const { place } = openFormOfRecord({
  schema: { type: "object", properties: { name: { type: "string" } } },
  write: {
    method: "put",
    parameters: [{ name: "If-Match", in: "header", required: true, schema: { type: "string" } }],
    responses: { "204": { description: "Done." } },
  },
  respond(request, response) {
    if (request.method === "PUT") {
      matched.push(request.headers["if-match"]);
      response.writeHead(request.headers["if-match"] === tag ? 204 : 428).end();
      return;
    }
    const headers = { "Content-Type": "application/json", ETag: tag };
    response.writeHead(200, headers).end(JSON.stringify({ name: "North" }));
  },
});

it("a form sends the tag of its record, as it is when the form is saved", async () => {
  const { page } = await place.visitSignedIn({ password, at: "/test/machine" });
  const name = page.getByRole("textbox", { name: "Name" });
  await expect.poll(() => name.inputValue()).toBe("North");
  await name.fill("South");
  tag = '"2"';
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect.poll(() => matched).toEqual(['"2"']);
});
