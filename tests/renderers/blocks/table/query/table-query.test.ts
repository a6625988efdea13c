import { describe, expect, it } from "vitest";
import {
  readTableQuery,
  readTyped,
  requestOf,
  writeTableQuery,
} from "../../../../../renderers/blocks/table/query/table-query.ts";
import { pageOf } from "../../../../../renderers/blocks/table/query/table-rows.ts";
import { partOf, withPart } from "../../../../../renderers/runtime/address/use-query-part.ts";
import { listType, stringType } from "../../../../../src/language/type.ts";
import { tablePlan } from "../table-plan.ts";

const groups = tablePlan({ rows: "culturalGroup.page" });

describe("what an address says of a table", () => {
  it("is the usual where it says nothing", () => {
    expect(readTableQuery({}, groups)).toEqual({
      filters: {},
      page: 1,
      size: 20,
      sort: null,
      folded: [],
    });
  });

  it("gives filters the types of the request", () => {
    const { filters } = readTableQuery({ name: "12", status: "0" }, groups);
    expect(filters).toEqual({ name: "12", status: 0 });
  });

  it("does not count where it does not fit: other values, columns, pages and sizes", () => {
    const part = { status: "7", other: "x", _page: "-3", _size: "33", _sort: "remark" };
    expect(readTableQuery(part, groups)).toEqual(readTableQuery({}, groups));
  });

  it("says the same again once it was read", () => {
    const part = { name: "a&b=c", status: "1", _page: "3", _size: "50", _sort: "-updateTime" };
    expect(writeTableQuery(readTableQuery(part, groups), groups)).toEqual(part);
  });

  it("keeps the folded groups of grouped rows", () => {
    const grouped = tablePlan({ rows: "culturalGroup.page", groupBy: "status" });
    const part = { _folded: '[1,"a]b",""]' };
    expect(readTableQuery(part, grouped).folded).toHaveLength(3);
    expect(writeTableQuery(readTableQuery(part, grouped), grouped)).toEqual(part);
    expect(readTableQuery(part, groups).folded).toEqual([]);
    for (const broken of ["", "[", "1", '{"a":1}']) {
      expect(readTableQuery({ _folded: broken }, grouped).folded).toEqual([]);
    }
  });

  it("leaves out what is as usual", () => {
    const query = { filters: { name: "" }, page: 1, size: 20, sort: null, folded: [] };
    expect(writeTableQuery(query, groups)).toEqual({});
  });

  it("takes up what was typed before, as far as it still fits", () => {
    const typed = { name: "Che", status: 0, gone: "x" };
    expect(readTyped(typed, groups.search)).toEqual({ name: "Che", status: 0 });
    expect(readTyped({ status: 7, name: "" }, groups.search)).toEqual({});
    for (const nothing of [undefined, null, "text"]) {
      expect(readTyped(nothing, groups.search)).toBeNull();
    }
  });

  it("keeps the values of a list apart, whatever they hold", () => {
    const type = listType(stringType);
    const search = groups.search.slice(0, 1).map((input) => ({ ...input, name: "names", type }));
    const plan = { ...groups, search };
    const names = ["a,b", '"', "%"];
    const part = writeTableQuery(
      { filters: { names }, page: 1, size: 20, sort: null, folded: [] },
      plan,
    );
    expect(readTableQuery(part, plan).filters).toEqual({ names });
    expect(readTableQuery({ names: "[broken" }, plan).filters).toEqual({});
  });
});

describe("the parts of an address", () => {
  const query = { name: "a", "groups.name": "b", "groups._page": "2" };

  it("belong to one block each", () => {
    expect(partOf(query, "groups.")).toEqual({ name: "b", _page: "2" });
    expect(partOf(query, "")).toEqual({ name: "a" });
  });

  it("change without each other", () => {
    expect(withPart(query, "groups.", { name: "c" })).toEqual({ name: "a", "groups.name": "c" });
    expect(withPart(query, "", {})).toEqual({ "groups.name": "b", "groups._page": "2" });
  });
});

describe("the request of a table", () => {
  const sort = { field: "name", order: "desc" } as const;

  it("asks for page and order where the operation takes them", () => {
    expect(
      requestOf({ filters: { name: "x" }, page: 2, size: 50, sort, folded: [] }, groups),
    ).toEqual({
      name: "x",
      current: 2,
      size: 50,
      sort: "name",
      order: "desc",
    });
  });

  it("asks for the order in the form that its one parameter takes", () => {
    const list = { ...groups.rows.list, ascending: "{}:asc", descending: "{}:desc" };
    const { order: _, ...one } = list;
    const signed = { ...groups, rows: { ...groups.rows, list: one } };
    const query = { filters: {}, page: 1, size: 20, folded: [] };
    expect(requestOf({ ...query, sort }, signed)).toMatchObject({ sort: "name:desc" });
    const rising = { ...sort, order: "asc" } as const;
    expect(requestOf({ ...query, sort: rising }, signed)).toMatchObject({ sort: "name:asc" });
    expect(requestOf({ ...query, sort }, signed)).not.toHaveProperty("order");
  });

  it("asks for all rows where they come at once", () => {
    const users = tablePlan({ rows: "pointsSysUser.getByDeptId" });
    expect(requestOf({ filters: {}, page: 2, size: 50, sort, folded: [] }, users)).toEqual({});
  });

  it("offers the page sizes that the operation takes, and its own", () => {
    expect(groups.pageSizes).toEqual([10, 20, 50, 100, 200, 500]);
    const own = tablePlan({ rows: "culturalGroup.page", pageSize: 15 });
    expect(own.pageSizes).toContain(15);
  });

  it("has all rows that come at once in one scroll, unless its page wants pages of them", () => {
    const users = tablePlan({ rows: "pointsSysUser.getByDeptId" });
    expect(users.pageSizes).toEqual([]);
    const all = Array.from({ length: 100_000 }, (_none, id) => ({ id }));
    const query = readTableQuery({ _page: "1" }, users);
    expect(pageOf(all, query, new Intl.Collator("en"))).toHaveLength(100_000);
    const paged = tablePlan({ rows: "pointsSysUser.getByDeptId", pageSize: 20 });
    expect(paged.pageSizes).toContain(20);
    expect(pageOf(all, readTableQuery({}, paged), new Intl.Collator("en"))).toHaveLength(20);
  });
});
