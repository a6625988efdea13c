import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { type ContractProduct, startContractProduct } from "../../support/contract-product.ts";
import { numbersIn, type ReceivedCall } from "../../support/contract-service/exchange.ts";
import { captchaText } from "../../support/contract-service/system-calls.ts";
import { agree } from "../controls.ts";
import { openPlace } from "../place.ts";
import { shows } from "../shows.ts";
import type { Visitor } from "../visitor.ts";
import { frameOf, go } from "./frame.ts";
import { once } from "./once.ts";

let product: ContractProduct;
const place = openPlace(async () => {
  product = await startContractProduct();
  return product;
});

/** A super administrator at work, shared by all tests. */
const atWork = once(() => place.staySignedIn());

/** The calls that the back end receives while something is done. */
async function callsDuring(action: () => Promise<unknown>): Promise<readonly ReceivedCall[]> {
  const before = product.backEnd.calls.length;
  await action();
  return product.backEnd.calls.slice(before);
}

const pathsOf = (calls: readonly ReceivedCall[]) => calls.map(({ path }) => path);
const lastOf = (calls: readonly ReceivedCall[], path: string) =>
  calls.findLast((call) => call.path === path);

const rowOf = (page: Page, text: string) => page.getByRole("row").filter({ hasText: text });
const press = (within: Page | Locator, name: string | RegExp) =>
  within.getByRole("button", { name }).first().click();

async function openAccount({ page }: Visitor, item: string): Promise<Locator> {
  await press(page, /account$/i);
  await page.getByRole("menuitem", { name: item }).click();
  return page.getByRole("dialog", { name: item });
}

/** The calls that the back end receives while a member signs in and opens a page. */
const callsOfArrival = once(() =>
  callsDuring(async () => {
    const visitor = await atWork();
    await frameOf(visitor).choose("Points", "Cultural groups");
    await rowOf(visitor.page, "Reading Club").first().waitFor();
  }),
);

describe("a session with a back end that speaks the contract alone", () => {
  const atDoor = once(() => place.stay());

  it("loads user info, role group and menu tree in this order, the tree with status 1", async () => {
    const calls = await callsOfArrival();
    const first = pathsOf(calls).filter((path) => path.startsWith("/api/"));
    expect(first.slice(0, 4)).toEqual([
      "/api/login/login",
      "/api/member/userInfo",
      "/api/member/getRoleGroup",
      "/api/menu/getTreeRoleList",
    ]);
    const token = lastOf(calls, "/api/member/userInfo")?.headers["x-access-token"];
    expect(token).toMatch(/^contract-/);
    expect(lastOf(calls, "/api/member/userInfo")?.body).toEqual({ token });
    expect(lastOf(calls, "/api/member/getRoleGroup")?.body).toEqual({ token });
    expect(lastOf(calls, "/api/menu/getTreeRoleList")?.body).toEqual({ status: 1 });
  });

  it("sends the headers of the contract, and the openid only where the address is not under /api/", async () => {
    const calls = await callsOfArrival();
    const points = lastOf(calls, "/cultural-group/page");
    expect(points?.headers).toMatchObject({
      "x-requested-with": "XMLHttpRequest",
      "content-type": "application/json",
      "x-access-openid": "open-101",
    });
    expect(points?.headers["x-access-token"]).toMatch(/^contract-/);
    const system = calls.filter(({ path }) => path.startsWith("/api/"));
    expect(system.filter(({ headers }) => "x-access-openid" in headers)).toEqual([]);
    expect(lastOf(calls, "/api/login/login")?.headers).not.toHaveProperty("x-access-token");
  });

  it("shows the message of a refusal from `message`, and tells the back end when it ends", async () => {
    const visitor = await atDoor();
    const { page } = visitor;
    await visitor.open("/login");
    await page.locator("#username").fill("admin");
    await page.locator("#password").fill("not this one");
    await press(page, "Sign in");
    await page.getByText("Account and password are incorrect.").waitFor();
    await visitor.signIn();
    const calls = await callsDuring(async () => {
      await frameOf(visitor).logOut();
      await page.waitForURL("**/login?redirect=%2Fdashboard");
    });
    const call = lastOf(calls, "/api/login/logout");
    expect(call?.body).toEqual({ token: call?.headers["x-access-token"] });
  });

  it("knows a super administrator by role flags that are '1' and '0', whatever the menu permits", async () => {
    const visitor = await atDoor();
    const { page } = visitor;
    const { choose, logOut } = frameOf(visitor);
    const menus = "**/menu/getTreeRoleList";
    await page.route(menus, async (route) => {
      const menu = await (await route.fetch()).json();
      const [points] = menu.data;
      const pages = points.children.map((page: object) => ({ ...page, children: [] }));
      await route.fulfill({ json: { ...menu, data: [{ ...points, children: pages }] } });
    });
    if (!visitor.address().startsWith("/login")) await visitor.open("/login");
    await visitor.signIn();
    await choose("Points", "Cultural groups");
    await shows(page.getByRole("button", { name: "Add group" }));
    await page.unroute(menus);
    await logOut();
    await page.waitForURL("**/login?redirect=*");
  });

  it("signs in with a captcha that comes as SVG mark-up", async () => {
    const visitor = await atDoor();
    const { page } = visitor;
    await page.route("**/config.json", (route) => route.fulfill({ json: {} }));
    await visitor.open("/login");
    const image = page.getByRole("img", { name: "Captcha with 4 characters" });
    await expect.poll(() => image.getAttribute("src")).toMatch(/^data:image\/svg\+xml/);
    await page.locator("#code").fill(captchaText);
    const calls = await callsDuring(() => visitor.signIn());
    expect(lastOf(calls, "/api/login/login")?.body).toMatchObject({ code: captchaText });
  });
});

