// @vitest-environment happy-dom
import { act, createElement } from "react";
import { beforeEach, describe, expect, it } from "vitest";
import { useQueryPart } from "../../../../renderers/runtime/address/use-query-part.ts";
import {
  HostContext,
  PageStoreContext,
  RouteContext,
} from "../../../../renderers/runtime/page/contexts.ts";
import { PageParams } from "../../../../renderers/runtime/page/page-params.tsx";
import { createPageStore } from "../../../../renderers/runtime/page/page-store.ts";
import { useScope } from "../../../../renderers/runtime/page/use-scope.ts";
import type { Language } from "../../../../src/i18n/language.ts";
import { mountedEach } from "../../../support/mounted.ts";
import { pageHost } from "../../../support/page-host.ts";

const plans = { id: { type: "integer", isRequired: true } } as const;

/**
 * A component in place of a page's only block, which shows the page's parameters and its own part
 * of the address.
 */
function Told() {
  const { variables } = useScope([]);
  const [part, setPart] = useQueryPart("");
  const search = () => setPart({ name: "b" }, false);
  const told = JSON.stringify([variables.params, part]);
  return createElement("button", { type: "button", onClick: search }, told);
}

describe("a page that declares parameters", () => {
  const mounted = mountedEach();
  let asked: unknown[];

  beforeEach(() => {
    asked = [];
  });

  async function drawn(query: Record<string, string>, language: Language = "en") {
    const setQuery = (next: unknown) => asked.push(next);
    const host = { ...pageHost(language), setQuery };
    const page = createElement(PageParams, { plans }, createElement(Told));
    const stored = createElement(PageStoreContext, { value: createPageStore() }, page);
    const route = { path: "/one", query };
    const routed = createElement(RouteContext, { value: route }, stored);
    await mounted.draw(createElement(HostContext, { value: host }, routed));
    return mounted.container.textContent;
  }

  it("reads them from its address by their types", async () => {
    expect(await drawn({ id: "7" })).toBe('[{"id":7},{}]');
  });

  it("keeps them apart from what its only block keeps there", async () => {
    expect(await drawn({ id: "7", name: "a" })).toBe('[{"id":7},{"name":"a"}]');
    await act(async () => mounted.container.querySelector("button")?.click());
    expect(asked).toEqual([{ id: "7", name: "b" }]);
  });

  it("says what it wants where its address does not give it", async () => {
    expect(await drawn({})).toBe(
      "This page cannot be shown with this address“id”, a whole number, is missing from the address.",
    );
    expect(await drawn({ id: "" }, "es")).toContain("falta «id», un número entero");
  });

  it("says what it cannot read, in place of showing another record", async () => {
    expect(await drawn({ id: "seven" })).toContain(
      "“id” in the address is “seven”; it must be a whole number.",
    );
    expect(await drawn({ id: "seven" }, "ja")).toContain("「seven」");
  });
});
