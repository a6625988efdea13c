// @vitest-environment happy-dom
import { act, createElement } from "react";
import { createRoot } from "react-dom/client";
import { expect, it, onTestFinished } from "vitest";
import { HostContext } from "../../../../../renderers/runtime/page/contexts.ts";
import type { PagesEnd } from "../../../../../renderers/runtime/read/pages/page-turn.ts";
import { endOf, PagesEndNote } from "../../../../../renderers/runtime/read/pages/pages-end.tsx";
import { pageHost } from "../../../../support/page-host.ts";

/** Draws the message about the end of a list's rows. */
async function said(end: PagesEnd | null): Promise<HTMLElement> {
  Reflect.set(globalThis, "IS_REACT_ACT_ENVIRONMENT", true);
  const container = document.body.appendChild(document.createElement("main"));
  const root = createRoot(container);
  onTestFinished(async () => {
    await act(async () => root.unmount());
    container.remove();
    Reflect.deleteProperty(globalThis, "IS_REACT_ACT_ENVIRONMENT");
  });
  const note = createElement(PagesEndNote, { end });
  const within = createElement(HostContext, { value: pageHost("en") }, note);
  await act(async () => root.render(within));
  return container;
}

it("rows that end too early say so, once, as tables do", async () => {
  const container = await said("fewer");
  const shown = async () => {
    await act(async () => {});
    return container.textContent;
  };
  await expect.poll(shown, { timeout: 10_000 }).toContain("The service says there are more rows");
  expect(container.querySelectorAll("[role=status]")).toHaveLength(1);
});

it("rows that are all there say nothing", async () => {
  expect((await said(null)).textContent).toBe("");
  expect(endOf({ end: null }, { end: null })).toBeNull();
});
