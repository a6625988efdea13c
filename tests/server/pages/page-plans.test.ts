import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createEnvironment } from "../../../renderers/environment.ts";
import { shippedCatalogue } from "../../../src/catalogue/shipped.ts";
import type { Requests } from "../../../src/catalogue/types.gen.ts";
import { translators } from "../../../src/i18n/texts.ts";
import { compilePage } from "../../../src/language/compile/compile-page.ts";
import { thisBuild } from "../../../src/language/compile/this-build.ts";
import type { TravellingPage } from "../../../src/language/page.ts";
import { planPage } from "../../../src/server/pages/page-plans.ts";
import { petsApi } from "../../support/pets.ts";
import { startService, type TestService } from "../../support/service.ts";

const path = "points/cultural-group";
const own = ["system", "points"];
const petsPage = JSON.stringify({
  title: "Pets",
  body: { kind: "table", rows: { call: "pets.listPets" } },
});

let service: TestService;
let planned: string[];

beforeAll(async () => {
  planned = [];
  service = await startService({
    sampleData: false,
    planPage: (page, source, against) => {
      planned.push(page);
      return planPage(page, source, against);
    },
  });
});
afterAll(() => service.stop());

const asked = (given: Partial<Requests["page.getPlan"]> = {}) => ({
  path,
  build: thisBuild,
  own,
  services: "",
  ...given,
});
const ask = (given?: Partial<Requests["page.getPlan"]>) =>
  service.ask("page.getPlan", asked(given));
const publish = async (to: string, source: string) => {
  await service.ask("page.saveDraft", { path: to, source });
  await service.ask("page.publish", { path: to });
};
const pageIn = (plan: string | null): TravellingPage => JSON.parse(plan ?? "");
const versionOf = async (page: string) => {
  const [version] = await service.ask("page.getVersions", { paths: [page] });
  return version?.etag;
};

describe("a page that is asked for to be drawn", () => {
  it("is answered as the plan that the same source has everywhere, made once", async () => {
    const source = await readFile(`schemas/pages/${path}.json`, "utf8");
    const environment = createEnvironment(shippedCatalogue(), translators.ja);
    const { plan, problems } = compilePage(path, source, environment);
    const answer = await ask();
    expect(answer).toMatchObject({ version: 0, state: "shipped", source: null });
    expect(answer.usesImported).toBe(false);
    expect(pageIn(answer.plan)).toEqual({ plan, problems });
    await ask();
    expect(planned).toEqual([path]);
  });

  it("is its source for a browser of another build", async () => {
    const { source } = await service.ask("page.getOne", { path });
    expect(await ask({ build: "another" })).toMatchObject({ plan: null, source });
    expect(await ask({ build: "" })).toMatchObject({ plan: null, source });
  });

  it("is given to those alone who are given its source", async () => {
    const codeOf = async (page: string) =>
      (await service.call("page.getPlan", asked({ path: page }))).envelope.code;
    expect(await codeOf(path)).toBe(50008);
    expect(await codeOf("nothing")).toBe(50008);
    expect(await codeOf("sign-in/password")).toBe(50008);
    const token = service.adminToken;
    const missing = await service.call("page.getPlan", asked({ path: "nothing" }), { token });
    expect(missing.envelope.code).toBe(40400);
  });

  it("needs what nobody has where another back end answers a call that is ours alone", async () => {
    const screens = { path: "system/screens" };
    expect((await ask(screens)).plan).not.toContain('"requires":["absent"]');
    expect((await ask({ ...screens, own: [] })).plan).toContain('"requires":["absent"]');
  });
});

it("what is published is planned anew, and named as its version", async () => {
  const added = "points/planned";
  const page = (title: string) =>
    JSON.stringify({ title, body: { kind: "table", rows: { call: "dictType.list" } } });
  await publish(added, page("First"));
  const first = await service.call("page.getPlan", asked({ path: added }), {
    token: service.adminToken,
  });
  expect(first.headers.get("etag")).toBe(await versionOf(added));
  await publish(added, page("Second"));
  const second = await ask({ path: added });
  expect(second).toMatchObject({ version: 2, state: "published" });
  expect(pageIn(second.plan).plan?.title).toBe("Second");
});

it("a page that calls an imported service is planned for who knows that service, as it is now", async () => {
  const before = await service.ask("service.getDocuments", { revision: "" });
  await service.ask("service.save", { name: "pets", source: JSON.stringify(petsApi) });
  await publish("points/pets", petsPage);
  const { revision: services } = await service.ask("service.getDocuments", { revision: "" });
  expect(services).not.toBe(before.revision);
  const unknown = await ask({ path: "points/pets" });
  expect(unknown).toMatchObject({ plan: null, source: petsPage, usesImported: false });
  const known = await ask({ path: "points/pets", services });
  expect(known).toMatchObject({ source: null, usesImported: true });
  expect(pageIn(known.plan).problems).toEqual([]);
  // The plan of a page that calls none of the imported services does not depend on the platform's
  // services.
  expect(await ask({ services: "others" })).toMatchObject({ source: null, usesImported: false });
});
