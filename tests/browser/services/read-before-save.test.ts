import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { startContractProduct } from "../../support/contract-product.ts";
import type { ContractService } from "../../support/contract-service/contract-service.ts";
import { openPlace } from "../place.ts";
import { frameOf } from "../shell/frame.ts";
import { once } from "../shell/once.ts";

const rowOf = (page: Page, text: string) => page.getByRole("row").filter({ hasText: text });
const press = (within: Page | Locator, name: string) =>
  within.getByRole("button", { name, exact: true }).first().click();
const listed = "**/cultural-group/page*";

describe("a form whose record cannot be read again before it is saved", () => {
  let backEnd: ContractService;
  const place = openPlace(async () => {
    const product = await startContractProduct();
    backEnd = product.backEnd;
    return product;
  });
  const atWork = once(async () => {
    const visitor = await place.stay();
    await visitor.open("/dashboard");
    await visitor.signIn();
    await frameOf(visitor).choose("Points", "Cultural groups");
    return visitor;
  });
  const saved = () =>
    backEnd.calls.filter(({ path }) => path === "/cultural-group/update").map(({ body }) => body);
  const edit = async (page: Page, from: string, to: string): Promise<Locator> => {
    await press(rowOf(page, from), "Edit");
    const form = page.getByRole("dialog", { name: /Edit/ });
    await form.getByRole("textbox", { name: "Group name" }).fill(to);
    return form;
  };
  const questionOf = (page: Page) =>
    page.getByRole("dialog").filter({ hasText: "could not be read again" });

  it("asks, with why, and reads it once more where that is wanted", async () => {
    const { page, complaints } = await atWork();
    const form = await edit(page, "Night Runners", "Day Runners");
    await page.route(listed, (route) => route.fulfill({ status: 500, body: "<h1>Oops</h1>" }));
    await press(form, "Save");
    const question = questionOf(page);
    await question.getByText(/status 500/i).waitFor();
    await press(question, "Try again");
    await question.getByText(/status 500/i).waitFor();
    expect(saved()).toEqual([]);
    // The browser itself logs each response with status 500.
    expect(complaints.splice(0).every((text) => text.includes("status of 500"))).toBe(true);
    await page.unroute(listed);
    await press(question, "Try again");
    await form.waitFor({ state: "hidden" });
    expect(saved()).toMatchObject([{ id: 2, name: "Day Runners" }]);
  });

  it("goes on with what was entered, or saves all the same", async () => {
    const { page } = await atWork();
    const form = await edit(page, "Day Runners", "Noon Runners");
    await page.route(listed, (route) =>
      route.fulfill({ json: { code: 0, msg: "", data: { records: [], total: 0 } } }),
    );
    await press(form, "Save");
    const question = questionOf(page);
    await question.getByText("may have been deleted").waitFor();
    await page.keyboard.press("Escape");
    await question.waitFor({ state: "hidden" });
    expect(await form.getByRole("textbox", { name: "Group name" }).inputValue()).toBe(
      "Noon Runners",
    );
    expect(saved()).toHaveLength(1);
    await press(form, "Save");
    await press(question, "Save anyway");
    await form.waitFor({ state: "hidden" });
    await page.unroute(listed);
    expect(saved().at(-1)).toMatchObject({ id: 2, name: "Noon Runners" });
  });
});
