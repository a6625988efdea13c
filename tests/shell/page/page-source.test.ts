// @vitest-environment happy-dom
import { beforeAll, describe, expect, it } from "vitest";
import { shippedCatalogue } from "../../../src/catalogue/shipped.ts";
import { thisBuild } from "../../../src/language/compile/this-build.ts";
import { startLanguage } from "../../../src/shell/language/language-store.ts";
import { createPageSources } from "../../../src/shell/page/page-source.ts";
import { CallError } from "../../../src/wire/wire.ts";

const path = "points/rules";
const source = '{ "title": "Rules" }';
const problems = [{ code: "missingProperty", pointer: "/body" }];
const plan = JSON.stringify({ plan: null, problems });
const catalogue = shippedCatalogue();

type Answers = Readonly<Record<string, object>>;

/** The pages of a service that offers only these operations. */
function pagesOf(answers: Answers, own: readonly string[] | null = ["system"], isServed = true) {
  const asked: [string, object][] = [];
  let services = "first";
  const pages = createPageSources({
    isServed,
    own,
    isSignedIn: () => true,
    catalogue: () => catalogue,
    services: () => services,
    wire: {
      call: async (operation, args) => {
        asked.push([operation, args]);
        const data = answers[operation];
        if (!data) throw new CallError("application", operation, "No such page.", { code: 40400 });
        return { code: 20000, message: "", data, etag: '"published-3"' };
      },
    },
  });
  const importAnother = () => {
    services = "second";
  };
  return { pages, asked, importAnother };
}

beforeAll(startLanguage);

const published = { path, version: 3, state: "published" };
const planned = { ...published, plan, source: null, usesImported: false };

describe("a page of the service", () => {
  it("comes as a plan for this build and the services that are known here", async () => {
    const { pages, asked } = pagesOf({ "page.getPlan": planned });
    const page = await pages.load(path);
    expect(page).toMatchObject({ version: 3, etag: '"published-3"', services: null });
    expect(page?.draw(catalogue).problems).toEqual(problems);
    const request = { path, build: thisBuild, own: ["system"], services: "first" };
    expect(asked).toEqual([["page.getPlan", request]]);
  });

  it("that calls imported services is drawn beside those alone for which it was planned", async () => {
    const { pages, importAnother } = pagesOf({
      "page.getPlan": { ...planned, usesImported: true },
    });
    const page = await pages.load(path);
    expect(page?.services).toBe("first");
    expect(page && pages.isCurrent(page)).toBe(true);
    importAnother();
    expect(page && pages.isCurrent(page)).toBe(false);
  });

  it("is compiled here where the service has no plan of it for this browser", async () => {
    const { pages, asked } = pagesOf({ "page.getPlan": { ...planned, plan: null, source } });
    const page = await pages.load(path);
    expect(page).toMatchObject({ text: source, version: 3, services: null });
    expect(page?.draw(catalogue).problems).toMatchObject([{ code: "missingProperty" }]);
    expect(asked.length).toBe(1);
  });

  it("is compiled here where the service knows nothing of plans, or overlays lie here", async () => {
    const older = pagesOf({ "page.getOne": { ...published, source } });
    expect(await older.pages.load(path)).toMatchObject({ text: source, version: 3 });
    const overlaid = pagesOf(
      { "page.getPlan": planned, "page.getOne": { ...published, source } },
      null,
    );
    expect(await overlaid.pages.load(path)).toMatchObject({ text: source });
    expect(overlaid.asked).toEqual([["page.getOne", { path }]]);
  });

  it("is not there where the service has neither", async () => {
    expect(await pagesOf({}).pages.load(path)).toBeNull();
  });
});

it("a shipped page is compiled where nothing was built", async () => {
  const { pages, asked } = pagesOf({}, [], false);
  const page = await pages.load("points/user");
  expect(page).toMatchObject({ version: 0, etag: null });
  expect(page?.draw(catalogue).page?.plan.path).toBe("points/user");
  expect(await pages.load("points/none")).toBeNull();
  expect(asked).toEqual([]);
});
