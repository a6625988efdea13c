import type { Page, Route } from "playwright-core";
import { describe, expect, it } from "vitest";
import { pointTo } from "../../../../src/catalogue/schema/pointer.ts";
import { languages } from "../../../../src/i18n/language.ts";
import { translators } from "../../../../src/i18n/texts.ts";
import { productPassword } from "../../../support/product.ts";
import type { Place } from "../../place.ts";
import { shows } from "../../shows.ts";
import type { Visitor } from "../../visitor.ts";
import { onBothBackEnds } from "../back-ends.ts";
import { frameOf } from "../frame.ts";
import { once } from "../once.ts";

const loads = ["member/userInfo", "member/getRoleGroup", "menu/getTreeRoleList"];
const token = "Admin-Token";

/** Collects the names of the calls that create a session from now on. */
function callsOf({ page }: Visitor): string[] {
  const calls: string[] = [];
  page.on("request", (request) => {
    const [, name = ""] = /\/system-api\/api\/(.+?)(?:\?|$)/.exec(request.url()) ?? [];
    if ([...loads, "login/logout"].includes(name)) calls.push(name);
  });
  return calls;
}

const answering = (json: object) => (route: Route) => route.fulfill({ json });
const prompt = (page: Page) => page.getByRole("dialog", { name: "Confirm logout" });

/** Another tab of the same browser. */
async function openTab({ context }: Visitor, place: Place, address: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(place.product.url + address);
  return page;
}

type Visit = () => Promise<Visitor>;

/** A visitor who is signed in, through the form where necessary. */
async function atWork(visit: Visit): Promise<Visitor> {
  const visitor = await visit();
  if (visitor.address().startsWith("/login")) await visitor.signIn();
  return visitor;
}

function threeLoads(place: Place, visit: Visit): void {
  it("come in order, once, and not again while a name is loaded", async () => {
    const visitor = await visit();
    const calls = callsOf(visitor);
    await visitor.signIn();
    await frameOf(visitor).choose("Points", "Cultural groups");
    await visitor.page.goBack();
    await frameOf(visitor).heading("Points home").waitFor();
    expect(calls).toEqual(loads);
  });

  it("lead to sign-in with the redirect when one of them fails, or verifies nobody", async () => {
    const visitor = await atWork(visit);
    const { page } = visitor;
    const verification = "Verification failed, please Login again.";
    const empty = { code: 20000, data: null };
    let begin = () => visitor.open("/points/cultural-group");
    for (const [name, json, message] of [
      ...loads.map(
        (load) => [load, { code: 40000, msg: `${load} broke.` }, `${load} broke.`] as const,
      ),
      ...loads.slice(0, 2).map((load) => [load, empty, verification] as const),
    ]) {
      await page.route(`**/${name}`, answering(json));
      const failed = page.waitForResponse(`**/${name}`);
      await begin();
      await failed;
      await page.getByText(message).last().waitFor();
      await page.waitForURL("**/login?redirect=%2Fpoints%2Fcultural-group");
      await expect.poll(() => frameOf(visitor).cookie(token)).toBeUndefined();
      await page.unroute(`**/${name}`);
      // In the following rounds the sign-in itself fails.
      begin = () => sendSignIn(page);
    }
    await signInHere(visitor);
  });

  it("clear a token that the service does not know, and ask nothing", async () => {
    const visitor = await visit();
    const cookie = { name: token, value: "no", url: place.product.url };
    await visitor.context.addCookies([cookie]);
    await visitor.open("/dashboard");
    await visitor.page.getByText(/^(You are not signed in\.|Illegal token)$/).waitFor();
    await visitor.page.waitForURL("**/login?redirect=%2Fdashboard");
    expect(await prompt(visitor.page).count()).toBe(0);
    await expect.poll(() => frameOf(visitor).cookie(token)).toBeUndefined();
  });
}

/** Fills in and sends the sign-in form without waiting for a result. */
async function sendSignIn(page: Page): Promise<void> {
  await page.locator("#username").fill("admin");
  await page.locator("#password").fill(productPassword);
  // While a request is running, the button's name also contains the loading state.
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
}

/** Signs in at an address whose redirect leads back to the cultural groups. */
async function signInHere(visitor: Visitor): Promise<void> {
  await visitor.signIn();
  await frameOf(visitor).heading("Cultural groups").waitFor();
}