describe("the menu of another back end", () => {
  it("opens the shipped pages by its component paths, and makes no page call", async () => {
    const calls = await callsOfArrival();
    const visitor = await atWork();
    const { menu } = frameOf(visitor);
    await rowOf(visitor.page, "Amateur Theatre").waitFor();
    expect(visitor.address()).toBe("/points/cultural-group");
    expect(pathsOf(calls).filter((path) => path.startsWith("/api/page/"))).toEqual([]);
    expect(await menu.getByText("points:culturalGroup:read").count()).toBe(0);
    await menu.getByRole("menuitem", { name: "System", exact: true }).click();
    await menu.getByRole("menuitem", { name: "Help of the back end" }).waitFor();
    expect(await menu.getByRole("menuitem", { name: "Duty roster" }).count()).toBe(0);
    await go(visitor, "/system/duty-roster");
    const roster = visitor.page.getByRole("region", { name: "Duty roster" });
    await roster.getByRole("heading", { level: 1 }).waitFor();
    expect(visitor.address()).toBe("/system/duty-roster");
  });

  it("gives the permissions: who holds none but to read gets no button to write", async () => {
    const visitor = await place.visitSignedIn({ username: "carla.customer" });
    const { choose } = frameOf(visitor);
    await choose("Points", "Cultural groups");
    await rowOf(visitor.page, "Amateur Theatre").waitFor();
    expect(await visitor.page.getByRole("button", { name: "Add group" }).count()).toBe(0);
  });
});

