import type { Page, Route } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { openPlace } from "../place.ts";
import { type Frame, frameOf } from "../shell/frame.ts";
import { addPages } from "../shell/own-pages.ts";
import type { Visitor } from "../visitor.ts";

const place = openPlace();
let visitor: Visitor;
let page: Page;
let frame: Frame;

/** A block of every kind that reads data, each with its own operations. */
const everyKind = {
  title: "Every kind",
  body: {
    kind: "stack",
    items: [
      { kind: "table", title: "The table", rows: "culturalGroup.page" },
      {
        kind: "tree",
        title: "The tree",
        expanded: true,
        rows: "pointsSysDept.getAllDeptWithUsers",
      },
      {
        kind: "form",
        title: "The form",
        fields: ["fullname", "mobile", "remarks"],
        values: { load: { call: "member.getOne", with: { id: 1 } } },
        submit: "member.update",
      },
      {
        kind: "detail",
        title: "The detail",
        record: { call: "member.getOneWithRole", with: { id: 1 } },
        fields: ["username", "fullname", "mobile", "remarks"],
      },
      {
        kind: "dualList",
        title: "The dual list",
        candidates: { call: "culturalGroupUserRel.candidates", with: { groupId: 1 } },
        current: { call: "culturalGroupUserRel.current", with: { groupId: 1 } },
        save: { call: "culturalGroupUserRel.update", with: { groupId: 1 } },
      },
      {
        kind: "figures",
        title: "The figures",
        items: [{ label: "In total", from: "deptGroup.page", value: "data.total" }],
      },
      {
        kind: "chart",
        title: "The chart",
        category: "title",
        value: "points",
        rows: "deductionPointsRule.getAll4TreeData",
      },
    ],
  },
};

/** The page that a proxy answers in place of a service. */
const bare: Readonly<Record<number, { status: number; contentType?: string; body?: string }>> = {
  204: { status: 204 },
  200: { status: 200, contentType: "text/html", body: "<p>Please sign in.</p>" },
};

/** The responses that replace the services' own, by path; some depend on the query. */
let answers: Readonly<Record<string, unknown>> = {};

beforeAll(async () => {
  visitor = await place.stay();
  page = visitor.page;
  frame = frameOf(visitor);
  const node = { title: "Every kind", routerPath: "/every-kind", componentPath: "every-kind" };
  await addPages(visitor, [node], { "every-kind": everyKind });
  await page.route(/\/(points|system)-api\//, async (route) => {
    const { pathname, searchParams } = new URL(route.request().url());
    const path = Object.keys(answers).find((end) => pathname.endsWith(end));
    if (path === undefined) return route.fallback();
    const code = pathname.startsWith("/system-api") ? 20000 : 0;
    const answer = answers[path];
    const unwrapped = typeof answer === "number" ? bare[answer] : undefined;
    if (unwrapped) return route.fulfill(unwrapped);
    const data = typeof answer === "function" ? answer(searchParams) : answer;
    return route.fulfill({ json: { code, msg: "", data } });
  });
});

const region = (name: string) => page.getByRole("region", { name, exact: true });
const notices = () => page.getByRole("alert").filter({ hasText: "does not match the catalogue" });

/** Opens the page with every block kind while the services give these responses. */
async function openEveryKind(replaced: typeof answers): Promise<void> {
  answers = replaced;
  if (page.url().startsWith(place.product.url)) await page.reload();
  else await visitor.arriveSignedIn("/every-kind");
  await region("The chart").waitFor();
  await notices().waitFor();
}

/** Expects one notice that names each of these operations with the faulty place in its response. */
async function expectNotice(faults: Readonly<Record<string, string>>): Promise<void> {
  for (const [operation, path] of Object.entries(faults)) {
    const sentence = `The response of ${operation} does not match the catalogue at ${path}.`;
    await notices().getByText(sentence, { exact: true }).waitFor();
  }
  await expect.poll(() => notices().count()).toBe(1);
  expect(await page.getByText("Something went wrong in this part of the page.").count()).toBe(0);
}

