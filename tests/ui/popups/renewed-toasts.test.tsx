// @vitest-environment happy-dom
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Popups } from "../../../src/ui/popups/popups.ts";
import { PopupsHost } from "../../../src/ui/popups/popups-host.tsx";

const refused = { key: "refused", content: "Somebody has changed this.", duration: 5 };
const second = 1_000;

describe("a toast that is opened again while it is shown", () => {
  let root: Root;
  let shown: Popups | null = null;
  const place = document.createElement("div");

  beforeEach(async () => {
    vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
    vi.useFakeTimers();
    document.body.append(place);
    root = createRoot(place);
    const attach = (given: Popups): void => {
      shown = given;
    };
    await act(async () => root.render(<PopupsHost attach={attach} />));
  });
  afterEach(async () => {
    await act(async () => root.unmount());
    place.remove();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  const open = () =>
    act(async () => {
      shown?.message.open({ ...refused, type: "error" });
    });
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
  // No transition ends in this environment, so that a closed toast keeps leaving.
  const notices = () => document.querySelectorAll("[role=alert]:not([class*=leave])").length;

  it("is shown once, and lasts its whole time from then on, however often", async () => {
    await open();
    for (const _time of [1, 2, 3]) {
      await pass(4 * second);
      expect(notices()).toBe(1);
      await open();
      expect(notices()).toBe(1);
    }
    await pass(4 * second);
    expect(notices()).toBe(1);
    await pass(2 * second);
    expect(notices()).toBe(0);
  });

  it("is not lost where it would have ended just then", async () => {
    await open();
    for (let passed = 4.9 * second; passed < 5.1 * second; passed += 4) {
      await pass(passed === 4.9 * second ? passed : 4);
      await open();
      expect(notices(), `${passed} ms`).toBe(1);
    }
    await pass(6 * second);
    expect(notices()).toBe(0);
    // It is opened again while it leaves.
    await open();
    expect(notices()).toBe(1);
    await pass(6 * second);
    expect(notices()).toBe(0);
  });
});
