// @vitest-environment happy-dom
import { Activity } from "react";
import { expect, it } from "vitest";
import { HostContext } from "../../../../renderers/runtime/page/contexts.ts";
import { useWhenClosed } from "../../../../renderers/runtime/page/use-when-closed.ts";
import { mountedEach } from "../../../support/mounted.ts";
import { pageHost } from "../../../support/page-host.ts";

const mounted = mountedEach();

function Worker({ end }: { end: () => void }) {
  useWhenClosed(end);
  return null;
}

it("what runs in a tab ends once, as it was drawn last, where the tab closes after being hidden often", async () => {
  const life = new AbortController();
  const host = { ...pageHost("en"), closed: life.signal };
  const ended: number[] = [];
  const draw = (turn: number, isShown: boolean) =>
    mounted.draw(
      <HostContext value={host}>
        <Activity mode={isShown ? "visible" : "hidden"}>
          <Worker end={() => ended.push(turn)} />
        </Activity>
      </HostContext>,
    );
  for (const turn of [1, 2, 3]) {
    await draw(turn, true);
    await draw(turn, false);
  }
  expect(ended).toEqual([]);
  life.abort();
  expect(ended).toEqual([3]);
});