describe("the data of another back end", () => {
  it("is added, edited and deleted; a refusal shows the message in `msg`", async () => {
    const visitor = await atWork();
    const { page } = visitor;
    await frameOf(visitor).choose("Points", "Cultural groups");
    await press(page, "Add group");
    const dialog = page.getByRole("dialog");
    const name = dialog.getByRole("textbox", { name: "Group name" });
    await name.fill("Reading Club");
    await press(dialog, "Save");
    await page.getByText("A group has this name already.").first().waitFor();
    await name.fill("Kite Builders");
    await press(dialog, "Save");
    await dialog.waitFor({ state: "hidden" });

    await press(rowOf(page, "Kite Builders"), "Edit");
    await name.fill("Kite Flyers");
    const calls = await callsDuring(async () => {
      await press(dialog, "Save");
      await rowOf(page, "Kite Flyers").waitFor();
    });
    expect(lastOf(calls, "/cultural-group/update")?.body).toMatchObject({ name: "Kite Flyers" });

    await press(rowOf(page, "Kite Flyers"), "More actions");
    await page.getByRole("menuitem", { name: "Delete" }).click();
    await press(page.getByRole("dialog"), "Delete");
    await rowOf(page, "Kite Flyers").waitFor({ state: "detached" });
  });

  it("is read again before it is saved: who was quicker is not overwritten, and somebody is asked", async () => {
    const visitor = await place.visitSignedIn();
    const { page } = visitor;
    await frameOf(visitor).choose("Points", "Cultural groups");
    const dialog = page.getByRole("dialog", { name: /^Edit group/ });
    const name = dialog.getByRole("textbox", { name: "Group name" });
    const elsewhere = async (change: object): Promise<void> => {
      const token = lastOf(product.backEnd.calls, "/cultural-group/page")?.headers[
        "x-access-token"
      ];
      await page.request.post(`${product.url}/points-api/cultural-group/update`, {
        data: { id: 4, name: "Chess Circle", ...change },
        headers: { "X-Access-Token": token ?? "" },
      });
    };
    await press(rowOf(page, "Chess Circle"), "Edit");
    await elsewhere({ remark: "Mondays" });
    await name.fill("Chess and Go");
    const calls = await callsDuring(async () => {
      await press(dialog, "Save");
      await dialog.waitFor({ state: "hidden" });
    });
    const sent = { id: 4, name: "Chess and Go", remark: "Mondays" };
    expect(lastOf(calls, "/cultural-group/update")?.body).toMatchObject(sent);

    await press(rowOf(page, "Chess and Go"), "Edit");
    await elsewhere({ name: "Go and Chess" });
    await name.fill("Chess, Go");
    await press(dialog, "Save");
    const question = page.getByRole("dialog").filter({ hasText: "Go and Chess" });
    await question.waitFor();
    expect(
      product.backEnd.calls.findLast(({ path }) => path.endsWith("group/update"))?.body,
    ).toEqual({ id: 4, name: "Go and Chess" });
  });

  it("shows flags that come as 1 and 0, and leaves empty what does not come", async () => {
    const visitor = await atWork();
    const { page } = visitor;
    await frameOf(visitor).choose("Points", "Points users");
    await page.getByRole("tab", { name: "Including deleted" }).click();
    await page
      .getByRole("tabpanel", { name: "Including deleted" })
      .getByText("Make a selection in Department first.")
      .waitFor();
    await page.getByRole("treeitem", { name: /Training/ }).click();
    await rowOf(page, "Hugo Sharma").getByText("Yes").waitFor();
    await frameOf(visitor).choose("System", "Members");
    await shows(rowOf(page, "adam.admin"));
  });

  it("in two lists is written as it stands: without an ETag the last writer wins, and nothing is said", async () => {
    const visitor = await atWork();
    const { page } = visitor;
    await frameOf(visitor).choose("Points", "Cultural groups");
    await press(rowOf(page, "Amateur Theatre"), "Users");
    const dialog = page.getByRole("dialog", { name: /^Users/ });
    const chosen = dialog.getByRole("listbox", { name: "Chosen" });
    await chosen.getByRole("option").first().waitFor();
    const first = dialog.getByRole("listbox", { name: "Available" }).getByRole("option").first();
    await first.dblclick();
    await dialog.getByText("1 added").waitFor();
    const elsewhere = { groupId: 5, ids: [1039] };
    const token = lastOf(product.backEnd.calls, "/cultural-group-user-rel/get-by-group-id");
    await page.request.post(`${product.url}/points-api/cultural-group-user-rel/update`, {
      data: elsewhere,
      headers: { "X-Access-Token": token?.headers["x-access-token"] ?? "" },
    });
    const calls = await callsDuring(async () => {
      await press(dialog, "Save");
      await dialog.waitFor({ state: "hidden" });
    });
    const saved = lastOf(calls, "/cultural-group-user-rel/update");
    expect(saved?.headers).not.toHaveProperty("if-match");
    expect(saved?.body.groupId).toBe(5);
    expect(numbersIn(saved?.body.ids).sort()).toEqual([1000, 1004, 1012]);
    await rowOf(page, "Amateur Theatre").getByRole("cell", { name: "3", exact: true }).waitFor();
  });
});

describe("one's own account at another back end", () => {
  const visit = once(() => place.staySignedIn({ username: "adam.admin" }));

  it("takes an avatar under the service's base, and the profile without a to-do count", async () => {
    const visitor = await visit();
    const { page } = visitor;
    const dialog = await openAccount(visitor, "Personal profile");
    const calls = await callsDuring(async () => {
      const file = { name: "face.png", mimeType: "image/png", buffer: onePixel };
      await dialog.locator("input[type=file]").setInputFiles(file);
      await dialog.getByRole("button", { name: "Avatar: Delete" }).waitFor();
    });
    const upload = lastOf(calls, "/api/upload/image");
    expect(upload?.body).toMatchObject({ witchField: "thumb" });
    expect(upload?.headers["x-environment"]).toBe("production");
    await dialog.getByRole("textbox", { name: "Full name" }).fill("Adam Schmidt");
    const saving = await callsDuring(async () => {
      await press(dialog, "Save");
      await dialog.waitFor({ state: "hidden" });
    });
    const sent = lastOf(saving, "/api/member/update")?.body;
    expect(sent?.thumb).toBe("/system-api/upload/2025/1-face.png");
    await page.getByRole("button", { name: /^Adam Schmidt/ }).waitFor();
  });

  it("changes the password, which the next sign-in asks for", async () => {
    const visitor = await visit();
    const password = "a new long password";
    const dialog = await openAccount(visitor, "Change password");
    await dialog.getByLabel("Password", { exact: true }).fill(password);
    await dialog.getByLabel("Confirm password").fill(password);
    const calls = await callsDuring(async () => {
      await press(dialog, "Save");
      await agree(visitor.page, "Change password");
      await dialog.waitFor({ state: "hidden" });
    });
    const body = lastOf(calls, "/api/member/updatePwd")?.body;
    expect(body).toEqual({ id: 102, password, rePassword: password });
    await frameOf(visitor).logOut();
    await visitor.page.waitForURL("**/login?redirect=*");
    await visitor.signIn("adam.admin", password);
  });
});

/** A PNG of one pixel. */
const onePixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
  "base64",
);
