import { resolve } from "node:path";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import type { OperationId, Requests } from "../../../src/catalogue/types.gen.ts";
import { password } from "../../support/first-start.ts";
import { startService } from "../../support/service.ts";
import { openPlace } from "../place.ts";
import { shows } from "../shows.ts";
import { go } from "./frame.ts";

const place = openPlace(() =>
  startService({ configuration: { clientDirectory: resolve("dist/client") } }),
);

/** Makes a call as another member would. */
async function asAnna<Id extends OperationId>(id: Id, args: Requests[Id]) {
  const token = await place.product.signIn("anna.administrator");
  return await place.product.ask(id, args, { token });
}

let made = 0;

/** A new group with users, as its row in the list shows it. */
async function addGroup(page: Page, ids: number[]) {
  const name = `Related ${++made}`;
  const { id: groupId } = await asAnna("culturalGroup.add", { name });
  await asAnna("culturalGroupUserRel.update", { groupId, ids });
  await go({ page }, `/points/cultural-group?groups.name=${name}`);
  return { name, groupId, row: page.getByRole("row").filter({ hasText: name }) };
}

describe("what somebody else changes", () => {
  it("shows in a tree, which stays as open as it was, and the tree says who did it", async () => {
    const { page } = await place.visitSignedIn({ password, at: "/points/deduction-rule" });
    const node = (name: string) => page.getByRole("treeitem", { name });
    await page.getByRole("button", { name: "Expand all" }).click();
    await node("Attendance").click();
    await node("Late by up to 15 minutes").waitFor();
    const title = "Told of in the tree";
    await asAnna("deductionPointsRule.add", { title, points: 1 });
    await shows(node(title));
    await shows(page.getByText(`Anna Weber added “${title}”.`));
    expect(await node("Late by up to 15 minutes").count()).toBe(1);
    expect(await node("Attendance").getAttribute("aria-selected")).toBe("true");
  });

  it("comes into a relation editor in which nothing was moved, and beside what was moved is only told", async () => {
    const { page } = await place.visitSignedIn({ password });
    const { name, groupId, row } = await addGroup(page, [1]);
    await row.getByRole("button", { name: "Users", exact: true }).click();
    const editor = page.getByRole("dialog", { name: new RegExp(name) });
    const chosen = editor.getByRole("listbox", { name: "Chosen" }).getByRole("option");
    await expect.poll(() => chosen.count()).toBe(1);
    await asAnna("culturalGroupUserRel.update", { groupId, ids: [1, 2] });
    await expect.poll(() => chosen.count()).toBe(2);
    await shows(editor.getByText("Anna Weber"));

    const available = editor.getByRole("listbox", { name: "Available" }).getByRole("option");
    await available.first().dblclick();
    await expect.poll(() => chosen.count()).toBe(3);
    await asAnna("culturalGroupUserRel.update", { groupId, ids: [2] });
    await editor.getByRole("button", { name: "Save" }).click();
    await shows(editor.getByText(/Others removed:/));
  });
});

describe("a browser that has no means to share one stream between its tabs", () => {
  it.each(["locks", "BroadcastChannel"])(
    "as one without %s reads it in each tab that is seen",
    async (missing) => {
      const { context, page, open } = await place.visitSignedIn({ password });
      await context.addInitScript((name) => {
        if (name === "locks")
          Object.defineProperty(Navigator.prototype, name, { value: undefined });
        else Reflect.deleteProperty(window, name);
        // Reports the page as hidden, as when another tab is in front of it; a test cannot cover a
        // window.
        let state = "visible";
        Object.defineProperty(document, "visibilityState", { get: () => state });
        window.addEventListener("test-seen", (event) => {
          state = event instanceof CustomEvent && event.detail ? "visible" : "hidden";
          document.dispatchEvent(new Event("visibilitychange"));
        });
      }, missing);
      const see = (tab: Page, isSeen: boolean) =>
        tab.evaluate(
          (detail) => void window.dispatchEvent(new CustomEvent("test-seen", { detail })),
          isSeen,
        );
      const streams: Page[] = [];
      context.on("request", (request) => {
        if (/\/api\/changes\b/.test(request.url())) streams.push(request.frame().page());
      });
      await open("/points/cultural-group");
      await page.getByRole("row").nth(1).waitFor();
      const { name, groupId, row } = await addGroup(page, [1]);
      await row.waitFor();
      const other = await context.newPage();
      await other.goto(page.url());
      const there = other.getByRole("row").filter({ hasText: name });
      await there.waitFor();
      await expect.poll(() => new Set(streams).size).toBe(2);

      await see(other, false);
      await asAnna("culturalGroup.update", { id: groupId, name: `${name} anew` });
      await row.filter({ hasText: `${name} anew` }).waitFor();
      expect(await there.filter({ hasText: `${name} anew` }).count()).toBe(0);
      await see(other, true);
      await there.filter({ hasText: `${name} anew` }).waitFor();
    },
  );
});