describe("answers of another shape", () => {
  it("leave every kind of block standing, and one notice names operations and places", async () => {
    await openEveryKind({
      "/cultural-group/page": { total: 3 },
      "/get-all-dept-with-users": "a text",
      "/member/getOne": [],
      "/member/getOneWithRole": "a text",
      "/cultural-group-user-rel/get-candidate-for-group": {},
      "/cultural-group-user-rel/get-by-group-id": 7,
      "/dept-group/page": null,
      "/getAll4TreeData": [null, 3],
    });
    await expectNotice({
      "culturalGroup.page": "/records",
      "pointsSysDept.getAllDeptWithUsers": "/",
      "member.getOne": "/",
      "member.getOneWithRole": "/",
      "culturalGroupUserRel.candidates": "/",
      "culturalGroupUserRel.current": "/",
      "deptGroup.page": "/records",
      "deductionPointsRule.getAll4TreeData": "/0",
    });
    const expected = (found: string, place: string) =>
      `The service returned ${found} instead of rows, at ${place}.`;
    await region("The table").getByText(expected("a record with total", "/records")).waitFor();
    await region("The dual list").getByText(expected("nothing", "/")).waitFor();
    const noRecord = "The service returned text instead of a record. (Status 200)";
    await region("The detail").getByText(noRecord).waitFor();
    await region("The figures").getByText("Not available").waitFor();
    const isList = "The service returned a list instead of a record. (Status 200)";
    await region("The form").getByText(isList).waitFor();
    const noRecords = expected("entries that are not records", "/");
    await region("The chart").getByText(noRecords).waitFor();
    expect(await page.getByText("There is nothing here yet.").count()).toBe(0);
  });
});

describe("answers without rows or a record", () => {
  it("are told with their status, and never shown as nothing", async () => {
    await openEveryKind({
      "/cultural-group/page": 204,
      "/member/getOneWithRole": 200,
      "/dept-group/page": { records: [], total: -3 },
      "/cultural-group-user-rel/get-by-group-id": [
        { id: 2, fullname: "Known" },
        { fullname: "No" },
      ],
      "/getAll4TreeData": [null, 3],
    });
    await region("The figures").getByText("Not available").waitFor();
    await region("The dual list").getByText("Saving would remove it").waitFor();
    const unread = "The service's response could not be read.";
    await region("The table").getByText(`${unread} (Status 204)`).waitFor();
    await region("The detail").getByText(`${unread} (Status 200)`).waitFor();
    expect(await page.getByText("There is nothing here yet.").count()).toBe(0);
    expect(await page.getByText("There is no record to show.").count()).toBe(0);
  });
});

describe("answers that say nowhere how many rows there are", () => {
  const next = () => region("The table").getByRole("button", { name: "Next page" });
  const says = (text: string) => region("The table").getByText(text, { exact: true }).waitFor();
  const groups = (count: number) => (query: URLSearchParams) => {
    const [current, size] = [Number(query.get("current")), Number(query.get("size"))];
    const all = Array.from({ length: count }, (_, index) => ({ id: index, name: `G${index}` }));
    return { records: all.slice((current - 1) * size, current * size) };
  };

  it("are turned over to the last, and back to it from a page that is no more", async () => {
    await openEveryKind({ "/cultural-group/page": groups(45) });
    for (const seen of [20, 40]) {
      await says(`${seen} so far`);
      await next().click();
    }
    await says("45 in total");
    await expect.poll(() => next().isDisabled()).toBe(true);
    await openEveryKind({ "/cultural-group/page": groups(40) });
    await says("40 in total");
    await region("The table").getByText("G39", { exact: true }).waitFor();
    await expect.poll(() => next().isDisabled()).toBe(true);
  });
});

