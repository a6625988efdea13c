// @vitest-environment happy-dom
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it } from "vitest";
import {
  MomentInput,
  TypedTextsContext,
} from "../../../../renderers/runtime/choose/moment-input.tsx";
import { HostContext } from "../../../../renderers/runtime/page/contexts.ts";
import { pageHost } from "../../../support/page-host.ts";

let container: HTMLElement;
let root: Root;
let taken: [string, number][];

beforeEach(() => {
  taken = [];
  container = document.body.appendChild(document.createElement("div"));
  root = createRoot(container);
});
afterEach(() => {
  root.unmount();
  container.remove();
});

/** Draws an input of a picker, which shows the text of the picker's value. */
async function draw(value: string, kept: string, end?: "end"): Promise<HTMLInputElement> {
  const texts = {
    kept: [kept, kept],
    fault: "Please enter a date.",
    take: (text: string, place: number) => void taken.push([text, place]),
    isTaken: () => false,
  };
  root.render(
    <HostContext value={pageHost("ja")}>
      <TypedTextsContext value={texts}>
        <MomentInput
          {...{ value, "date-range": end, "aria-label": "期間", placeholder: "終了日" }}
          onChange={() => {}}
        />
      </TypedTextsContext>
    </HostContext>,
  );
  await expect.poll(() => container.querySelector("input")).not.toBeNull();
  const input = container.querySelector("input");
  if (!input) throw new Error("There is no input.");
  return input;
}

const pressEnter = (input: HTMLInputElement, isComposing: boolean): boolean =>
  input.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, isComposing }));

it("shows what was typed and is no time, until there is a value", async () => {
  expect((await draw("", "31/02/2026")).value).toBe("31/02/2026");
  const input = await draw("2026-02-28", "31/02/2026");
  await expect.poll(() => input.value).toBe("2026-02-28");
});

it("takes its text at Enter and when it is left, at its place in a range", async () => {
  const input = await draw("17/12/2026", "", "end");
  pressEnter(input, false);
  input.dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
  expect(taken).toEqual([
    ["17/12/2026", 1],
    ["17/12/2026", 1],
  ]);
});

it("leaves Enter to an input method that is choosing characters", async () => {
  pressEnter(await draw("２０２６", ""), true);
  expect(taken).toEqual([]);
});

it("has a name of its own at the end of a range", async () => {
  const end = await draw("", "", "end");
  expect(end.getAttribute("aria-label")).toBe("期間：終了日");
});
