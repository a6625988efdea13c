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
