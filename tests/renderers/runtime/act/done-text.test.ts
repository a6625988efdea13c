import { expect, it } from "vitest";
import { doneText } from "../../../../renderers/runtime/act/done-text.ts";
import { beginsJob, type DoneWrite } from "../../../../renderers/runtime/act/undo-calls.ts";
import { createCatalogue } from "../../../../src/catalogue/catalogue.ts";
import { shippedCatalogue } from "../../../../src/catalogue/shipped.ts";
import { languages } from "../../../../src/i18n/language.ts";
import { translators } from "../../../../src/i18n/texts.ts";

const catalogue = shippedCatalogue();
const result = { code: 0, message: "", data: null, etag: null };

const said = (...done: Omit<DoneWrite, "result">[]) =>
  languages.map((language) =>
    doneText(
      { catalogue, text: translators[language].say },
      done.map((write) => ({ ...write, result })),
    ),
  );

const group = (id: number, name: string) => ({ id, name, version: "1" });
const deleted = (ids: number[], row: unknown) => ({
  operation: "culturalGroup.delete",
  args: { ids },
  row,
});

it("names the verb and the record, in every language", () => {
  expect(said(deleted([7], group(7, "Weekend Hikers")))).toEqual([
    "“Weekend Hikers” deleted",
    "已删除“Weekend Hikers”",
    "Se eliminó «Weekend Hikers»",
    "「Weekend Hikers」を削除しました",
  ]);
});

it("finds the record among all rows that are checked", () => {
  const [english] = said(deleted([8], [group(7, "Choir"), group(8, "Chess")]));
  expect(english).toBe("“Chess” deleted");
});

it("names what was added or renamed as it is called now", () => {
  const add = { operation: "culturalGroup.add", args: { name: "Chess" }, row: undefined };
  expect(said(add)[0]).toBe("“Chess” added");
  const rename = { operation: "culturalGroup.update", args: { id: 7, name: "Big choir" } };
  expect(said({ ...rename, row: group(7, "Choir") })[0]).toBe("“Big choir” changed");
});

it("translates a name that is the key of a title, as the places do that show it", () => {
  const node = { id: 7, title: "menu.menu", version: "1" };
  const moved = { operation: "menu.del", args: { id: 7 }, row: node };
  expect(said(moved)).toEqual([
    "“Menu” deleted",
    "已删除“菜单管理”",
    "Se eliminó «Menú»",
    "「メニュー」を削除しました",
  ]);
});

it("names what has no version by the record that its undoing answers", () => {
  const row = { name: "yard", title: "The yard" };
  const [english] = said({ operation: "service.del", args: { name: "yard" }, row });
  expect(english).toBe("“The yard” deleted");
});

it("says of several records how many they are, in one call or in one for each", () => {
  const rows = [group(7, "Choir"), group(8, "Chess")];
  expect(said(deleted([7, 8], rows))[0]).toBe("2 records deleted");
  expect(said(deleted([7], rows[0]), deleted([8], rows[1]))[0]).toBe("2 records deleted");
});

it("says what the place knows, and what the catalogue says, with what was sent and answered", () => {
  const relate = { operation: "culturalGroupUserRel.update", args: { groupId: 7, ids: [1] } };
  expect(said({ ...relate, row: undefined, said: "Users · Choir · 1 added" })[0]).toBe(
    "Users · Choir · 1 added",
  );
  const restore = { operation: "page.discardDraft", args: { path: "points/user" }, row: undefined };
  expect(said(restore)).toEqual([
    "Draft discarded: points/user",
    "已放弃草稿：points/user",
    "Borrador descartado: points/user",
    "下書きを破棄しました：points/user",
  ]);
});

