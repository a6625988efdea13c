// @vitest-environment happy-dom
import { useLayoutEffect } from "react";
import { describe, expect, it } from "vitest";
import type { Catalogue } from "../../src/catalogue/catalogue.ts";
import { compileToDraw } from "../../src/language/compile/compile-page.ts";
import type { DrawnPage } from "../../src/language/page.ts";
import { useLastPage } from "../../src/preview/use-last-page.ts";
import { mountedEach } from "../support/mounted.ts";
import { environment } from "../support/shipped-environment.ts";

const mounted = mountedEach();

function pageOf(title: string, columns: readonly string[]): DrawnPage | null {
  const table = { kind: "table", rows: "culturalGroup.page" };
  const items = [
    { ...table, columns: ["name"] },
    { ...table, columns },
  ];
  const source = JSON.stringify({ title, body: { kind: "stack", items } });
  return compileToDraw("points/groups", source, environment, "draft").page;
}

let latest: DrawnPage | null = null;

interface DrawnProps {
  page: DrawnPage | null;
  catalogue?: Catalogue;
}

function Drawn({ page, catalogue = environment.catalogue }: DrawnProps): null {
  const drawn = useLastPage(page, catalogue);
  useLayoutEffect(() => {
    latest = drawn;
  });
  return null;
}

describe("the page that the preview draws while somebody types", () => {
  it("keeps the plans of unchanged blocks, which are then not redrawn, and takes the others", async () => {
    const drawing = async (page: DrawnPage | null) => {
      await mounted.draw(<Drawn page={page} />);
      return latest?.plan;
    };
    const first = await drawing(pageOf("Groups", ["name"]));
    const renamed = await drawing(pageOf("All groups", ["name"]));
    expect(renamed?.title).not.toEqual(first?.title);
    expect(renamed?.body).toBe(first?.body);
    expect(renamed?.blocks).toBe(first?.blocks);
    expect(await drawing(null)).toBe(renamed);
    const wider = await drawing(pageOf("All groups", ["name", "remark"]));
    expect(wider?.title).toBe(renamed?.title);
    expect(wider?.blocks["/body/items/0"]).toBe(first?.blocks["/body/items/0"]);
    expect(wider?.blocks["/body/items/1"]).toEqual(
      pageOf("", ["name", "remark"])?.plan.blocks["/body/items/1"],
    );
  });

  it("stays with the catalogue that it was planned with while another one allows no page", async () => {
    const another: Catalogue = { ...environment.catalogue };
    const page = pageOf("Groups", ["name"]);
    await mounted.draw(<Drawn page={page} />);
    await mounted.draw(<Drawn page={null} catalogue={another} />);
    expect(latest?.catalogue).toBe(environment.catalogue);
    await mounted.draw(<Drawn page={pageOf("Groups", ["name"])} catalogue={another} />);
    expect(latest?.catalogue).toBe(another);
  });
});
