import { expect, it } from "vitest";
import { onceEach } from "../../../src/shell/search/found.ts";

const found = (...titles: string[]) =>
  titles.map((title) => ({
    key: `user.${title}`,
    title,
    hint: "",
    leads: { address: "/", isExternal: false },
  }));
const group = (heading: string, ...titles: string[]) => {
  return { key: heading, heading, items: found(...titles) };
};

it("finds a record that several lists show only once, on the first page of the menu", () => {
  const users = group("Users", "Ana", "Ben", "Ana");
  const departments = group("Departments", "Ben", "Cho");
  expect(onceEach([users, departments, group("Home", "Cho", "Ana")])).toEqual([
    group("Users", "Ana", "Ben"),
    group("Departments", "Cho"),
  ]);
});
