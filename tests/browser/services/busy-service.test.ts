import { expect, it } from "vitest";
import { password } from "../../support/first-start.ts";
import { shows } from "../shows.ts";
import { openFormOfRecord } from "./form-of-record.ts";

const { place, sent } = openFormOfRecord({
  schema: { type: "object", properties: { name: { type: "string" } } },
  respond(request, response) {
    const isWrite = request.method === "PATCH";
    response.writeHead(isWrite ? 429 : 200, {
      "Content-Type": "application/json",
      ...(isWrite && { "Retry-After": "300" }),
    });
    response.end(JSON.stringify(isWrite ? {} : { name: "North" }));
  },
});

it("a save that a busy service refuses for minutes says for how many, is not repeated and loses nothing", async () => {
  const visitor = await place.visitSignedIn({ password, at: "/test/machine" });
  const { page } = visitor;
  const name = page.getByRole("textbox", { name: "Name" });
  await expect.poll(() => name.inputValue()).toBe("North");
  await name.fill("South");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const told = "The service has received too many requests. Try again in 5 minutes.";
  await shows(page.getByText(told, { exact: true }));
  expect(await name.inputValue()).toBe("South");
  expect(sent("PATCH")).toHaveLength(1);
  // The browser's own message about the status.
  visitor.complaints.splice(0);
});
