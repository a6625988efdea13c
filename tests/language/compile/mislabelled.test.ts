import { expect, it } from "vitest";
import { createEnvironment } from "../../../renderers/environment.ts";
import { languages } from "../../../src/i18n/language.ts";
import { translators } from "../../../src/i18n/texts.ts";
import { compilePage } from "../../../src/language/compile/compile-page.ts";
import { shop } from "../plan/shop.ts";

it.each(languages)(
  "a button with another call's name is told in %s too, by its key",
  (language) => {
    const environment = createEnvironment(shop, translators[language]);
    const told = (label: string) => {
      const rowActions = [{ label, call: { call: "tasks.done", with: { id: "row.id" } } }];
      const body = { kind: "table", rows: "tasks.page", columns: ["title"], rowActions };
      const page = JSON.stringify({ title: "menu.user", body });
      return compilePage("test/page", page, environment).problems.map(({ code }) => code);
    };
    expect(told("common.delete")).toEqual(["namedAsAnother"]);
    expect(told("common.close")).toEqual([]);
  },
);

it.each(languages)("a text of another button is told in %s as people read it there", (language) => {
  const environment = createEnvironment(shop, translators[language]);
  const label = { en: "Close", zh: "关闭", es: "Cerrar", ja: "閉じる" };
  const confirm = { en: "Delete it?", zh: "要删除吗？", es: "¿Eliminar?", ja: "削除しますか？" };
  const remove = { en: "Delete", zh: "删除", es: "Eliminar", ja: "削除" };
  const id = { id: "row.id" };
  const rowActions = [
    { label, confirm, call: { call: "tasks.done", with: id } },
    { label: remove, call: { call: "tasks.remove", with: id } },
  ];
  const body = { kind: "table", rows: "tasks.page", columns: ["title"], rowActions };
  const page = JSON.stringify({ title: "menu.user", body });
  const { problems } = compilePage("test/page", page, environment);
  expect(problems.map(({ code, values }) => ({ code, values }))).toEqual([
    { code: "saysOfAnother", values: { name: confirm[language], other: remove[language] } },
  ]);
});
