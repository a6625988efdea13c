import { describe, expect, it } from "vitest";
import { openPlace } from "../place.ts";
import type { Visitor } from "../visitor.ts";
import { avatarIn, openAvatar } from "./avatar.ts";
import { bring, fileOf, picture } from "./files.ts";
import { once } from "./once.ts";

describe("an upload in any schema", () => {
  const place = openPlace();
  const path = "points/dict-type";
  const papers = { en: "Papers", zh: "文件", es: "Papeles", ja: "書類" };
  const form = (...fields: unknown[]) => ({
    title: papers,
    body: {
      kind: "form",
      submit: { call: "member.update", with: { id: "user.id", fullname: "user.fullname" } },
      fields,
    },
  });

  /** The page that stands in the place of one that is shipped. */
  let source: unknown;

  const visit = once(async () => {
    const visitor = await place.staySignedIn();
    await visitor.page.route("**/api/page/getOne", async (route) => {
      if (route.request().postDataJSON().path !== path) return route.fallback();
      const text = JSON.stringify(source, null, 2);
      const data = { path, source: text, version: 1, state: "published" };
      return route.fulfill({ json: { code: 20000, msg: "", data } });
    });
    return visitor;
  });

  async function showPage(shown: unknown): Promise<Visitor> {
    source = shown;
    const visitor = await visit();
    await visitor.open(`/${path}`);
    return visitor;
  }

  async function openPage(shown: unknown): Promise<Visitor> {
    const visitor = await showPage(shown);
    await visitor.page.getByRole("heading", { level: 1, name: "Papers" }).waitFor();
    return visitor;
  }

  it("takes any file; limits of type and size come from the schema and refuse by name", async () => {
    const upload = { accept: ["pdf", "csv"], maxBytes: 2048 };
    const visitor = await openPage(form({ field: "ext", widget: "file", label: "Paper", upload }));
    const paper = visitor.page.getByRole("group", { name: "Paper" });
    await paper.getByText("Accepted: PDF and CSV. At most 2 kB.").waitFor();
    await bring("drop", paper, fileOf("notes.docx", "", 10));
    await paper.getByText("notes.docx is of type DOCX. Accepted: PDF and CSV.").waitFor();
    await bring("drop", paper, fileOf("list.csv", "text/csv", 2049));
    await paper.getByText("list.csv is 2.01 kB in size. Accepted: at most 2 kB.").waitFor();
    await bring("drop", paper, fileOf("list.csv", "text/csv", 2048));
    const link = paper.getByRole("link", { name: "list.csv" });
    await link.waitFor();
    expect(await link.getAttribute("href")).toMatch(/^\/system-api\/upload\/[\w-]{43}$/);
    await visitor.page.getByRole("button", { name: "Save" }).click();
    await visitor.page.getByText("The operation succeeded.").first().waitFor();
  });

  it("says with its place what a page gets wrong of it", async () => {
    const visitor = await showPage(form({ field: "thumb", upload: { accept: ["jpg"] } }));
    const lines = JSON.stringify(source, null, 2).split("\n");
    const line = lines.findIndex((text) => text.includes('"jpg"')) + 1;
    await visitor.page.getByText(`schemas/pages/${path}.json:${line}:`).waitFor();
    await visitor.page.getByText("jpeg”?").waitFor();
  });

  it("shows a placeholder where its picture cannot be loaded, never a broken one", async () => {
    const visitor = await openPage(form("thumb"));
    const avatar = avatarIn(visitor.page.getByRole("main"));
    const pictures = "**/system-api/upload/*";
    await visitor.page.route(pictures, (route) =>
      route.fulfill({ contentType: "image/png", body: "no picture" }),
    );
    await bring("drop", avatar.field, await picture());
    await avatar.field.getByRole("img", { name: "The picture cannot be loaded" }).waitFor();
    expect(await avatar.field.locator("img").count()).toBe(0);
    await avatar.deleteButton.waitFor();
    await visitor.page.unroute(pictures);
  });

  it("is shown by the image cell of a table, which opens the viewer as well", async () => {
    const visitor = await visit();
    const avatar = await openAvatar(visitor);
    await bring("drop", avatar.field, await picture());
    await avatar.preview.waitFor();
    await avatar.dialog.getByRole("button", { name: "Save" }).click();
    await avatar.dialog.waitFor({ state: "hidden" });
    await showPage({
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
    await visitor.page.getByRole("button", { name: "Zoom in" }).waitFor({ state: "hidden" });
  });
});