describe("answers with what does not belong there", () => {
  const evil = `<img src=x onerror="window.hacked = 1"><script>window.hacked = 1</script>`;
  const endless = "x".repeat(2_000_000);
  const member = { id: 1, username: 5, fullname: evil, mobile: { a: 1 }, remarks: endless };
  const group = { id: 1, remark: endless, status: 1, userCount: "3", createTime: "never" };

  it("show it as plain text, as much as a person may read, and stay usable", async () => {
    const below = [{ id: 2, name: "Below", children: [{ id: 1, name: "Round" }] }, null];
    await openEveryKind({
      "/cultural-group/page": {
        records: [{ ...group, name: evil }, null, "row", { ...group, name: "Twin" }],
        total: 4,
      },
      "/get-all-dept-with-users": [{ id: 1, name: evil, users: [null], children: below }],
      "/member/getOne": member,
      "/member/getOneWithRole": { ...member, roles: "all" },
      "/cultural-group-user-rel/get-candidate-for-group": [
        { id: 1, fullname: evil },
        { id: 1, fullname: "Twin" },
        { id: null, fullname: "Nobody" },
        null,
        { id: 3, fullname: endless },
      ],
      "/cultural-group-user-rel/get-by-group-id": [{ id: 2, fullname: { a: 1 } }],
      "/dept-group/page": { records: [], total: "5" },
      "/getAll4TreeData": [
        { id: 1, title: evil, points: "5", children: [{ id: 1, title: "Round", points: 3 }] },
        { id: 2, title: endless, points: 2, children: null },
      ],
    });
    await expectNotice({
      "culturalGroup.page": "/records/0/userCount",
      "pointsSysDept.getAllDeptWithUsers": "/0/users/0",
      "member.getOne": "/username",
      "member.getOneWithRole": "/username",
      "culturalGroupUserRel.candidates": "/3",
      "culturalGroupUserRel.current": "/0/fullname",
      "deptGroup.page": "/total",
      "deductionPointsRule.getAll4TreeData": "/0/points",
    });
    await region("The table").getByRole("row").filter({ hasText: "Twin" }).waitFor();
    for (const block of ["The table", "The tree", "The detail", "The dual list"]) {
      await region(block).getByText(evil).first().waitFor();
      expect((await region(block).textContent())?.length).toBeLessThan(50_000);
    }
    const name = region("The form").getByLabel("Full name");
    await expect.poll(() => name.inputValue()).toBe(evil);
    await region("The chart").getByRole("rowheader", { name: /^xxx/ }).waitFor();
    await region("The figures").getByText("5", { exact: true }).waitFor();
    await region("The tree").getByRole("textbox", { name: "Filter" }).fill("below");
    await region("The tree").getByRole("treeitem", { name: "Below" }).waitFor();
    expect(await page.evaluate(() => "hacked" in window)).toBe(false);
  });

  it("tell nobody but administrators", async () => {
    const other = await place.visit();
    await other.page.route("**/cultural-group/page**", (route) =>
      route.fulfill({ json: { code: 0, msg: "", data: { total: 1 } } }),
    );
    await other.arriveSignedIn("/points/cultural-group", "anna.administrator");
    await other.page.getByText("instead of rows").waitFor();
    expect(await other.page.getByText("does not match the catalogue").count()).toBe(0);
  });
});

describe("an answer that comes late", () => {
  /** Holds the reads that match a pattern until they are answered with rows of the given name. */
  async function hold(pattern: string) {
    const held: Route[] = [];
    await page.route(pattern, (route) => {
      held.push(route);
    });
    return {
      isAsked: () => expect.poll(() => held.length).toBeGreaterThan(0),
      async letGo(name: string) {
        await page.unroute(pattern);
        const data = { records: [{ id: 99, name, status: 1 }], total: 1, current: 1, size: 20 };
        // The requesting page may have aborted the read already.
        const answered = held.map((route) => route.fulfill({ json: { code: 0, msg: "", data } }));
        await Promise.allSettled(answered);
        // Waits until any change that a response causes has been drawn.
        await frame.scrolled();
        await frame.scrolled();
      },
    };
  }

  const row = (name: string) => page.getByRole("row").filter({ hasText: name });

  it("never takes the place of what was asked for after it", async () => {
    answers = {};
    await visitor.open("/points/cultural-group");
    await row("Sailing Friends").waitFor();
    const slow = await hold("**/cultural-group/page?**slow**");
    const search = page.getByRole("searchbox", { name: "Group name" });
    await search.fill("slow");
    await search.press("Enter");
    await slow.isAsked();
    await search.fill("Chess");
    await search.press("Enter");
    // The row already stood in the cached content.
    await row("Sailing Friends").waitFor({ state: "detached" });
    await row("Chess Circle").waitFor();
    await slow.letGo("Too late");
    expect(await row("Chess Circle").count()).toBe(1);
    expect(await row("Too late").count()).toBe(0);
  });

  it("never takes the place of what was read after coming back", async () => {
    const slow = await hold("**/dept-group/page?**");
    await frame.choose("Points", "Department groups");
    await slow.isAsked();
    await page.unroute("**/dept-group/page?**");
    await frame.choose("Points", "Cultural groups");
    await row("Chess Circle").waitFor();
    await frame.choose("Points", "Department groups");
    await row("Safety Circle").waitFor();
    await slow.letGo("Too late");
    expect(await row("Safety Circle").count()).toBe(1);
    expect(await row("Too late").count()).toBe(0);
  });
});
