import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, describe, expect, it } from "vitest";
import { cellViews } from "../../../renderers/cell-views.gen.ts";
import { timeAgoText } from "../../../renderers/cells/timeAgo/Cell.tsx";
import { HostContext, PageStoreContext } from "../../../renderers/runtime/page/contexts.ts";
import { createPageStore } from "../../../renderers/runtime/page/page-store.ts";
import { cellViewOf } from "../../../renderers/runtime/show/cell-view.tsx";
import { type Language, languages } from "../../../src/i18n/language.ts";
import { pageHost } from "../../support/page-host.ts";
import { tablePlan } from "../blocks/table/table-plan.ts";

const group = { id: 7, name: "Chess", status: 1, userCount: 1250, deptCount: 5, remark: "" };

interface Drawn {
  cell: unknown;
  row?: Readonly<Record<string, unknown>>;
  rows?: string;
  language?: Language;
  can?: boolean;
}

// Some cells draw with code that is loaded when a table names them.
beforeAll(async () => {
  await Promise.all(Object.keys(cellViews).map((name) => cellViewOf(name).late?.load()));
});

/** The markup of a cell with settings from a page. */
function drawn(field: string, { cell, row = group, rows, language = "en", can = true }: Drawn) {
  const plan = tablePlan({ rows: rows ?? "culturalGroup.page", columns: [{ field, cell }] });
  const column = plan.columns[0];
  if (!column) throw new Error("There is no column.");
  const View = cellViewOf(column.cell);
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <HostContext value={{ ...pageHost(language), can: () => can }}>
        <PageStoreContext value={createPageStore()}>
          <View value={row[field]} row={row} field={column} subject="Chess" />
        </PageStoreContext>
      </HostContext>
    </QueryClientProvider>,
  );
}

const read = (...parameters: Parameters<typeof drawn>): string =>
  drawn(...parameters)
    .replace(/<[^>]*>/g, "")
    .replace(/\s/g, " ");

describe("an amount of money", () => {
  it("stands as each language writes its currency", () => {
    const cell = { kind: "money", currency: "EUR" };
    const written = languages.map((language) => read("userCount", { cell, language }));
    expect(written).toEqual(["€1,250.00", "€1,250.00", "1250,00 €", "€1,250.00"]);
    expect(read("userCount", { cell: { kind: "money", currency: "JPY" } })).toBe("JP¥1,250");
  });
});

describe("a share", () => {
  it("is one of a hundred, of another number, or of another field of the record", () => {
    expect(read("deptCount", { cell: "percentage" })).toBe("5%");
    expect(read("deptCount", { cell: { kind: "percentage", whole: 8 }, language: "es" })).toBe(
      "62,5 %",
    );
    expect(read("deptCount", { cell: { kind: "percentage", whole: "userCount" } })).toBe("0.4%");
  });

  it("is the plain value where there is no whole", () => {
    const row = { ...group, userCount: 0 };
    expect(read("deptCount", { cell: { kind: "percentage", whole: "userCount" }, row })).toBe("5");
    expect(read("deptCount", { cell: "percentage", row: { ...group, deptCount: "x" } })).toBe("x");
  });

  it("as progress is a named bar that says it in words; more than all fills it", () => {
    const markup = drawn("deptCount", { cell: { kind: "progress", whole: 4 } });
    expect(markup).toContain('role="progressbar"');
    expect(markup).toContain('aria-label="Departments: Chess"');
    expect(markup).toContain('aria-valuenow="100"');
    expect(markup).toContain('aria-valuetext="125%"');
  });
});

describe("how long ago something was", () => {
  const now = Date.UTC(2026, 10, 21, 12);
  const ago = (seconds: number, language: Language = "en") =>
    timeAgoText(now - seconds * 1000, now, language);

  it("is told in the largest unit that fits, in each language, before and after", () => {
    expect([20, 60, 3_599, 3_600, 86_400, 40 * 86_400, 800 * 86_400].map((s) => ago(s))).toEqual([
      "now",
      "1 minute ago",
      "59 minutes ago",
      "1 hour ago",
      "1 day ago",
      "1 month ago",
      "2 years ago",
    ]);
    expect(ago(-7_200)).toBe("in 2 hours");
    expect(languages.map((language) => ago(7_200, language))).toEqual([
      "2 hours ago",
      "2小时前",
      "hace 2 horas",
      "2 時間前",
    ]);
  });

  it("has the exact time as its title, and for programs", () => {
    const row = { ...group, updateTime: "2024-02-29T12:34:56Z" };
    const markup = drawn("updateTime", { cell: "timeAgo", row });
    expect(markup).toContain('dateTime="2024-02-29T12:34:56.000Z"');
    expect(markup).toMatch(/title="29 Feb 2024, \d\d:34:56"/);
    expect(read("updateTime", { cell: "timeAgo", row })).toMatch(/^\d+ years ago$/);
  });
});

describe("a person", () => {
  it("is a name; picture or initial are an ornament", () => {
    const rows = "member.getList";
    const row = { fullname: "Ada Lovelace", thumb: "/a.png" };
    const markup = drawn("fullname", { cell: "user", rows, row });
    expect(markup).toMatch(/aria-hidden="true"[^>]*><span[^>]*><img[^>]*src="\/a.png"/);
    expect(read("fullname", { cell: "user", rows, row })).toBe("Ada Lovelace");
    const unsafe = drawn("fullname", {
      cell: "user",
      rows,
      row: { ...row, thumb: "javascript:1" },
    });
    expect(unsafe).not.toContain("javascript");
    expect(unsafe).toContain(">A<");
  });
});

describe("a text to be copied", () => {
  it("has a button that is named by what it copies", () => {
    const row = { ...group, remark: "<b>on Mondays</b>" };
    const markup = drawn("remark", { cell: "copy", row });
    expect(markup).toContain('aria-label="Copy Remark &lt;b&gt;on Mondays&lt;/b&gt;"');
    expect(drawn("remark", { cell: "copy" })).not.toContain("<button");
  });
});

describe("a switch", () => {
  const cell = {
    kind: "switch",
    save: {
      call: "culturalGroup.update",
      with: { id: "row.id", name: "row.name", status: "value" },
    },
    enabled: "row.userCount > 0",
  };

  it("is named by its field and record, and usable while it may be", () => {
    const markup = drawn("status", { cell });
    expect(markup).toContain('role="switch"');
    expect(markup).toContain('aria-checked="true"');
    expect(markup).toContain('aria-label="Status: Chess"');
    expect(markup).not.toContain("disabled");
    expect(drawn("status", { cell, row: { ...group, userCount: 0 } })).toContain("disabled");
  });

  it("is the plain value without the permission to save, and for what is neither on nor off", () => {
    expect(drawn("status", { cell, can: false })).not.toContain("switch");
    expect(drawn("status", { cell, row: { ...group, status: 2 } })).not.toContain('role="switch"');
  });
});
