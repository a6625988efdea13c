import { describe, expect, it } from "vitest";
import { onEveryBackEnd } from "../back-ends.ts";
import { type Desk, field, home, sharedDesk } from "../desk.ts";
import { go } from "../frame.ts";

const somebody = { username: "somebody", mobile: "", thumb: "", ext: "", remarks: "" };

onEveryBackEnd((place) => {
  const atDesk = sharedDesk(place);
  rowOfOpenPages(atDesk);
  oneTabForOneAddress(atDesk);
});

const expectAddress = ({ visitor }: Desk, address: string) =>
  expect.poll(() => visitor.address()).toBe(address);

function rowOfOpenPages(atDesk: () => Promise<Desk>): void {
  describe("the row of open pages", () => {
    it("follows the menu; the pinned dashboard comes first and cannot be closed", async () => {
      const desk = await atDesk();
      await desk.openAll("Alpha", "Beta");
      await desk.expectTabs(home, "Alpha", "Beta");
      expect(await desk.openPages.getByRole("button", { name: `Close ${home}` }).count()).toBe(0);
      await desk.openPages.getByRole("button", { name: "Close Beta" }).click();
      await desk.page.getByRole("region", { name: "Alpha" }).waitFor();
      await expectAddress(desk, "/own/alpha");
      await desk.tab(home).press("Delete");
      await desk.tab(home).click({ button: "middle" });
      await desk.tab(home).click({ button: "right" });
      const close = desk.page.getByRole("menuitem", { name: "Close", exact: true });
      await expect.poll(() => close.getAttribute("aria-disabled")).toBe("true");
      await desk.expectTabs(home, "Alpha");
      await desk.page.keyboard.press("Escape");
      await close.waitFor({ state: "hidden" });
    });

    it("goes on where the storage of the browser is full", async () => {
      const desk = await atDesk();
      await desk.page.evaluate(() => {
        for (const storage of [sessionStorage, localStorage]) {
          for (let length = 2 ** 20, count = 0; length > 0; count += 1) {
            try {
              storage.setItem(`filler ${count}`, "x".repeat(length));
            } catch {
              length = Math.floor(length / 2);
            }
          }
        }
      });
      await desk.openAll("Alpha", "Beta");
      const points = desk.menu.getByRole("menuitem", { name: "Points", exact: true });
      await points.click();
      await points.click();
      await desk.expectTabs(home, "Alpha", "Beta");
      await desk.page.evaluate(() => {
        for (const storage of [sessionStorage, localStorage]) {
          const fillers = Object.keys(storage).filter((key) => key.startsWith("filler"));
          for (const key of fillers) storage.removeItem(key);
        }
      });
    });

    it("calls a page by its title, in the language shown, and no-name without one", async () => {
      const desk = await atDesk();
      await desk.openAll("no-name", "Members");
      await desk.expectTabs(home, "no-name", "Members");
      await desk.page.getByRole("button", { name: "Language", exact: true }).click();
      await desk.page.getByRole("menuitem", { name: "中文" }).click();
      const titles = desk.page.getByRole("navigation", { name: "已打开的页面" }).getByRole("link");
      await expect
        .poll(() => titles.allTextContents())
        .toEqual(["积分首页", "no-name", "成员管理"]);
      await desk.page.getByRole("button", { name: "语言", exact: true }).click();
      await desk.page.getByRole("menuitem", { name: "English" }).click();
      await desk.expectTabs(home, "no-name", "Members");
    });

    it("closes one, the others, those left or right, or all from the right-click menu", async () => {
      const desk = await atDesk();
      await desk.openAll("Alpha", "Beta", "Gamma", "Fresh");
      await desk.command("Beta", "Close tabs to the left");
      await desk.expectTabs(home, "Beta", "Gamma", "Fresh");
      await desk.command("Gamma", "Close tabs to the right");
      await desk.expectTabs(home, "Beta", "Gamma");
      await desk.command("Gamma", "Close");
      await desk.expectTabs(home, "Beta");
      await desk.openAll("Alpha", "Gamma");
      await desk.command("Alpha", "Close others");
      await desk.expectTabs(home, "Alpha");
      await desk.openAll("Beta");
      await desk.command("Alpha", "Close all");
      await desk.expectTabs(home);
      await desk.heading(home).waitFor();
    });

    it("closes a tab at the middle button, and opens none by it", async () => {
      const desk = await atDesk();
      await desk.openAll("Alpha", "Beta");
      await desk.tab("Alpha").click({ button: "middle" });
      await desk.expectTabs(home, "Beta");
      expect(desk.visitor.context.pages()).toHaveLength(1);
    });

    it("makes a page anew on Reload, with rows read anew", async () => {
      const desk = await atDesk();
      await desk.openAll("Alpha");
      await desk.page.getByRole("row").nth(1).waitFor();
      await field(desk).fill("Sail");
      const read = desk.page.waitForRequest("**/cultural-group/page**");
      await desk.command("Alpha", "Reload");
      await read;
      await expect.poll(() => field(desk).inputValue()).toBe("");
    });

    it("comes back after a reload of the browser, in its order, and so does a deep link", async () => {
      const desk = await atDesk();
      await desk.openAll("Alpha", "Beta", "Gamma");
      await desk.tab("Gamma").press("Control+Shift+ArrowLeft");
      await desk.expectTabs(home, "Alpha", "Gamma", "Beta");
      await desk.visitor.open("/own/beta");
      await desk.page.getByRole("region", { name: "Beta" }).waitFor();
      await desk.expectTabs(home, "Alpha", "Gamma", "Beta");
    });
  });
}

