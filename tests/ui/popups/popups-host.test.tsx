// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createPopups } from "../../../src/ui/popups/popups.ts";
import { PopupsHost } from "../../../src/ui/popups/popups-host.tsx";

beforeEach(() => vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));
afterEach(() => vi.unstubAllGlobals());

it("every question can be dragged, whoever asks it", async () => {
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  const { given, attach } = createPopups();
  await act(async () => root.render(<PopupsHost attach={attach} />));
  await act(async () => {
    given.modal.confirm({ title: "Delete the service?" });
  });
  const title = document.querySelector(".ant-modal-confirm-title");
  expect(title?.textContent).toBe("Delete the service?");
  expect(title?.closest("[class*=movable]")).not.toBeNull();
  await act(async () => root.unmount());
  place.remove();
});
