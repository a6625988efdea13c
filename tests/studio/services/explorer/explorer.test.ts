// @vitest-environment happy-dom

import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { App } from "antd";
import { act, createElement } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { createEnvironment } from "../../../../renderers/environment.ts";
import { HostContext } from "../../../../renderers/runtime/page/contexts.ts";
import { loneHost } from "../../../../renderers/runtime/page/lone-host.ts";
import { shippedCatalogue } from "../../../../src/catalogue/shipped.ts";
import { translators } from "../../../../src/i18n/texts.ts";
import { textOf } from "../../../../src/snapshot/text-of.ts";
import { Explorer } from "../../../../src/studio/services/explorer/explorer.tsx";
import { StudioContext, type StudioHost } from "../../../../src/studio/studio-host.ts";

const catalogue = shippedCatalogue();
const held = new Set<string>();
const studio: StudioHost = {
  ...{ catalogue, language: "en", route: { path: "/system/screens/services", query: {} } },
  environment: createEnvironment(catalogue, translators.en),
  wire: { call: () => Promise.reject(new Error("Nothing is run.")) },
  text: translators.en.say,
  can: (permission) => held.has(permission),
  isAdministrator: true,
  pageFile: "",
  user: null,
  ...loneHost,
};

let container: HTMLElement;
let root: Root;

beforeAll(() => {
  Reflect.set(globalThis, "IS_REACT_ACT_ENVIRONMENT", true);
});
afterAll(() => {
  Reflect.deleteProperty(globalThis, "IS_REACT_ACT_ENVIRONMENT");
});
beforeEach(() => {
  held.clear();
  container = document.body.appendChild(document.createElement("main"));
  root = createRoot(container);
});
afterEach(async () => {
  await act(async () => root.unmount());
  container.remove();
});

async function explore(operationId: string): Promise<void> {
  const actions = { onChoose: () => {}, onClose: () => {} };
  const view = createElement(Explorer, {
    ...{ service: "points", operationId, runs: new Map(), ...actions },
  });
  const inStudio = createElement(StudioContext, { value: studio }, view);
  const inHost = createElement(HostContext, { value: studio }, inStudio);
  const all = createElement(QueryClientProvider, { client: new QueryClient() }, inHost);
  await act(async () => root.render(createElement(App, null, all)));
  await shows(operationId);
}

const shows = (part: string): Promise<void> =>
  act(async () => {
    await expect.poll(() => textOf(container), { timeout: 10_000 }).toContain(part);
  });

it("who lacks the permission of an operation is told which, before it is run", async () => {
  const { permission } = catalogue.operations.get("culturalGroup.page") ?? {};
  await explore("culturalGroup.page");
  await shows(`You do not have the permission ${permission}`);
});

it("who holds it is told nothing", async () => {
  held.add(catalogue.operations.get("culturalGroup.page")?.permission ?? "");
  await explore("culturalGroup.page");
  expect(textOf(container)).not.toContain("You do not have the permission");
});
