import type { Locator, Page } from "playwright-core";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { agree, chooseFromMenu, chooseOption, openMenus, requestsTo } from "../../../controls.ts";
import { openPlace } from "../../../place.ts";
import { hold } from "../../../shell/files.ts";
import { hasFocus } from "../../../shell/focus.ts";
import { go } from "../../../shell/frame.ts";
import { hides, shows } from "../../../shows.ts";
import type { Visitor } from "../../../visitor.ts";

const place = openPlace();
let visitor: Visitor;
let page: Page;

beforeAll(async () => {
  visitor = await place.staySignedIn({ at: "/system/member" });
  page = visitor.page;
});

/** The messages beside the fields, from top to bottom. */
function faults(dialog: Locator): Promise<string[]> {
  return dialog.locator("[id$=__error]").allInnerTexts();
}

describe("a form of an operation's request", () => {
  let dialog: Locator;

  beforeEach(async () => {
    await page.getByRole("button", { name: "Add member" }).click();
    dialog = page.getByRole("dialog", { name: "Add member" });
    await dialog.getByLabel("Username").waitFor();
  });

  // A draft that one test leaves unsaved would be restored in the next.
  afterEach(async () => {
    if (!(await dialog.isVisible())) return;
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("button", { name: "Discard" }).click();
    await dialog.waitFor({ state: "hidden" });
  });

  it("names what is wrong beside each field, puts the focus on the first, and sends nothing", async () => {
    const sent = requestsTo(page, "/api/member/add");
    await dialog.getByLabel("Mobile").fill("12");
    await dialog.getByLabel("Password").fill("short");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect
      .poll(() => faults(dialog))
      .toEqual([
        "Username cannot be empty.",
        "This needs at least 8 characters.",
        "Full name cannot be empty.",
        "Enter a mobile number of 11 digits, such as 13800138000.",
      ]);
    await hasFocus(dialog.getByLabel("Username"));
    expect(sent).toEqual([]);
  });

  it("takes each sentence back as soon as it no longer holds", async () => {
    await dialog.getByRole("button", { name: "Save" }).click();
    await dialog.getByText("Username cannot be empty.").waitFor();
    await dialog.getByLabel("Username").fill("someone");
    await expect
      .poll(() => faults(dialog))
      .toEqual(["The password cannot be empty.", "Full name cannot be empty."]);
  });

  it("says what the service finds beside its field, and keeps everything that was typed", async () => {
    await dialog.getByLabel("Username").fill("admin");
    await dialog.getByLabel("Full name").fill("Another Admin");
    await dialog.getByLabel("Password").fill("long enough");
    await dialog.getByRole("button", { name: "Save" }).click();
    await dialog.getByText("This username is already taken.").waitFor();
    expect(await dialog.getByLabel("Full name").inputValue()).toBe("Another Admin");
    await dialog.getByLabel("Username").fill("another.admin");
    await dialog.getByText("This username is already taken.").waitFor({ state: "detached" });
  });

  it("is sent once, by Enter too, however often it is pressed, with what was typed last", async () => {
    const sent = requestsTo(page, "/api/member/add");
    await dialog.getByLabel("Full name").fill("Quick Typist");
    await dialog.getByLabel("Password").fill("long enough");
    await dialog.getByLabel("Username").pressSequentially("quick.typist");
    // The response arrives after all the buttons have been pressed.
    const answer = await hold(page, "**/api/member/add");
    await page.keyboard.press("Enter");
    const question = page.getByRole("dialog").getByRole("button", { name: "Add member" });
    await question.focus();
    for (let press = 0; press < 3; press++) await page.keyboard.press("Enter");
    answer.release();
    await dialog.waitFor({ state: "hidden" });
    expect(sent).toEqual([
      { username: "quick.typist", fullname: "Quick Typist", status: 1, password: "long enough" },
    ]);
    await page.getByRole("row").filter({ hasText: "quick.typist" }).waitFor();
  });

  it("asks before what was typed is lost", async () => {
    await dialog.getByLabel("Username").fill("almost lost");
    await page.keyboard.press("Escape");
    const question = page.getByRole("dialog").filter({ hasText: "has not been saved" });
    await question.getByRole("button", { name: "Keep editing" }).click();
    await question.waitFor({ state: "hidden" });
    expect(await dialog.getByLabel("Username").inputValue()).toBe("almost lost");
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await question.getByRole("button", { name: "Discard" }).click();
    await dialog.waitFor({ state: "hidden" });
  });
});