function logOuts(visit: Visit): void {
  it("calls the logout route with the token, clears it and the menu's state, and leads to sign-in", async () => {
    const visitor = await atWork(visit);
    const frame = frameOf(visitor);
    await frame.choose("Points", "Cultural groups");
    const stored = () => visitor.page.evaluate(() => localStorage.getItem("menuStatus"));
    expect(await stored()).not.toBeNull();
    const held = await frame.cookie(token);
    const call = visitor.page.waitForRequest("**/api/login/logout");
    await frame.logOut();
    expect((await call).postDataJSON()).toEqual({ token: held });
    await visitor.page.waitForURL("**/login?redirect=%2Fpoints%2Fcultural-group");
    await expect.poll(() => frame.cookie(token)).toBeUndefined();
    await expect.poll(stored).toBeNull();
  });

  it("asks and tells nothing for a call that reaches the service behind it", async () => {
    const visitor = await atWork(visit);
    const { page } = visitor;
    const { choose, heading, logOut } = frameOf(visitor);
    const reads = "**/member/getList**";
    const late: Route[] = [];
    await page.route(reads, (route) => void late.push(route));
    await choose("System", "Members");
    await expect.poll(() => late.length).toBe(1);
    await page.route("**/login/logout", async (route) => {
      const answer = await route.fetch();
      const refused = page.waitForResponse(reads);
      await late[0]?.continue();
      await (await refused).finished();
      await route.fulfill({ response: answer });
    });
    await logOut();
    await page.waitForURL("**/login?redirect=%2Fsystem%2Fmember");
    await page.unrouteAll();
    await visitor.signIn();
    await shows(heading("Members"));
    expect(await prompt(page).count()).toBe(0);
  });
}

/** What a log-out means for other tabs and for the member who signs in next. */
function afterLogOut(place: Place, visit: Visit): void {
  it("in one tab of the browser signs out the others; who signs in there goes on in them", async () => {
    const visitor = await atWork(visit);
    const other = await openTab(visitor, place, "/points/cultural-group");
    const heading = other.getByRole("heading", { level: 1, name: "Cultural groups" });
    await heading.waitFor();
    await other.locator("form input").first().fill("half a ");
    await frameOf(visitor).logOut();
    await other.waitForURL("**/login?redirect=%2Fpoints%2Fcultural-group");
    await heading.waitFor({ state: "detached" });
    // What is still being typed there is no user name.
    await other.keyboard.type("name");
    expect(await other.locator("#username").inputValue()).toBe("");
    await visitor.signIn();
    await shows(heading);
    await other.close();
  });

  it("leads another member to their own start page, not to what was searched for before", async () => {
    const visitor = await place.visitSignedIn({ at: "/points/cultural-group?groups.name=Secret" });
    await frameOf(visitor).heading("Cultural groups").waitFor();
    await frameOf(visitor).logOut();
    await visitor.page.waitForURL("**/login?redirect=**");
    await visitor.signIn("adam.admin");
    await expect.poll(() => visitor.address()).toBe("/dashboard");
  });

  it("leads another member back to none of the addresses of the first", async () => {
    const visitor = await place.visitSignedIn({ at: "/points/cultural-group?groups.name=Secret" });
    const { page } = visitor;
    const { choose, heading, logOut } = frameOf(visitor);
    await heading("Cultural groups").waitFor();
    await choose("System", "Members");
    await heading("Members").waitFor();
    await logOut();
    await page.waitForURL("**/login?redirect=**");
    await visitor.signIn("adam.admin");
    await expect.poll(() => visitor.address()).toBe("/dashboard");
    for (const _step of [1, 2, 3]) {
      await page.goBack();
      await expect.poll(() => visitor.address()).toBe("/dashboard");
    }
    const tabs = page.getByRole("navigation", { name: "Open pages" });
    expect(await tabs.getByRole("link").allTextContents()).toEqual(["Points home"]);
  });
}

