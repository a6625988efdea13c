import { describe, expect, it } from "vitest";
import { createEnvironment } from "../../../renderers/environment.ts";
import { shippedCatalogue } from "../../../src/catalogue/shipped.ts";
import { translators } from "../../../src/i18n/texts.ts";
import { compilePage } from "../../../src/language/compile/compile-page.ts";

const catalogue = shippedCatalogue();

/** The problems of an address in each property that takes one. */
function told(go: string, linkHosts?: readonly string[]): string[] {
  const rows = "culturalGroup.page";
  const from = { call: rows };
  const items = [
    { kind: "table", rows, rowActions: [{ label: "Go", go }] },
    {
      kind: "figures",
      items: [{ label: "All", from, value: "1", go: go.replace("row.", "user.") }],
    },
    { kind: "chart", rows, category: "name", go },
  ];
  const source = JSON.stringify({ title: "Links", body: { kind: "stack", items } });
  const environment = createEnvironment(catalogue, translators.en, linkHosts);
  const { problems } = compilePage("test/links", source, environment);
  return problems.map(({ severity, code, values }) => `${severity} ${code} ${values.host ?? ""}`);
}

const carrying = "'https://docs.example.com/?q=' + encode(row.id)";

describe("an address that would carry data", () => {
  it("to a host that is not listed is told wherever it stands", () => {
    const warning = "warning unlistedHost docs.example.com";
    expect(told(carrying, [])).toEqual([warning, warning, warning]);
  });

  it("is told no more once the operator lists the host, or the data are taken out", () => {
    expect(told(carrying, ["docs.example.com"])).toEqual([]);
    expect(told(carrying, ["*.example.com"])).toEqual([]);
    expect(told("'https://docs.example.com/'", [])).toEqual([]);
  });

  it("is left to whoever follows it where nobody knows the list, or data make the host", () => {
    expect(told(carrying)).toEqual([]);
    expect(told("'https://' + encode(row.id) + '.example.com/'", [])).toEqual([]);
    expect(told("'/points/user?q=' + encode(row.id)", [])).toEqual([]);
  });
});

describe("an address that nobody may follow is an error, whoever lists what", () => {
  it.each([
    "'javascript:alert(1)'",
    "'javascript:alert(' + encode(row.id) + ')'",
    "'mailto:' + encode(row.id)",
    "'https://docs.example.com@evil.example/?q=' + encode(row.id)",
    "'//docs.example.com@evil.example/'",
    "'/.//evil.example/'",
  ])("%s", (go) => {
    expect(new Set(told(go, ["docs.example.com", "evil.example"]))).toEqual(
      new Set(["error unsafeAddress "]),
    );
  });

  it("and what its remedy names is none", () => {
    expect(told("'/points/user'", [])).toEqual([]);
    expect(told("'https://docs.example.com/a@b'", [])).toEqual([]);
  });
});