function oneTabForOneAddress(atDesk: () => Promise<Desk>): void {
  describe("one tab for one full address", () => {
    it("opens a page though the one that is left changes its own query meanwhile", async () => {
      const desk = await atDesk();
      await desk.openAll("Alpha");
      const sorter = desk.page.getByRole("columnheader", { name: "Group name" });
      await sorter.waitFor();
      const beta = await desk.menu.getByRole("menuitem", { name: "Beta" }).elementHandle();
      // Both happen in one task of the browser, so that the page sorts its rows while it is left.
      await sorter.evaluate((heading, link) => {
        for (const clicked of [link, heading]) {
          clicked?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
        }
      }, beta);
      await desk.page.getByRole("region", { name: "Beta" }).waitFor();
      await expectAddress(desk, "/own/beta");
      await desk.show("Alpha");
      await expect.poll(() => desk.visitor.address()).toContain("/own/alpha?");
      await desk.expectTabs(home, "Alpha", "Beta");
    });

    it("makes the details of two members two tabs, each with what was typed in it", async () => {
      const desk = await atDesk();
      await desk.page.route("**/api/member/getOne", (route) => {
        const { id } = route.request().postDataJSON();
        return route.fulfill({
          json: { code: 20000, msg: "", data: { ...somebody, id, fullname: `Person ${id}` } },
        });
      });
      await go(desk, "/own/person?id=1");
      const name = field(desk, "Full name");
      await expect.poll(() => name.inputValue()).toBe("Person 1");
      await go(desk, "/own/person?id=2");
      await desk.expectTabs(home, "Person\u00a0· 1", "Person\u00a0· 2");
      await expect.poll(() => name.inputValue()).toBe("Person 2");
      await field(desk, "Mobile").fill("13800000002");
      await desk.tab("Person.*").first().click();
      await expect.poll(() => name.inputValue()).toBe("Person 1");
      await expectAddress(desk, "/own/person?id=1");
      await expect.poll(() => field(desk, "Mobile").inputValue()).toBe("");
      await field(desk, "Mobile").fill("13800000001");
      await desk.tab("Person.*").last().click();
      await expect.poll(() => field(desk, "Mobile").inputValue()).toBe("13800000002");
      await expectAddress(desk, "/own/person?id=2");
      expect(await desk.tab("Person.*").last().getAttribute("title")).toContain("id: 2");
      await desk.tab("Person.*").first().click();
      await expect.poll(() => field(desk, "Mobile").inputValue()).toBe("13800000001");
    });
  });
}
