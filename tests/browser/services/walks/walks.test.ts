import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { scaffoldPage } from "../../../../src/language/scaffold/scaffold-page.ts";
import { parametersIn } from "../../../corpus/document.ts";
import { isFields, valueAt } from "../../../corpus/mock/places.ts";
import { type Mock, type Received, startMock } from "../../../corpus/mock/server.ts";
import { type Offer, propose, serviceName } from "../../../corpus/propose.ts";
import { editsOf, type Service, services } from "../../../corpus/services.ts";
import { startProduct } from "../../../support/product.ts";
import { openPlace } from "../../place.ts";
import { go } from "../../shell/frame.ts";
import type { Visitor } from "../../visitor.ts";
import { actOnRow, asked, fillIn } from "./steps.ts";

/** The steps that are taken in the browser on one list of each service, in this order. */
const walks: Readonly<Record<string, readonly [list: string, ...steps: string[]]>> = {
  blog: ["GET /posts", "edit", "delete", "next"],
  cloud: ["GET /v2/domains", "add", "delete"],
  depot: ["GET /articles", "download", "file", "next"],
  events: ["GET /events", "delete", "next"],
  fleet: ["GET /api/drivers/", "search Search", "edit", "delete"],
  galaxy: ["GET /planets", "edit", "delete", "next"],
  helpdesk: ["GET /api/tickets", "edit", "delete", "next"],
  billing: ["GET /v1/customers", "edit", "delete", "next", "search Email"],
  newsroom: ["GET /articles", "add", "edit", "delete", "next"],
  payees: ["GET /payments", "download", "file", "next"],
  people: ["GET /Users", "delete", "next", "search Filter"],
  products: ["GET /OrderLines", "edit", "delete", "next"],
  repos: ["GET /user/repos", "file", "edit", "next"],
  stock: ["GET /prices", "edit", "delete", "next", "search Article"],
  tasks: ["GET /projects", "edit", "delete", "next"],
  chat: ["GET /channels.list", "edit", "next"],
  trains: ["GET /bookings", "delete"],
  workbench: ["GET /enrolments", "edit", "delete"],
};

const walked = services.filter(({ name }) => name in walks);
const mocks = new Map<string, Mock>();
const place = openPlace(async () => {
  const environment: Record<string, string> = {};
  for (const service of walked) {
    const mock = await startMock(service);
    mocks.set(service.name, mock);
    // The document itself states the base path of its service.
    environment[`${serviceName(service).toUpperCase()}_API_URL`] = new URL(mock.url).origin;
  }
  return startProduct(environment);
});
let visitor: Visitor;
let page: Page;

beforeAll(async () => {
  visitor = await place.staySignedIn({ keepsPages: false });
  page = visitor.page;
  for (const service of walked) await offer(service);
});

afterAll(() => Promise.all([...mocks.values()].map((mock) => mock.close())));

/** Imports a service and adds the page proposed for its list to the menu. */
async function offer(service: Service): Promise<void> {
  const name = serviceName(service);
  const { proposals, catalogue } = propose(service);
  const operation = proposals.get(walks[service.name]?.[0] ?? "")?.operation;
  const source = JSON.stringify(scaffoldPage(catalogue, operation?.id ?? ""));
  const path = `walks/${name}`;
  const saves: [string, object][] = [
    ["service/save", { name, permission: "signedIn", source: JSON.stringify(service.document) }],
    ["page/saveDraft", { path, source }],
    ["page/publish", { path }],
    ["menu/add", { title: name, typeId: "1", routerPath: `/${path}`, componentPath: path }],
  ];
  const cookies = await visitor.context.cookies();
  const token = cookies.find((cookie) => cookie.name === "Admin-Token")?.value ?? "";
  for (const [call, data] of saves) {
    const address = `${place.product.url}/system-api/api/${call}`;
    const headers = { "X-Access-Token": token };
    const answer: { code: number; msg: string } = await (
      await visitor.context.request.post(address, { data, headers })
    ).json();
    if (!`${answer.code}`.startsWith("2")) throw new Error(`${name}: ${call}: ${answer.msg}`);
  }
}

/** The addresses that this visitor's browser has opened; a tab that is open reads nothing anew. */
const opened = new Set<string>();

/** Shows a list that reads its rows, without loading the application again where that is possible. */
async function openAnew(address: string): Promise<void> {
  if (opened.size > 0 && !opened.has(address)) await go(visitor, address);
  else await visitor.open(address);
  opened.add(address);
}

