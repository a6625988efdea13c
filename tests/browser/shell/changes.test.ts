import { createServer } from "node:net";
import { resolve } from "node:path";
import type { Locator, Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { startContractService } from "../../support/contract-service/contract-service.ts";
import { password } from "../../support/first-start.ts";
import { type ProductProcess, startProductProcess } from "../../support/product-process.ts";
import { startService } from "../../support/service.ts";
import { startStaticHost } from "../../support/static-host.ts";
import { hold } from "../hold.ts";
import { openPlace } from "../place.ts";
import type { Visitor } from "../visitor.ts";

const anna = "anna.administrator";
const annasName = "Anna Weber";

/** Counts the page requests for an address. */
function counted(pages: readonly Page[], address: RegExp): () => number {
  let count = 0;
  for (const page of pages) {
    page.on("request", (request) => {
      if (address.test(request.url())) count++;
    });
  }
  return () => count;
}

const stream = /\/api\/changes\b/;
const list = /cultural-group\/page\?/;

const rowOf = (page: Page, name: string): Locator =>
  page.getByRole("row").filter({ hasText: name });

const unsavedMark = (page: Page): Locator =>
  page.getByRole("img", { name: "Unsaved changes", includeHidden: true });

describe("what somebody else changes", () => {
  const place = openPlace(() =>
    startService({ configuration: { clientDirectory: resolve("dist/client") } }),
  );
  let admin: Visitor;
  let page: Page;
  let made = 0;

  beforeAll(async () => {
    admin = await place.staySignedIn({ password, at: "/points/cultural-group" });
    page = admin.page;
  });

  /**
   * A new group that is the only row of the list, and a function that changes it as another person.
   */
  async function share(at: Page = page) {
    const name = `Watched ${++made}`;
    const { id } = await place.product.ask("culturalGroup.add", { name, remark: "Before" });
    await at.goto(`${place.product.url}/points/cultural-group?groups.name=Watched ${made}`);
    await at.getByText(name, { exact: true }).first().waitFor();
    const token = await place.product.signIn(anna);
    const change = (fields: { name?: string; remark?: string }) =>
      place.product.ask("culturalGroup.update", { id, name, ...fields }, { token });
    return { id, name, change };
  }

  async function openForm(name: string): Promise<Locator> {
    await rowOf(page, name).getByRole("button", { name: "Edit" }).click();
    const form = page.getByRole("dialog", { name: /Edit group/ });
    await form.getByLabel("Group name").waitFor();
    return form;
  }

  it("shows in a list without a reload, and the list says who did it", async () => {
    const { name, change } = await share();
    await rowOf(page, name).getByRole("button", { name: "Edit" }).focus();
    await change({ name: `${name} by Anna` });
    await rowOf(page, `${name} by Anna`).waitFor();
    await page.getByText(`${annasName} changed “${name} by Anna”.`).waitFor();
    const focused = page.getByRole("button", { name: "Edit" }).and(page.locator(":focus"));
    expect(await focused.count()).toBe(1);
  });

  it("comes into an open form where nothing was entered, and the form says so", async () => {
    const { name, change } = await share();
    const form = await openForm(name);
    await form.getByLabel("Group name").fill(`${name}, mine`);
    await change({ remark: "Hers" });
    await form.getByText(`${annasName} has changed Remark;`).waitFor();
    await expect.poll(() => form.getByLabel("Remark").inputValue()).toBe("Hers");
    expect(await form.getByLabel("Group name").inputValue()).toBe(`${name}, mine`);
    await form.getByRole("button", { name: "Save" }).click();
    await form.waitFor({ state: "detached" });
    await rowOf(page, `${name}, mine`).filter({ hasText: "Hers" }).waitFor();
  });

  it("leaves what was entered, says that it contradicts, and is compared before it is saved", async () => {
    const { name, change } = await share();
    const form = await openForm(name);
    await form.getByLabel("Remark").fill("Mine");
    await change({ remark: "Hers" });
    await form.getByText(`${annasName} has also changed Remark.`).waitFor();
    expect(await form.getByLabel("Remark").inputValue()).toBe("Mine");
    await form.getByRole("button", { name: "Save" }).click();
    const comparison = page.getByRole("dialog", { name: "Changed by two people" });
    await comparison.getByRole("button", { name: "Keep all of mine" }).click();
    await comparison.getByRole("button", { name: "Save this choice" }).click();
    await form.waitFor({ state: "detached" });
    await rowOf(page, "Mine").waitFor();
  });

  it("that is the end of an open form's record is called so, and nothing entered is lost", async () => {
    const { id, name } = await share();
    const form = await openForm(name);
    await form.getByLabel("Remark").fill("Mine");
    const token = await place.product.signIn(anna);
    await place.product.ask("culturalGroup.delete", { ids: [id] }, { token });
    await form.getByText(`${annasName} has deleted this record.`).waitFor();
    expect(await form.getByLabel("Remark").inputValue()).toBe("Mine");
    await form.getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("button", { name: "Discard" }).click();
    await form.waitFor({ state: "hidden" });
  });

  it("is not read while a dialog is open upon the list, but once it is closed", async () => {
    const { name, change } = await share();
    const form = await openForm(name);
    const reads = counted([page], list);
    await change({ remark: "Hers" });
    await form.getByText(`${annasName} has changed Remark;`).waitFor();
    // Only the form has read the record.
    expect(reads()).toBe(1);
    await form.getByRole("button", { name: "Cancel" }).click();
    await rowOf(page, name).filter({ hasText: "Hers" }).waitFor();
  });

  it("is read once in two seconds only, however often it changes", async () => {
    const { name, change } = await share();
    const reads = counted([page], list);
    const begun = performance.now();
    for (let count = 1; count <= 100; count++) await change({ remark: `Number ${count}` });
    await rowOf(page, name).filter({ hasText: "Number 100" }).waitFor();
    expect(reads()).toBeLessThanOrEqual((performance.now() - begun) / 2_000 + 1);
  });

  it("is read once where the member did it here", async () => {
    const { name } = await share();
    const form = await openForm(name);
    const reads = counted([page], list);
    await form.getByLabel("Remark").fill("My own");
    await form.getByRole("button", { name: "Save" }).click();
    await rowOf(page, name).filter({ hasText: "My own" }).waitFor();
    // Another person's later change is also announced later.
    const { id } = await place.product.ask("culturalGroup.add", { name: `Watched ${made} too` });
    await rowOf(page, `Watched ${made} too`).waitFor();
    expect(id).toBeGreaterThan(0);
    expect(reads()).toBe(2);
  });

  it("is read where the member did it here, but the answer was lost after the stream told it", async () => {
    const { name } = await share();
    const other = await admin.context.newPage();
    await other.goto(page.url());
    await rowOf(other, name).waitFor();
    await page.route("**/cultural-group/update", async (route) => {
      await route.fetch();
      await rowOf(other, "Stored").waitFor();
      await route.abort("connectionreset");
    });
    const form = await openForm(name);
    await form.getByLabel("Remark").fill("Stored");
    await unsavedMark(page).waitFor();
    await form.getByRole("button", { name: "Save" }).click();
    await page.getByText("the service could not be reached").waitFor();
    // The line of the browser about the lost answer.
    admin.complaints.splice(0);
    // The form has read that its values are stored, and closes without a question.
    await unsavedMark(page).waitFor({ state: "detached" });
    await page.keyboard.press("Escape");
    await expect.poll(() => rowOf(page, "Stored").count()).toBe(1);
    await other.close();
  });

  it("reaches all tabs of a browser by one stream, which another tab takes over", async () => {
    const streams: Page[] = [];
    admin.context.on("request", (request) => {
      if (stream.test(request.url())) streams.push(request.frame().page());
    });
    const { name, change } = await share();
    await expect.poll(() => streams.length).toBe(1);
    const second = await admin.context.newPage();
    await second.goto(page.url());
    await rowOf(second, name).waitFor();
    await change({ remark: "Seen in both" });
    await rowOf(second, "Seen in both").waitFor();
    await rowOf(page, "Seen in both").waitFor();
    expect(streams).toEqual([page]);
    await page.goto("about:blank");
    await expect.poll(() => streams).toEqual([page, second]);
    await change({ remark: "Seen after that" });
    await rowOf(second, "Seen after that").waitFor();
    await second.close();
  });

  it("shows on a phone, in the language that is spoken there", async () => {
    const options = { width: 390, height: 844, language: "zh" };
    const phone = await place.visitSignedIn({ password, at: "/points/cultural-group", ...options });
    const { name, change } = await share(phone.page);
    await change({ remark: "Hers" });
    await phone.page.getByText(`${annasName} 修改了“${name}”。`).waitFor();
    const body = phone.page.locator("body");
    expect(await body.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(
      0,
    );
  });
});

describe("a service that is started anew", () => {
  let product: ProductProcess;
  const place = openPlace(async () => {
    product = await startProductProcess({ PORT: String(await freePort()) });
    return product;
  });

  /** Renames the first group in the list of a page as another person. */
  async function renameFirst(page: Page, name: string): Promise<void> {
    const id = Number(await page.getByRole("row").nth(2).getAttribute("data-row-key"));
    const post = async (path: string, data: object, token = "") => {
      const headers = { "X-Access-Token": token };
      return await (await page.request.post(product.url + path, { data, headers })).json();
    };
    const signIn = { username: anna, password, code: "" };
    const { data } = await post("/system-api/api/login/login", signIn);
    await post("/points-api/cultural-group/update", { id, name }, data.token);
  }

  it("tells what was changed since its stream broke off", async () => {
    const { page, complaints } = await place.visitSignedIn({ at: "/points/cultural-group" });
    await page.getByRole("row").nth(2).waitFor();
    await product.restart();
    await renameFirst(page, "Renamed at once");
    await rowOf(page, "Renamed at once").waitFor();
    // While the connection was lost, the browser logged errors.
    expect(complaints.splice(0).every((text) => /ERR_|Failed to load/.test(text))).toBe(true);
  });

  it("tells what was changed before its stream was first open", async () => {
    const { page, open } = await place.visitSignedIn();
    const held = await hold(page, "**/api/changes*");
    await open("/points/cultural-group");
    await page.getByRole("row").nth(2).waitFor();
    await held.begun;
    await renameFirst(page, "Renamed before");
    held.release();
    expect(await rowOf(page, "Renamed before").waitFor()).toBeUndefined();
  });
});

describe("where there is no stream", () => {
  const place = openPlace(async () => {
    const backEnd = await startContractService(password);
    const bases = { system: backEnd.systemUrl, points: backEnd.pointsUrl };
    const host = await startStaticHost("dist/client", { captcha: false, bases });
    return { ...host, stop: () => Promise.all([host.stop(), backEnd.stop()]).then(() => {}) };
  });

  it("answers are read anew when somebody turns to the window, not sooner than after a while", async () => {
    const visitor = await place.visit();
    const { page } = visitor;
    await page.clock.install();
    await visitor.open("/login?redirect=/points/cultural-group");
    await visitor.signIn();
    await rowOf(page, "Amateur Theatre").waitFor();
    const asked = counted([page], stream);
    const reads = counted([page], list);
    const turnTo = () => page.evaluate(() => window.dispatchEvent(new Event("focus")));
    await turnTo();
    await page.clock.fastForward(31_000);
    await turnTo();
    await expect.poll(reads).toBe(1);
    // Reads that are still running are not older than the change.
    await expect.poll(() => page.locator("[aria-busy=true]").count()).toBe(0);
    await turnTo();
    await page.clock.fastForward(31_000);
    await turnTo();
    await expect.poll(reads).toBe(2);
    expect(asked()).toBe(0);
  });
});

/** A port of this machine on which nothing listens. */
function freePort(): Promise<number> {
  return new Promise((done) => {
    const server = createServer();
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => done(typeof address === "object" ? (address?.port ?? 0) : 0));
    });
  });
}
