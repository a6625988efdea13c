// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { ignoreSecondClicks } from "../../src/ui/second-click.ts";

it("of a double click, the second presses nothing that a popup uncovers or brings", () => {
  const stop = ignoreSecondClicks();
  document.body.innerHTML = `
    <div><button id="users"></button><div class="ant-dropdown"><i id="language"></i></div></div>
    <div><button id="delete"></button></div>`;
  const pressed: string[] = [];
  document.body.addEventListener("click", ({ target }) => {
    if (target instanceof Element) pressed.push(target.id);
  });
  const click = (id: string, detail: number) => {
    const event = new MouseEvent("click", { bubbles: true, detail });
    document.getElementById(id)?.dispatchEvent(event);
  };
  click("delete", 1);
  click("users", 2);
  click("users", 3);
  expect(pressed).toEqual(["delete"]);
  click("users", 1);
  click("delete", 2);
  click("users", 3);
  expect(pressed).toEqual(["delete", "users", "users"]);
  click("language", 1);
  click("users", 2);
  click("language", 0);
  expect(pressed).toEqual(["delete", "users", "users", "language", "language"]);
  stop();
});
