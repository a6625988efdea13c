import { expect, it } from "vitest";
import { problemsOf } from "../../../mistakes/check.ts";

const told = (isPaid: string) => {
  const chosen = { kind: "filters", name: "chosen", of: "orders.page", fields: ["isPaid"] };
  const rows = { call: "orders.page", with: { isPaid } };
  const table = { kind: "table", rows, search: [], columns: ["no"] };
  const body = { kind: "stack", items: [chosen, table] };
  return problemsOf({ title: "Orders", body }).map(({ code, pointer }) => `${code} ${pointer}`);
};

it("the opposite of a chosen value is told, and the value itself is accepted", () => {
  const at = "/body/items/1/rows/with/isPaid";
  expect(told("!blocks.chosen.values.isPaid")).toEqual([`sendsOpposite ${at}`]);
  expect(told("blocks.chosen.values.isPaid")).toEqual([]);
  expect(told("blocks.chosen.values.isPaid ? false : null")).toEqual([]);
});

it("a month that is written for people is told, and one as the service writes it is accepted", () => {
  const computing = (month: string) => {
    const call = { call: "task.saveMonthAvgPoints", with: { month } };
    const toolbar = [{ label: "Compute", call }];
    const body = { kind: "table", rows: "task.getMonths", search: [], columns: ["month"], toolbar };
    return problemsOf({ title: "Months", body }).map(({ code, pointer }) => `${code} ${pointer}`);
  };
  const at = "/body/toolbar/0/call/with/month";
  expect(computing("format(today(), 'month')")).toEqual([`sendsFormatted ${at}`]);
  expect(computing("today().substring(0, 7)")).toEqual([]);
});