function endedSessions(visit: Visit): void {
  it("opens one prompt, however many calls fail; Cancel stays; Re-Login clears the token and reloads", async () => {
    const visitor = await atWork(visit);
    const { page } = visitor;
    const { choose, cookie } = frameOf(visitor);
    // The page has read all its data, since a read would be answered here as well.
    const rules = page.waitForResponse("**/getAll4TreeData");
    await choose("Points", "Deduction rules");
    await (await rules).finished();
    const calls = "**/points-api/**";
    let code = 0;
    await page.route(calls, (route) => answering({ code, msg: "The session has ended." })(route));
    for (const [ending, name] of [
      [50008, "Department groups"],
      [50012, "Points users"],
      [50014, "Departments"],
    ] as const) {
      code = ending;
      await choose("Points", name);
      await prompt(page).waitFor();
      await page.evaluate(() => Promise.all([1, 2, 3].map(() => document.fonts.ready)));
      expect(await page.getByRole("dialog").count(), String(ending)).toBe(1);
      const address = visitor.address();
      await prompt(page).getByRole("button", { name: "Cancel" }).click();
      await prompt(page).waitFor({ state: "hidden" });
      expect(visitor.address()).toBe(address);
    }
    await choose("Points", "Dictionary types");
    await prompt(page).getByRole("button", { name: "Re-Login" }).click();
    await page.waitForURL("**/login?redirect=%2Fpoints%2Fdict-type");
    await expect.poll(() => cookie(token)).toBeUndefined();
    await page.unroute(calls);
  });
}

/** The token of a member who signs in elsewhere. */
async function tokenOf({ product }: Place, username: string): Promise<string> {
  const address = `${product.url}/system-api/api/login/login`;
  const headers = { "content-type": "application/json" };
  const body = JSON.stringify({ username, password: productPassword, code: "" });
  const answer: unknown = await (await fetch(address, { method: "POST", headers, body })).json();
  return String(pointTo(answer, "/data/token"));
}

function otherMembers(place: Place, visit: Visit): void {
  it("takes this tab over at once: nothing of the first is shown or sent any more", async () => {
    const visitor = await atWork(visit);
    await frameOf(visitor).choose("System", "Members");
    const theirs = await tokenOf(place, "adam.admin");
    const sent: (string | undefined)[] = [];
    visitor.page.on("request", (request) => {
      if (request.url().includes("member/getList")) sent.push(request.headers()["x-access-token"]);
    });
    // The sign-in happens in another tab whose message this tab missed: only the cookie reveals it.
    const cookie = { name: token, value: theirs, url: place.product.url };
    await visitor.context.addCookies([cookie]);
    await visitor.page.evaluate(() => window.dispatchEvent(new Event("focus")));
    await visitor.page.getByText("adam.admin signed in in another tab").waitFor();
    await visitor.page.getByRole("button", { name: "Adam Clarke: account" }).waitFor();
    expect(sent.every((value) => value === theirs)).toBe(true);
    expect(await frameOf(visitor).tabTitles()).not.toContain("Administrator");
  });

  it("is not mixed up with the first by calls made before this tab notices", async () => {
    const visitor = await atWork(visit);
    const own = await frameOf(visitor).cookie(token);
    const cookie = { name: token, value: "somebody-else", url: place.product.url };
    await visitor.context.addCookies([cookie]);
    const call = visitor.page.waitForRequest("**/dept-group/page**");
    await frameOf(visitor).choose("Points", "Department groups");
    expect((await call).headers()["x-access-token"]).toBe(own);
  });
}

function badConfig(place: Place): void {
  it("says so on the page, in each language and theme", async () => {
    const visitor = await place.visit();
    const { page, context } = visitor;
    await page.route("**/config.json", (route) => route.fulfill({ body: "{ oh" }));
    for (const language of languages) {
      await context.addCookies([
        { name: "language", value: language, url: place.product.url, sameSite: "Strict" },
      ]);
      await visitor.open("/");
      const alert = page.getByRole("alert");
      const title = translators[language].say("boot.configTitle");
      await alert.getByRole("heading", { name: title }).waitFor();
      await alert.getByText("/config.json:").waitFor();
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        const [text, ground] = await alert.evaluate((element) => {
          const { color, backgroundColor } = getComputedStyle(element);
          return [color, backgroundColor];
        });
        expect(text).not.toBe(ground);
      }
    }
  });
}

onBothBackEnds((place, _isEmbedded, isChosen) => {
  const visit = once(async () => {
    const visitor = await place.stay();
    await visitor.open("/login");
    return visitor;
  });
  describe("the three loads", () => threeLoads(place, visit));
  describe("log-out", () => {
    logOuts(visit);
    if (isChosen) afterLogOut(place, visit);
  });
  // Only the browser decides the rest; where a back end fails, the tests answer for it.
  if (!isChosen) return;
  describe("a session that ends meanwhile", () => endedSessions(visit));
  describe("another member who signs in in another tab", () => otherMembers(place, visit));
  describe("a config.json that cannot be read", () => badConfig(place));
});
