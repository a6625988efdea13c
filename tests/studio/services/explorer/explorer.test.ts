// @vitest-environment happy-dom

import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { App } from "antd";
import { act, createElement } from "react";
import { beforeEach, expect, it } from "vitest";
import { createEnvironment } from "../../../../renderers/environment.ts";
import { HostContext } from "../../../../renderers/runtime/page/contexts.ts";
import { loneHost } from "../../../../renderers/runtime/page/lone-host.ts";
import { shippedCatalogue } from "../../../../src/catalogue/shipped.ts";
import { translators } from "../../../../src/i18n/texts.ts";
import { textOf } from "../../../../src/snapshot/text-of.ts";
import { Explorer } from "../../../../src/studio/services/explorer/explorer.tsx";
import { StudioContext, type StudioHost } from "../../../../src/studio/studio-host.ts";
import { mountedEach } from "../../../support/mounted.ts";

const catalogue = shippedCatalogue();
const held = new Set<string>();
const studio: StudioHost = {
  catalogue,
  language: "en",
  route: { path: "/system/screens/services", query: {} },
  environment: createEnvironment(catalogue, translators.en),
  wire: { call: () => Promise.reject(new Error("Nothing is run.")) },
  text: translators.en.say,
  can: (permission) => held.has(permission),
  isAdministrator: true,
  pageFile: "",
  user: null,
  ...loneHost,
};

const mounted = mountedEach();

beforeEach(() => {
  held.clear();
});
async function explore(operationId: string): Promise<void> {
  const actions = { onChoose: () => {}, onClose: () => {} };
  const view = createElement(Explorer, {
    service: "points",
    operationId,
    runs: new Map(),
    ...actions,
  });
  const inStudio = createElement(StudioContext, { value: studio }, view);
  const inHost = createElement(HostContext, { value: studio }, inStudio);
  const all = createElement(QueryClientProvider, { client: new QueryClient() }, inHost);
  await mounted.draw(createElement(App, null, all));
  await shows(operationId);
}

const shows = (part: string): Promise<void> =>
  act(async () => {
    await expect.poll(() => textOf(mounted.container), { timeout: 10_000 }).toContain(part);
  });

it("who lacks the permission of an operation is told which, before it is run", async () => {
  const { permission } = catalogue.operations.get("culturalGroup.page") ?? {};
  await explore("culturalGroup.page");
  await shows(`You do not have the permission ${permission}`);
});

it("who holds it is told nothing", async () => {
  held.add(catalogue.operations.get("culturalGroup.page")?.permission ?? "");
  await explore("culturalGroup.page");
  expect(textOf(mounted.container)).not.toContain("You do not have the permission");
});
