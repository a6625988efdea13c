// @vitest-environment happy-dom
import { readdirSync, readFileSync } from "node:fs";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { shippedCatalogue } from "../../src/catalogue/shipped.ts";
import { readPageFiles } from "../../src/cli/page-files.ts";
import type { Fixtures } from "../../src/snapshot/fixture-wire.ts";
import { layOut } from "../../src/snapshot/lay-out.ts";
import { renderPage, type SnapshotRequest } from "../../src/snapshot/render-page.tsx";

const catalogue = shippedCatalogue();

const fixtures: Fixtures = Object.fromEntries(
  readdirSync("fixtures").map((operationId) => [
    operationId,
    Object.fromEntries(
      readdirSync(`fixtures/${operationId}`).map((file) => [
        file.replace(".json", ""),
        JSON.parse(readFileSync(`fixtures/${operationId}/${file}`, "utf8")),
      ]),
    ),
  ]),
);

const user = {
  ...{ id: 1, username: "sofia.super", fullname: "Sofía Herrera" },
  ...{ isAdmin: false, isSuperAdministrators: true, isAdministrators: false },
  ...{ isAreaManager: false, isComprehensive: false, isCustomerRole: false },
};

const views: readonly [string, Pick<SnapshotRequest, "state" | "can">][] = [
  ["loaded", { state: "loaded", can: () => true }],
  ["empty", { state: "empty", can: () => true }],
  ["error", { state: "error", can: () => true }],
  ["no permission", { state: "loaded", can: () => false }],
];

beforeAll(() => {
  // What is shown of a moment depends on where and when one looks.
  process.env.TZ = "UTC";
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-06-01T12:00:00Z") });
  Reflect.set(globalThis, "IS_REACT_ACT_ENVIRONMENT", true);
  layOut(globalThis);
});

describe.each(readPageFiles())("$path", ({ path, source }) => {
  it.each(views)("%s", async (name, view) => {
    const text = await renderPage({
      path,
      source,
      catalogue,
      fixtures,
      language: "en",
      user,
      ...view,
    });
    await expect(`${text}\n`).toMatchFileSnapshot(`${path}/${name.replaceAll(" ", "-")}.txt`);
  });
});
