import type { ExpressionEntries } from "./entry.ts";

/** The reference entries of literals. */
export const literals = {
  "'…'": {
    summary: "A text, in single or double quotes; a quote within it after `\\`.",
    example: "\"it's\" == 'it\\'s'",
    result: true,
  },
  "1.5": {
    summary: "A number, with a point and without marks for thousands.",
    example: "1.5 + 1e3",
    result: 1001.5,
  },
  true: { summary: "Yes, and `false` for no.", example: "true && !false", result: true },
  null: { summary: "Nothing.", example: "row.note == null", result: true },
  "[…]": { summary: "A list.", example: "[row.id, 8]", result: [7, 8] },
  "{…}": {
    summary: "A record, its names in quotes.",
    example: "{'id': row.id}",
    result: { id: 7 },
  },
} satisfies ExpressionEntries;

/** The reference entries of operators. */
export const operators = {
  "a.b": {
    summary: "The field of a record; of nothing it is nothing.",
    example: "row.owner.name",
    result: "Chen",
  },
  "a[b]": {
    summary: "The entry of a list, the first at 0, or the field of a record by its name.",
    example: "row.tags[0]",
    result: "new",
  },
  "==": {
    summary:
      "The same: lists and records by what they hold, a number as the text of it, moments wherever their clocks stand.",
    example: "row.tags == ['new', 'urgent']",
    result: true,
  },
  "!=": { summary: "Not the same.", example: "row.status != 'paid'", result: true },
  "<": {
    summary:
      "Less, or earlier; `<=`, `>` and `>=` likewise. Numbers, texts, days and moments have an order, each among themselves.",
    example: "row.dueOn < '2026-07-01'",
    result: true,
  },
  in: {
    summary: "Whether a list holds a value.",
    example: "row.status in ['open', 'paid']",
    result: true,
  },
  "&&": {
    summary: "Both hold.",
    example: "row.total > 100 && row.status == 'open'",
    result: true,
  },
  "||": {
    summary: "One of them holds, or both.",
    example: "row.total > 1000 || row.status == 'open'",
    result: true,
  },
  "!": { summary: "Does not hold.", example: "!(row.total > 1000)", result: true },
  "a ? b : c": {
    summary: "The second value where the first holds, else the third.",
    example: "row.total > 100 ? 'large' : 'small'",
    result: "large",
  },
  "+": {
    summary: "Adds numbers; puts texts, or lists, one after the other.",
    example: "row.no + ': ' + string(row.total)",
    result: "SO-1002: 120.5",
  },
  "-": { summary: "Subtracts numbers.", example: "row.total - 20", result: 100.5 },
  "*": { summary: "Multiplies numbers.", example: "row.total * 2", result: 241 },
  "/": {
    summary: "Divides numbers; by 0 there is nothing.",
    example: "row.total / 2",
    result: 60.25,
  },
  "%": { summary: "The rest of a division.", example: "row.id % 2", result: 1 },
} satisfies ExpressionEntries;

/** The reference entries of macros, whose first argument names the member of the list. */
export const macroEntries = {
  map: {
    summary: "A list of what the second argument gives for each.",
    example: "data.map(order, order.total)",
    result: [20, 5, 30],
  },
  filter: {
    summary: "Those for which the second argument holds.",
    example: "data.filter(order, order.total > 10).map(order, order.no)",
    result: ["B", "C"],
  },
  exists: {
    summary: "Whether it holds for at least one.",
    example: "data.exists(order, order.status == 'paid')",
    result: true,
  },
  all: {
    summary: "Whether it holds for all.",
    example: "data.all(order, order.total > 10)",
    result: false,
  },
  sortBy: {
    summary: "In the order of what the second argument gives; nothing comes last.",
    example: "data.sortBy(order, order.total).map(order, order.no)",
    result: ["A", "B", "C"],
  },
  groupBy: {
    summary:
      "One record for each value of the second argument: `key`, and the `items` that have it.",
    example: "data.groupBy(order, order.status).map(group, group.key)",
    result: ["open", "paid"],
  },
  sumBy: {
    summary: "The sum of what the second argument gives.",
    example: "data.sumBy(order, order.total)",
    result: 55,
  },
} satisfies ExpressionEntries;
