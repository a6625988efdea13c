// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createPopups } from "../../../src/ui/popups/popups.ts";
import { PopupsHost } from "../../../src/ui/popups/popups-host.tsx";

beforeEach(() => vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));
afterEach(() => vi.unstubAllGlobals());

/** Popups that are drawn in a document of their own, until `end`. */
async function drawn() {
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  const { given, attach } = createPopups();
  let clear = (): void => {};
  const clearing = (given: () => void) => {
    clear = given;
    return () => undefined;
  };
  await act(async () => root.render(<PopupsHost attach={attach} clearing={clearing} />));
  const end = async (): Promise<void> => {
    await act(async () => root.unmount());
    place.remove();
  };
  return { given, clear, end };
}

it("every question can be dragged, whoever asks it", async () => {
  const { given, end } = await drawn();
  await act(async () => {
    given.modal.confirm({ title: "Delete the service?" });
  });
  const title = document.querySelector(".ant-modal-confirm-title");
  expect(title?.textContent).toBe("Delete the service?");
  expect(title?.closest("[class*=movable]")).not.toBeNull();
  await end();
});

it("all open questions are answered with no, once", async () => {
  const { given, clear, end } = await drawn();
  const answers: string[] = [];
  await act(async () => {
    given.modal.confirm({ title: "Go on?", onCancel: () => answers.push("first") });
    given.modal.confirm({ title: "Delete?", onCancel: () => answers.push("second") });
  });
  await act(async () => clear());
  expect(answers).toEqual(["first", "second"]);
  await act(async () => clear());
  expect(answers).toEqual(["first", "second"]);
  await end();
});

it("Back answers the open questions with no, except one that cannot be given up", async () => {
  const { given, clear, end } = await drawn();
  const answers: string[] = [];
  const onCancel = (answer: string) => () => void answers.push(answer);
  await act(async () => {
    given.modal.confirm({ title: "Delete?", onCancel: onCancel("delete") });
    const steps = { title: "Working", keyboard: false, onCancel: onCancel("steps") };
    given.modal.confirm(steps).update({ title: "Still working" });
    given.modal.confirm(steps).update({ keyboard: true });
  });
  await act(async () => void window.dispatchEvent(new PopStateEvent("popstate")));
  expect(answers).toEqual(["delete", "steps"]);
  await act(async () => clear());
  expect(answers).toEqual(["delete", "steps", "steps"]);
  await end();
});
