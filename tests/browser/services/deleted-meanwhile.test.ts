import { expect, it } from "vitest";
import { password } from "../../support/first-start.ts";
import { shows } from "../shows.ts";
import { openFormOfRecord } from "./form-of-record.ts";

let isThere = true;
const { place, sent } = openFormOfRecord({
  schema: { type: "object", properties: { name: { type: "string" } } },
  respond(_request, response) {
    response.writeHead(isThere ? 200 : 404, { "Content-Type": "application/json" });
    response.end(JSON.stringify(isThere ? { name: "North" } : { detail: "Not found." }));
  },
});

it("a form whose record others have deleted meanwhile says so, saves nothing and keeps what was entered", async () => {
  const { page } = await place.visitSignedIn({
    password,
    at: "/test/machine",
    expectsFailures: true,
  });
  const name = page.getByRole("textbox", { name: "Name" });
  await expect.poll(() => name.inputValue()).toBe("North");
  await name.fill("South");
  isThere = false;
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await shows(page.getByText("This record has been deleted, so nothing was saved."));
  expect(await page.getByRole("dialog").count()).toBe(0);
  expect(await name.inputValue()).toBe("South");
  expect(sent("PATCH")).toEqual([]);
  isThere = true;
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect.poll(() => sent("PATCH")).toEqual([{ name: "South" }]);
});
