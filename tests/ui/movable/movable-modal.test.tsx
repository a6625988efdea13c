// @vitest-environment happy-dom
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { MovableModal } from "../../../src/ui/movable/movable-modal.tsx";

describe("a dialog that is gone the moment it closes", () => {
  let root: Root;
  const opener = document.createElement("button");
  const place = document.createElement("div");

  beforeEach(async () => {
    document.body.append(opener, place);
    root = createRoot(place);
    opener.focus();
    root.render(
      <MovableModal title="Group" width={400} onClose={() => {}}>
        <input aria-label="Name" />
      </MovableModal>,
    );
    await expect.poll(() => field()).not.toBeNull();
  });
  afterEach(() => {
    for (const element of [opener, place]) element.remove();
  });

  const field = () => document.querySelector<HTMLElement>("[role=dialog] input");

  it("has the focus itself until something in it takes it, so that no typed space closes it", async () => {
    await expect.poll(() => document.activeElement?.getAttribute("role")).toBe("dialog");
    root.unmount();
    await expect.poll(() => field()).toBeNull();
  });

  it("gives the focus back to what opened it", async () => {
    field()?.focus();
    root.unmount();
    await expect.poll(() => field()).toBeNull();
    await expect.poll(() => document.activeElement === opener).toBe(true);
  });
});
