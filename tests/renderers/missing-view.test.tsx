import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { BlockView } from "../../renderers/runtime/page/block-view.tsx";
import { HostContext, PageStoreContext } from "../../renderers/runtime/page/contexts.ts";
import { createPageStore } from "../../renderers/runtime/page/page-store.ts";
import { cellViewOf } from "../../renderers/runtime/show/cell-view.tsx";
import { pageHost } from "../support/page-host.ts";
import { compileBody } from "../support/shipped-environment.ts";

describe("what has no view in this product", () => {
  it("is named where a block should stand, and its neighbours would go on", () => {
    const { plan } = compileBody({ kind: "detail", record: "notice.getPublic" });
    if (!plan) throw new Error("There is no plan.");
    const markup = renderToStaticMarkup(
      <HostContext value={pageHost("en")}>
        <PageStoreContext value={createPageStore()}>
          <BlockView plan={{ ...plan.body, kind: "timeline" }} />
        </PageStoreContext>
      </HostContext>,
    );
    expect(markup).toContain("there is no view for the kind “timeline”");
  });

  it("is named where a cell should stand, and shows as no other cell", () => {
    const Cell = cellViewOf("rating");
    expect(cellViewOf("rating")).toBe(Cell);
    const field = { name: "a", label: "A", help: null, type: { kind: "any" }, schema: {} } as const;
    const markup = renderToStaticMarkup(
      <HostContext value={pageHost("en")}>
        <Cell value="secret" row={{}} field={{ ...field, isRequired: false, dictionary: null }} />
      </HostContext>,
    );
    expect(markup).toContain("the cell “rating” has no view");
    expect(markup).not.toContain("secret");
  });
});
