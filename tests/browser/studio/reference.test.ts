import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { texts } from "../../../src/i18n/texts.ts";
import { violationsOf } from "../axe.ts";
import { openPlace } from "../place.ts";
import { shows } from "../shows.ts";

const place = openPlace();

describe("the chapter on expressions", () => {
  let page: Page;

  beforeAll(async () => {
    const at = "/system/screens/reference?chapter=expressions";
    page = (await place.staySignedIn({ at })).page;
  });

  const line = () => page.getByRole("textbox", { name: "Try an expression" });
  const result = () => page.locator("output");

  it("has a line in which an expression is tried on the values of the examples", async () => {
    await line().fill("round(row.total / 7, 2)");
    await shows(result().getByText("17.21", { exact: true }));
    await line().fill("difference(today(), row.dueOn, 'days')");
    await shows(result().getByText("14", { exact: true }));
    expect(await violationsOf(page)).toEqual([]);
  });

  it("says what is wrong with one as the editor does", async () => {
    await line().fill("row.no.toUpperCase()");
    await shows(result().getByText(texts.en.common.didYouMean.replace("{{suggestion}}", "upper")));
  });

  it("stops one that costs too much by name, and goes on", async () => {
    await line().fill(`['ab']${".map(a, a + a)".repeat(45)}`);
    await shows(result().getByText(texts.en.stopped.cost));
    await line().fill("1 + 1");
    await shows(result().getByText("2", { exact: true }));
  });

  it("tries an example where it is pressed", async () => {
    await page.getByRole("button", { name: "Try endOf(row.dueOn, 'month')" }).click();
    await expect.poll(() => line().inputValue()).toBe("endOf(row.dueOn, 'month')");
    await shows(result().getByText('"2026-06-30"'));
  });
});
