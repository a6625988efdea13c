// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, createElement } from "react";
import { beforeEach, describe, expect, it } from "vitest";
import { SearchForm } from "../../../../../renderers/blocks/table/search/search-form.tsx";
import { HostContext, PageStoreContext } from "../../../../../renderers/runtime/page/contexts.ts";
import { createPageStore } from "../../../../../renderers/runtime/page/page-store.ts";
import { mountedEach } from "../../../../support/mounted.ts";
import { pageHost } from "../../../../support/page-host.ts";
import { problemsOfBody } from "../../../../support/shipped-environment.ts";
import { tablePlan } from "../table-plan.ts";

const rows = "culturalGroup.page";

describe("a field of a search that depends on another", () => {
  const mounted = mountedEach();
  let searched: unknown[];

  beforeEach(async () => {
    searched = [];
    const form = createElement(SearchForm, {
      plan: tablePlan({ rows, search: ["name", { field: "status", when: "form.name == 'a'" }] }),
      filters: { name: "a", status: 1 },
      onSearch: (filters: unknown) => searched.push(filters),
    });
    const client = new QueryClient();
    const asking = createElement(QueryClientProvider, { client }, form);
    const within = createElement(PageStoreContext, { value: createPageStore() }, asking);
    await mounted.draw(createElement(HostContext, { value: pageHost("en") }, within));
  });

  const count = () => mounted.container.querySelectorAll("label").length;

  const enter = async (text: string): Promise<void> => {
    const field = mounted.container.querySelector<HTMLInputElement>("input[type=search]");
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
    await act(async () => {
      setValue?.call(field, text);
      field?.dispatchEvent(new Event("input", { bubbles: true }));
    });
  };

  const send = () =>
    act(async () => {
      const submit = new Event("submit", { bubbles: true, cancelable: true });
      mounted.container.querySelector("form")?.dispatchEvent(submit);
    });

  it("is asked while what is entered so far asks for it", async () => {
    expect(count()).toBe(2);
    await enter("b");
    expect(count()).toBe(1);
    await enter("a");
    expect(count()).toBe(2);
  });

  it("filters only while it is asked", async () => {
    await send();
    await enter("b");
    await send();
    expect(searched).toEqual([{ name: "a", status: 1 }, { name: "b" }]);
  });

  it("may read the fields that the search asks for, by their types, and no others", () => {
    const told = (when: string) =>
      problemsOfBody({ kind: "table", rows, search: ["name", { field: "status", when }] });
    expect(told("form.name == 'a'")).toEqual([]);
    expect(told("form.name == 1")).toEqual(["neverEqual /body/search/1/when"]);
    expect(told("form.current == 1")).toEqual(["unknownMember /body/search/1/when"]);
    expect(told("form.status == 1")).toEqual(["readsItself /body/search/1/when"]);
    expect(told("form.status != 1 || form.name == 'a'")).toEqual([]);
  });
});
