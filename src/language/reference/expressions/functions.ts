import type { ExpressionEntries } from "./entry.ts";

const part =
  "A part of a day or a moment: the year, the quarter, the month, the week of the year, the day, the weekday from Monday, 1, to Sunday, 7, the hour, the minute, the second.";
const change = "The text with small or capital letters; with `Ascii` only A to Z are changed.";
const rounded =
  "Rounded to so many digits behind the point, none unless said: to the nearest, down or up.";

/** Functions that are called by name. */
export const functionEntries = {
  can: {
    summary: "Whether the member holds a permission.",
    example: "can('orders:add')",
    result: true,
  },
  size: {
    summary: "How many characters a text has, or members a list.",
    example: "size(row.tags)",
    result: 2,
  },
  string: { summary: "A value as text.", example: "string(row.id) + '!'", result: "7!" },
  encode: {
    summary: "A value as it is written in the query of an address.",
    example: "'/orders?name=' + encode('A & B')",
    result: "/orders?name=A%20%26%20B",
  },
  number: {
    summary: "The number that a text is; of what is none, nothing.",
    example: "number('12.5') + 1",
    result: 13.5,
  },
  sum: {
    summary: "The sum of a list of numbers; nothing counts for nothing.",
    example: "sum([1, 2, null])",
    result: 3,
  },
  average: {
    summary: "The average of a list of numbers.",
    example: "average([1, 2])",
    result: 1.5,
  },
  min: { summary: "The least of a list, or of two values.", example: "min([3, 1, 2])", result: 1 },
  max: {
    summary: "The greatest of a list, or of two values.",
    example: "max(row.total, 200)",
    result: 200,
  },
  abs: { summary: "A number without its sign.", example: "abs(-3)", result: 3 },
  round: { summary: rounded, example: "round(row.total / 7, 2)", result: 17.21 },
  floor: { summary: rounded, example: "floor(2.7)", result: 2 },
  ceil: { summary: rounded, example: "ceil(2.1)", result: 3 },
  now: {
    summary: "The present moment, to the minute.",
    example: "now()",
    result: "2026-06-01T12:00:00Z",
  },
  today: { summary: "The present day.", example: "row.dueOn < today()", result: false },
  date: {
    summary: "The day of a moment.",
    example: "date(row.shippedAt)",
    result: "2026-05-31",
  },
  dateTime: {
    summary:
      "The moment at which clocks show a time of a day; an hour that they skip is the next, of one that comes twice the first is meant.",
    example: "dateTime('2026-03-29', '02:30:00', 'Europe/Berlin')",
    result: "2026-03-29T01:30:00Z",
  },
  add: {
    summary:
      "A day or a moment later, or earlier where the number is negative; from a 31st to a shorter month it is the last day.",
    example: "add('2026-01-31', 1, 'months')",
    result: "2026-02-28",
  },
  difference: {
    summary: "How many whole units lie from one day or moment to another.",
    example: "difference(today(), row.dueOn, 'days')",
    result: 14,
  },
  year: { summary: part, example: "year(row.dueOn)", result: 2026 },
  quarter: { summary: part, example: "quarter(row.dueOn)", result: 2 },
  month: { summary: part, example: "month(row.dueOn)", result: 6 },
  week: { summary: part, example: "week(row.dueOn)", result: 25 },
  day: { summary: part, example: "day(row.dueOn)", result: 15 },
  weekday: { summary: part, example: "weekday(row.dueOn)", result: 1 },
  hour: { summary: part, example: "hour(row.shippedAt, 'Asia/Tokyo')", result: 1 },
  minute: { summary: part, example: "minute(row.shippedAt)", result: 30 },
  second: { summary: part, example: "second(row.shippedAt)", result: 0 },
  startOf: {
    summary: "The first day or moment of the period around a day or a moment.",
    example: "startOf(today(), 'quarter')",
    result: "2026-04-01",
  },
  endOf: {
    summary: "The last day or moment of the period around a day or a moment.",
    example: "endOf(row.dueOn, 'month')",
    result: "2026-06-30",
  },
  days: {
    summary: "All days from one to another, both of them too.",
    example: "days('2026-02-27', '2026-03-01')",
    result: ["2026-02-27", "2026-02-28", "2026-03-01"],
  },
  format: {
    summary: "A day or a moment as the language that is shown writes it.",
    example: "format(row.dueOn, 'long')",
    result: "Monday, 15 June 2026",
  },
} satisfies ExpressionEntries;

/** Functions that are called on a value. */
export const methodEntries = {
  contains: {
    summary: "Whether a text has another in it.",
    example: "row.no.contains('10')",
    result: true,
  },
  startsWith: {
    summary: "Whether a text begins with another.",
    example: "row.no.startsWith('SO')",
    result: true,
  },
  endsWith: {
    summary: "Whether a text ends with another.",
    example: "row.no.endsWith('9')",
    result: false,
  },
  trim: { summary: "The text without space around it.", example: "' a '.trim()", result: "a" },
  lower: { summary: change, example: "'Élan'.lower()", result: "élan" },
  upper: { summary: change, example: "'Élan'.upper()", result: "ÉLAN" },
  lowerAscii: { summary: change, example: "'Élan'.lowerAscii()", result: "Élan" },
  upperAscii: { summary: change, example: "'Élan'.upperAscii()", result: "ÉLAN" },
  replace: {
    summary: "The text with the second argument wherever the first stood.",
    example: "row.no.replace('-', ' ')",
    result: "SO 1002",
  },
  substring: {
    summary: "The characters from a place, the first at 0, to before another, or to the end.",
    example: "row.no.substring(3)",
    result: "1002",
  },
  split: {
    summary: "The parts of a text between a sign.",
    example: "'a, b'.split(', ')",
    result: ["a", "b"],
  },
  size: {
    summary: "How many characters a text has, or members a list.",
    example: "row.no.size()",
    result: 7,
  },
  join: {
    summary: "The texts of a list with a sign between them.",
    example: "row.tags.join(', ')",
    result: "new, urgent",
  },
  first: { summary: "The first member of a list.", example: "row.tags.first()", result: "new" },
  last: { summary: "The last member of a list.", example: "row.tags.last()", result: "urgent" },
  reverse: { summary: "The list from its end.", example: "[1, 2].reverse()", result: [2, 1] },
  sort: {
    summary: "The members of a list in their order; nothing comes last.",
    example: "[3, 1, 2].sort()",
    result: [1, 2, 3],
  },
  distinct: {
    summary: "Each value of a list once.",
    example: "data.map(order, order.status).distinct()",
    result: ["open", "paid"],
  },
} satisfies ExpressionEntries;