/** The second row, as the list's response contains it. */
async function openList(service: Service, line: string) {
  const list = service.lists[line];
  const path = line.slice(line.indexOf(" ") + 1).replace(/\/$/, "");
  const [answer] = await Promise.all([
    page.waitForResponse((one) => {
      const isCall = one.request().resourceType() !== "document";
      return isCall && new URL(one.url()).pathname.replace(/\/$/, "").endsWith(path);
    }),
    openAnew(`/walks/${serviceName(service)}`),
  ]);
  // Whole numbers too large for JavaScript are replaced by markers.
  const text = (await answer.text()).replace(/([:[,]\s*)(\d{16,})/g, '$1"$2"');
  const found = valueAt(JSON.parse(text), list?.rowsAt ?? service.answers.rows);
  const row: unknown = Array.isArray(found) ? found[1] : null;
  if (!list || !isFields(row)) throw new Error(`${line} has no rows.`);
  const key = Object.entries(list.key).map(([name, field]) => [name, String(valueAt(row, field))]);
  await page.getByRole("row").nth(2).waitFor();
  return { list, key: Object.fromEntries(key) };
}

/** A text on the page that is shown, not on those in other tabs. */
const visible = (text: string) => page.getByText(text).filter({ visible: true });

const offersOf = (service: Service, line: string) =>
  propose(service).proposals.get(line)?.offers ?? [];

it.each(walked.map((service) => [service.name, service] as const))(
  "%s is walked through: each write comes to the row on which it was made",
  async (name, service) => {
    const [line = "", ...steps] = walks[name] ?? [];
    const mock = mocks.get(name);
    if (!mock) throw new Error(`Nothing answers for ${name}.`);
    const { list, key } = await openList(service, line);
    const dialog = page.getByRole("dialog");
    const file = async (on: Offer["on"]) => {
      const offer = offersOf(service, line).find((one) => one.isFile && one.on === on);
      const label = offer?.label === "action.download" ? "Download" : (offer?.label ?? "");
      const saved = page.waitForEvent("download");
      await (on === "row"
        ? actOnRow(page, label)
        : page.getByRole("button", { name: label }).click());
      const from = `${offer?.line.replaceAll(/[^a-z]+/gi, "-")}.file`;
      expect((await saved).suggestedFilename()).toBe(from);
      return offer?.line ?? "";
    };
    const ofRow = ({ line: of, given }: Received) =>
      parametersIn(of).map((place) => [place, given[place], key[place]]);
    const isSame = (pairs: ReturnType<typeof ofRow>) =>
      expect(pairs.map(([place, given]) => [place, given])).toEqual(
        pairs.map(([place, , wanted]) => [place, wanted]),
      );
    const { paging = service.answers.paging } = list;
    if (paging?.totalHeader) await visible(`${list.rows} in total`).waitFor();
    for (const step of steps) {
      const from = mock.received.length;
      if (step === "next") {
        await page.getByRole("button", { name: "Next page" }).click();
        await asked(mock, from, [line]);
      } else if (step.startsWith("search")) {
        const [, label = ""] = step.split(" ");
        await page.getByRole("searchbox", { name: label, exact: true }).fill("walked");
        await page.getByRole("button", { name: "Search", exact: true }).click();
        const found = () => mock.received.slice(from).filter((one) => one.line === line);
        await expect
          .poll(() => found().map(({ given }) => given[label.toLowerCase()]))
          .toContain("walked");
      } else if (step === "download" || step === "file") {
        const received = await asked(mock, from, [await file(step === "file" ? "row" : "list")]);
        isSame(step === "file" ? ofRow(received) : []);
      } else if (step === "add") {
        await page.getByRole("button", { name: "Add", exact: true }).click();
        await fillIn(dialog, false);
        await dialog.getByRole("button", { name: "Save" }).click();
        expect((await asked(mock, from, [list.add ?? ""])).status).toBeLessThan(300);
        await dialog.waitFor({ state: "hidden" });
      } else if (step === "edit") {
        await actOnRow(page, "Edit");
        await fillIn(dialog, true);
        await dialog.getByRole("button", { name: "Save" }).click();
        isSame(ofRow(await asked(mock, from, editsOf(list))));
        await dialog.waitFor({ state: "hidden" });
      } else {
        await actOnRow(page, "Delete");
        await dialog.getByRole("button", { name: "Delete" }).click();
        isSame(ofRow(await asked(mock, from, [list.delete ?? ""])));
        await dialog.waitFor({ state: "hidden" });
      }
    }
  },
);

/** Saves a new name of a project, while what the service answers is changed on its way. */
async function renameWhile(name: string, change: (answer: string, key: string) => string) {
  const service = walked.find(({ name }) => name === "tasks");
  const mock = mocks.get("tasks");
  if (!service || !mock) throw new Error("There are no tasks.");
  const row = page.locator("tr[data-row-key]").filter({ visible: true }).nth(1);
  await openAnew("/walks/tasks");
  const key = (await row.getAttribute("data-row-key")) ?? "";
  await actOnRow(page, "Edit");
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "Name", exact: true }).fill(name);
  await page.route(/tasks\/projects/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text(), key) });
  });
  const from = mock.received.length;
  await dialog.getByRole("button", { name: "Save" }).click();
  return { lines: () => mock.received.slice(from).map(({ line }) => line), dialog };
}

