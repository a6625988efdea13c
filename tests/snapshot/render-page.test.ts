// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { shippedCatalogue } from "../../src/catalogue/shipped.ts";
import type { SnapshotState } from "../../src/snapshot/fixture-wire.ts";
import { renderPage } from "../../src/snapshot/render-page.tsx";
import { memberOfRole } from "../../src/snapshot/role.ts";

const body = { kind: "table", rows: "culturalGroup.page", search: [], columns: ["name"] };

const drawn = async (state: SnapshotState) =>
  await renderPage({
    path: "my/groups",
    source: JSON.stringify({ title: "Mine", body }),
    catalogue: shippedCatalogue(),
    fixtures: {},
    state,
    language: "en",
    can: () => true,
    user: memberOfRole("superAdministrator"),
  });

it("draws no page whose reads have no fixture, which would only ever show that they failed", async () => {
  const sentence = /fixtures\/culturalGroup\.page\/loaded\.json.*screens record/;
  await expect(drawn("loaded")).rejects.toThrow(sentence);
  await expect(drawn("empty")).rejects.toThrow(sentence);
  // There the failure is what is to be seen.
  expect(await drawn("error")).toContain("The data could not be loaded.");
});

it("draws a page of one record with an example of the id that its address has", async () => {
  const call = "menu.getOne";
  const page = { title: "One", params: { id: "integer" } };
  const record = { call, with: { id: "params.id" } };
  const source = JSON.stringify({ ...page, body: { kind: "detail", record, fields: ["title"] } });
  const answer = { code: 20_000, msg: "", data: { id: 1, title: "Choir" } };
  const request = {
    path: "my/node",
    source,
    catalogue: shippedCatalogue(),
    fixtures: { [call]: { loaded: { answer } } },
    state: "loaded",
    language: "en",
    can: () => true,
    user: memberOfRole("superAdministrator"),
  } as const;
  expect(await renderPage(request)).toContain("Choir");
});