describe("changing a record", () => {
  /** Chooses from the menu of the member that was added. */
  async function act(action: string): Promise<void> {
    const row = page.getByRole("row", { name: /quick.typist/ });
    const item = openMenus(page).getByRole("menuitem", { name: action, exact: true });
    await chooseFromMenu(row.getByRole("button", { name: /More actions/ }), item);
  }

  it("begins with its values, and an emptied field is emptied", async () => {
    const sent = requestsTo(page, "/cultural-group/update");
    await go(visitor, "/points/cultural-group");
    await page.getByRole("heading", { level: 1, name: "Cultural groups" }).waitFor();
    await page.getByRole("button", { name: "Edit" }).first().click();
    const dialog = page.getByRole("dialog", { name: /Edit group/ });
    const remark = dialog.getByLabel("Remark");
    await expect.poll(() => remark.inputValue()).not.toBe("");
    await remark.fill("");
    await dialog.getByRole("button", { name: "Save" }).click();
    await dialog.waitFor({ state: "hidden" });
    expect(sent).toMatchObject([{ id: expect.any(Number), remark: "" }]);
  });

  it("loads what the row does not hold, such as a member's roles", async () => {
    await go(visitor, "/system/member");
    await act("Roles");
    const dialog = page.getByRole("dialog", { name: /^Roles/ });
    await chooseOption(dialog.getByRole("combobox"), "Area manager");
    await page.keyboard.press("Escape");
    await dialog.getByRole("button", { name: "Save" }).click();
    await agree(page, "Set roles");
    await dialog.waitFor({ state: "hidden" });
    await shows(page.getByRole("row", { name: /quick.typist.*Area manager/ }));
  });

  it("refuses two passwords that differ (section 5)", async () => {
    await act("Reset password");
    const dialog = page.getByRole("dialog", { name: /^Reset password/ });
    await dialog.getByLabel("Password", { exact: true }).fill("long enough 1");
    await dialog.getByLabel("Confirm password").fill("long enough 2");
    await dialog.getByRole("button", { name: "Save" }).click();
    await dialog.getByText("The two passwords are inconsistent.").waitFor();
    await dialog.getByLabel("Confirm password").fill("long enough 1");
    await dialog.getByRole("button", { name: "Save" }).click();
    await agree(page, "Change password");
    await hides(dialog);
  });
});

describe("a dialog whose save is under way", () => {
  beforeAll(async () => {
    await go(visitor, "/points/cultural-group");
    await page.getByRole("heading", { level: 1, name: "Cultural groups" }).waitFor();
  });

  const dialog = () => page.getByRole("dialog", { name: "Add group" });
  const question = () => page.getByText("has not been saved");

  /** Types a name and saves; the service's response is held until the returned function is called. */
  async function saveSlowly(name: string, status: "saved" | "refused"): Promise<() => void> {
    let answer = (): void => {};
    const mayAnswer = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const address = "**/cultural-group/add";
    await page.route(
      address,
      async (route) => {
        await mayAnswer;
        if (status === "saved") await route.continue();
        else await route.fulfill({ json: { code: 40300, msg: "You may no longer do this." } });
      },
      { times: 1 },
    );
    await page.getByRole("button", { name: "Add group" }).click();
    await dialog().getByRole("textbox", { name: "Name" }).fill(name);
    const isSent = page.waitForRequest(address);
    await page.keyboard.press("Enter");
    await isSent;
    return answer;
  }

  it("waits for its end where Escape is pressed, and asks nothing of what is saved", async () => {
    const answer = await saveSlowly("Saved slowly", "saved");
    await page.keyboard.press("Escape");
    await dialog().getByRole("button", { name: "Close" }).dispatchEvent("click");
    await dialog().getByRole("button", { name: "Cancel" }).dispatchEvent("click");
    answer();
    await dialog().waitFor({ state: "hidden" });
    await page.getByRole("cell", { name: "Saved slowly", exact: true }).waitFor();
    expect(await question().count()).toBe(0);
  });

  it("keeps what was typed where the save is refused, and asks from then on", async () => {
    const answer = await saveSlowly("Refused slowly", "refused");
    await page.keyboard.press("Escape");
    answer();
    await page.getByText("You may no longer do this.").waitFor();
    expect(await question().count()).toBe(0);
    await page.keyboard.press("Escape");
    await question().waitFor();
    await page.getByRole("button", { name: "Discard" }).click();
    await dialog().waitFor({ state: "hidden" });
  });

  it("takes no more typing, which would be lost where it closes", async () => {
    const answer = await saveSlowly("Refused while typing", "refused");
    await page.keyboard.type(" more");
    await page.keyboard.press("Backspace");
    const name = dialog().getByRole("textbox", { name: "Name" });
    expect(await name.inputValue()).toBe("Refused while typing");
    expect(await name.evaluate((field) => field === document.activeElement)).toBe(true);
    answer();
    await expect.poll(() => dialog().locator(".ant-btn-loading").count()).toBe(0);
    await page.keyboard.type(" again");
    await expect.poll(() => name.inputValue()).toBe("Refused while typing again");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Discard" }).click();
    await dialog().waitFor({ state: "hidden" });
  });
});