it("what others have changed meanwhile is told before a save, whatever a record's key is called", async () => {
  const { lines } = await renameWhile("Mine", (answer) =>
    answer.replaceAll(/"name":"[^"]*"/g, '"name":"Theirs"'),
  );
  const question = page.getByRole("dialog").filter({ hasText: "Changed by two people" });
  await question.getByText("Theirs").first().waitFor();
  expect(lines()).toEqual(["GET /projects/{project_gid}"]);
  await question.getByRole("button", { name: "Keep all of mine" }).click();
  await question.getByRole("button", { name: "Save this choice" }).click();
  await expect.poll(lines).toContain("PUT /projects/{project_gid}");
  await page.unrouteAll({ behavior: "wait" });
});

it("a record of another kind that has the same key is not taken for the edited one", async () => {
  const { lines, dialog } = await renameWhile("Ours", (answer, key) =>
    answer.replace(/"gid":/, `"team":{"gid":"${key}","name":"Hikers"},"gid":`),
  );
  await expect.poll(lines).toContain("PUT /projects/{project_gid}");
  await dialog.waitFor({ state: "hidden" });
  await page.unrouteAll({ behavior: "wait" });
});

it("a list that a row opens changes and deletes its own records below that row", async () => {
  const service = walked.find(({ name }) => name === "repos");
  const mock = mocks.get("repos");
  if (!service || !mock) throw new Error("There are no repos.");
  const { key } = await openList(service, "GET /user/repos");
  await actOnRow(page, "Labels");
  const drawer = page.getByRole("dialog").first();
  await drawer.getByRole("row").nth(2).waitFor();
  const top = page.getByRole("dialog").last();
  const one = "/repos/{owner}/{repo}/labels/{name}";
  const received: Received[] = [];
  for (const [label, button, line] of [
    ["Edit", "Save", `PATCH ${one}`],
    ["Delete", "Delete", `DELETE ${one}`],
  ] as const) {
    const from = mock.received.length;
    await actOnRow(page, label, drawer);
    await expect.poll(() => page.getByRole("dialog").count()).toBe(2);
    if (label === "Edit") await fillIn(top, true);
    await top.getByRole("button", { name: button, exact: true }).click();
    received.push(await asked(mock, from, [line]));
    await expect.poll(() => page.getByRole("dialog").count()).toBe(1);
  }
  const [edited, deleted] = received;
  expect(edited?.given).toMatchObject(key);
  expect(deleted?.given).toMatchObject({ ...key, name: edited?.given.name });
  expect(received.map(({ status }) => status < 300)).toEqual([true, true]);
});

it("a record of an imported service that is searched on any page opens itself", async () => {
  const service = walked.find(({ name }) => name === "fleet");
  if (!service) throw new Error("There is no fleet.");
  await openList(service, "GET /api/drivers/");
  const row = page.locator("tr[data-row-key]").nth(1);
  const key = await row.getAttribute("data-row-key");
  await page.goto(`${place.product.url}/dashboard`);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: "Find anything" }).fill("walked");
  const group = page.getByRole("group", { name: serviceName(service), exact: true });
  await group.getByRole("option").nth(1).click();
  const dialog = page
    .getByRole("dialog")
    .filter({ has: page.getByRole("button", { name: "Save" }) });
  await dialog.waitFor();
  expect(new URL(page.url()).searchParams.get("_open")).toBeNull();
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });
  const holder = () => page.evaluate(() => document.activeElement?.closest("tr")?.dataset.rowKey);
  await expect.poll(holder).toBe(key);
});

it("moments that a service counts in seconds are shown as such", async () => {
  const service = walked.find(({ name }) => name === "billing");
  if (!service) throw new Error("There is no billing.");
  await openList(service, "GET /v1/customers");
  const rows = page.getByRole("row").filter({ hasText: /2023/ });
  await rows.first().waitFor();
  expect(
    await page
      .getByRole("main")
      .getByText(/1,?70\d,?\d{3},?\d{3}/)
      .count(),
  ).toBe(0);
});