it("names the button by which a record was changed, and its record", () => {
  const args = { id: 7, name: "Choir", status: 1 };
  const approved = { operation: "culturalGroup.update", args, row: group(7, "Choir") };
  expect(said({ ...approved, act: { label: "Approve", name: "Choir" } })).toEqual([
    "Done: Approve “Choir”",
    "已完成：Approve“Choir”",
    "Hecho: Approve «Choir»",
    "完了：Approve「Choir」",
  ]);
  // A form has its record in its title, and its verb is as good.
  expect(said({ ...approved, act: { label: "Edit · Choir", name: null } })[0]).toBe(
    "“Choir” changed",
  );
  const relate = { operation: "culturalGroupUserRel.update", args: {}, row: undefined };
  expect(said({ ...relate, act: { label: "Relate", name: null } })[0]).toBe("Done: Relate");
});

it("says nothing of what only reads", () => {
  expect(said({ operation: "culturalGroup.page", args: {}, row: undefined })[0]).toBeNull();
});

it("has a sentence in every language for each write of the catalogue that says one", () => {
  const keys = [...catalogue.operations.values()].flatMap(({ done }) => done ?? []);
  expect(keys.length).toBeGreaterThan(10);
  for (const language of languages) {
    for (const key of keys) expect(translators[language].say(key, {})).not.toBe(key);
  }
});

it("says that the operation succeeded where verb or record is not known", () => {
  expect(said(deleted([7], undefined))[0]).toBe("The operation succeeded.");
  const mixed = { operation: "culturalGroup.add", args: { name: "Chess" }, row: undefined };
  expect(said(mixed, deleted([7], group(7, "Choir")))[0]).toBe("The operation succeeded.");
});

it("says of what a service has only accepted that it will be carried out", () => {
  const accepted = {
    operation: "culturalGroup.delete",
    args: { ids: [7] },
    row: group(7, "Choir"),
  };
  const host = { catalogue, text: translators.en.say };
  const text = doneText(host, [{ ...accepted, result: { ...result, status: 202 } }]);
  expect(text).toBe("The service has accepted this and will carry it out.");
  const accepting = [{ ...accepted, result: { ...result, status: 202 } }];
  expect(doneText(host, accepting, "Choir is gone")).toBe(text);
  expect(doneText(host, [{ ...accepted, result }], "Choir is gone")).toBe("Choir is gone");
});

it("says the same of what a service answers by the key of a job alone, unless a job is added", () => {
  const document = {
    openapi: "3.1.0",
    info: { title: "Shop", version: "1" },
    "x-service": {
      name: "shop",
      envelope: { data: "", messages: [], success: [{ from: 200, to: 299 }] },
    },
    paths: Object.fromEntries(
      ["/orders/archive", "/tasks"].map((path) => [
        path,
        { post: { operationId: `shop.${path.slice(1, 5)}`, responses: {} } },
      ]),
    ),
  };
  const host = { catalogue: createCatalogue([document]), text: translators.en.say };
  const told = (operation: string, data: unknown, args: object = {}) => {
    const sent = { ...args };
    const done = [{ operation, args: sent, row: undefined, result: { ...result, data } }];
    return doneText(host, done, null, beginsJob(host.catalogue, done));
  };
  const accepted = "The service has accepted this and will carry it out.";
  expect(told("shop.orde", { jobId: "7f", status: "queued" })).toBe(accepted);
  expect(told("shop.orde", { task_id: 7, status_url: "/tasks/7" })).toBe(accepted);
  const succeeded = "The operation succeeded.";
  expect(told("shop.orde", { id: 7, jobId: "7f" })).toBe(succeeded);
  expect(told("shop.orde", { jobId: "7f", name: "Clerk" })).toBe(succeeded);
  expect(told("shop.task", { taskId: 7 })).toBe(succeeded);
  // What was sent is the task that the write is about.
  expect(told("shop.orde", { taskId: "7", status: "open" }, { taskId: 7 })).toBe(succeeded);
  expect(told("shop.orde", { jobId: "7f", status: "completed" })).toBe(succeeded);
});
