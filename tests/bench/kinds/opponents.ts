import type { Page } from "playwright-core";
import type { Parts } from "./steps.ts";

/** One of the two contestants, as the scenarios of the block kinds use it. */
export interface Opponent {
  name: string;
  parts: Parts;
  /** Closes the page that is currently shown. */
  leave(page: Page): Promise<void>;
}

/** The contestant whose pages are written with antd alone. */
export const byHand: Opponent = {
  name: "by hand",
  parts: {
    node: ".ant-tree-treenode",
    search: "input.ant-input",
    candidates: "[data-list=left] [data-item]",
    tickAll: ".ant-transfer-list-header input",
    move: ".ant-transfer-operation button, .ant-transfer-actions button",
    fault: ".ant-form-item-explain-error",
    asTable: "button[aria-label='As table']",
    asChart: "button[aria-label='As chart']",
  },
  async leave(page) {
    await page.locator(".ant-tabs-tab-active .ant-tabs-tab-remove").click();
    await page.getByRole("heading", { level: 1, name: "Home" }).waitFor();
  },
};

const list = "section[aria-labelledby]";

/** The contestant that is the product. */
export const product: Opponent = {
  name: "product",
  parts: {
    node: "[role=treeitem]",
    search: `${list} input:not([type=checkbox])`,
    candidates: `${list}:first-of-type [role=option]`,
    tickAll: `${list} input[type=checkbox]`,
    move: "button[aria-label^='Add selected']",
    fault: "[id$='__error']",
    asTable: "button[aria-label='Show as table']",
    asChart: "button[aria-label='Show as chart']",
  },
  async leave(page) {
    await page.locator("li:has(a[aria-current=page]) button").click();
    const question = page.getByRole("dialog");
    await page.waitForTimeout(100);
    if (await question.isVisible()) await question.getByRole("button").last().click();
    await page.getByRole("heading", { level: 1, name: "Home" }).waitFor();
  },
};
