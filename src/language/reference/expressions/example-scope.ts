import { dateTimeType, dateType } from "../../expression/dates/date-types.ts";
import type { ScopeTypes, ScopeValues } from "../../expression/scope.ts";
import { boolType, listType, numberType, recordType, stringType } from "../../type.ts";

const row = {
  id: 7,
  no: "SO-1002",
  status: "open",
  total: 120.5,
  tags: ["new", "urgent"],
  owner: { id: 3, name: "Chen" },
  dueOn: "2026-06-15",
  shippedAt: "2026-05-31T16:30:00Z",
  note: null,
};

const data = [
  { no: "B", status: "open", total: 20 },
  { no: "A", status: "paid", total: 5 },
  { no: "C", status: "open", total: 30 },
];

/** The values of the variables that the examples of the reference use. */
export const exampleVariables = {
  row,
  outer: row,
  data,
  form: { name: "Order", amount: 3 },
  user: { id: 3, fullname: "Chen", isAdmin: true },
  params: { id: 7 },
  route: { path: "/orders", query: { status: "open" } },
  blocks: {
    orders: { selected: row, checked: [row], filters: { status: "open" } },
    search: { values: { status: "open" } },
  },
};

const rowType = recordType({
  id: numberType,
  no: stringType,
  status: stringType,
  total: numberType,
  tags: listType(stringType),
  owner: recordType({ id: numberType, name: stringType }),
  dueOn: dateType,
  shippedAt: dateTimeType,
  note: stringType,
});

const filters = recordType({ status: stringType });

/** The types of the examples' values. */
export const exampleTypes: ScopeTypes = {
  row: rowType,
  outer: rowType,
  data: listType(recordType({ no: stringType, status: stringType, total: numberType })),
  form: recordType({ name: stringType, amount: numberType }),
  user: recordType({ id: numberType, fullname: stringType, isAdmin: boolType }),
  params: recordType({ id: numberType }),
  route: recordType({ path: stringType, query: filters }),
  blocks: recordType({
    orders: recordType({ selected: rowType, checked: listType(rowType), filters }),
    search: recordType({ values: filters }),
  }),
};

/** Fixed values for the examples, so that they give the same results at any time and place. */
export const exampleScope: ScopeValues = {
  variables: exampleVariables,
  can: () => true,
  clock: { now: Date.parse("2026-06-01T12:00:00Z"), zone: "Europe/Berlin", language: "en" },
};
