import type { Locator } from "playwright-core";
import { describe, expect, it } from "vitest";
import { openPlace } from "../../place.ts";
import { hides, shows } from "../../shows.ts";
import type { Visitor } from "../../visitor.ts";
import { bring, fileOf, picture } from "../files.ts";
import { go } from "../frame.ts";
import { once } from "../once.ts";
import { avatarIn, openAvatar } from "./avatar.ts";

describe("an upload in any schema", () => {
  const place = openPlace();
  const papers = { en: "Papers", zh: "文件", es: "Papeles", ja: "書類" };
  const form = (...fields: unknown[]) => ({
    title: papers,
    body: {
      kind: "form",
      submit: { call: "member.update", with: { id: "user.id", fullname: "user.fullname" } },
      fields,
    },
  });

  /** The pages that replace shipped ones, by path. */
  const sources = new Map<string, unknown>();

  const visit = once(async () => {
    const visitor = await place.staySignedIn();
    await visitor.page.route("**/api/page/get{One,Plan}", async (route) => {
      const { path } = route.request().postDataJSON();
      if (!sources.has(path)) return route.fallback();
      const text = JSON.stringify(sources.get(path), null, 2);
      const data = { path, source: text, version: 0, state: "shipped" };
      return route.fulfill({ json: { code: 20000, msg: "", data } });
    });
    return visitor;
  });

  /** Shows a page in place of a shipped one that has not been opened yet. */
  async function showPage(path: string, shown: unknown): Promise<Visitor> {
    sources.set(path, shown);
    const visitor = await visit();
    await go(visitor, `/${path}`);
    return visitor;
  }

  async function openPage(path: string, shown: unknown): Promise<[Visitor, Locator]> {
    const visitor = await showPage(path, shown);
    const page = visitor.page.getByRole("main");
    await expect.poll(() => visitor.address()).toBe(`/${path}`);
    await page.getByRole("heading", { level: 1, name: "Papers" }).waitFor();
    return [visitor, page];
  }

  it("takes any file; limits of type and size come from the schema and refuse by name", async () => {
    const upload = { accept: ["pdf", "csv"], maxBytes: 2048 };
    const shown = form({ field: "ext", widget: "file", label: "Paper", upload });
    const [visitor, page] = await openPage("points/dict-type", shown);
    const paper = page.getByRole("group", { name: "Paper" });
    await paper.getByText("Accepted: PDF and CSV. At most 2 kB.").waitFor();
    await bring("drop", paper, fileOf("notes.docx", "", 10));
    await paper.getByText("notes.docx is of type DOCX. Accepted: PDF and CSV.").waitFor();
    await bring("drop", paper, fileOf("list.csv", "text/csv", 2049));
    await paper.getByText("list.csv is 2.01 kB in size. Accepted: at most 2 kB.").waitFor();
    await bring("drop", paper, fileOf("list.csv", "text/csv", 2048));
    const link = paper.getByRole("link", { name: "list.csv" });
    await link.waitFor();
    expect(await link.getAttribute("href")).toMatch(/^\/system-api\/upload\/[\w-]{43}$/);
    await page.getByRole("button", { name: "Save" }).click();
    await visitor.page
      .getByText(/^“.+” changed$/)
      .first()
      .waitFor();
  });

  it("says with its place what a page gets wrong of it", async () => {
    const path = "points/user";
    const source = form({ field: "thumb", upload: { accept: ["jpg"] } });
    const visitor = await showPage(path, source);
    const lines = JSON.stringify(source, null, 2).split("\n");
    const line = lines.findIndex((text) => text.includes('"jpg"')) + 1;
    await visitor.page.getByText(`schemas/pages/${path}.json:${line}:`).waitFor();
    await shows(visitor.page.getByText("jpeg”?"));
  });

  it("shows a placeholder where its picture cannot be loaded, never a broken one", async () => {
    const [visitor, page] = await openPage("points/department", form("thumb"));
    const avatar = avatarIn(page);
    const pictures = "**/system-api/upload/*";
    await visitor.page.route(pictures, (route) =>
      route.fulfill({ contentType: "image/png", body: "no picture" }),
    );
    await bring("drop", avatar.field, await picture());
    await avatar.field.getByRole("img", { name: "The picture cannot be loaded" }).waitFor();
    await avatar.field.locator("img").waitFor({ state: "detached" });
    await shows(avatar.deleteButton);
    await visitor.page.unroute(pictures);
  });

  it("is shown by the image cell of a table, which opens the viewer as well", async () => {
    const visitor = await visit();
    const avatar = await openAvatar(visitor);
    await bring("drop", avatar.field, await picture());
    await avatar.preview.waitFor();
    await avatar.dialog.getByRole("button", { name: "Save" }).click();
    await avatar.dialog.waitFor({ state: "hidden" });
    await showPage("points/deduction-rule", {
      title: papers,
      body: { kind: "table", rows: "member.getList", columns: ["thumb", "username"] },
    });
    const row = visitor.page.getByRole("row").filter({ hasText: "admin" });
    await row
      .getByRole("button", { name: /^View picture:/ })
      .first()
      .press("Enter");
    await visitor.page.getByRole("button", { name: "Zoom in" }).waitFor();
    await visitor.page.keyboard.press("Escape");
    await hides(visitor.page.getByRole("button", { name: "Zoom in" }));
  });
});
