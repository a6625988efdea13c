// @vitest-environment happy-dom
import { act } from "react";
import { expect, it } from "vitest";
import { RefreshButton } from "../../../../renderers/blocks/table/table-tools.tsx";
import { HostContext } from "../../../../renderers/runtime/page/contexts.ts";
import type { Read } from "../../../../renderers/runtime/read/use-read.ts";
import { mountedEach } from "../../../support/mounted.ts";
import { pageHost } from "../../../support/page-host.ts";

const mounted = mountedEach();

const read: Read = {
  status: "done",
  result: null,
  error: null,
  end: null,
  isRefreshing: false,
  isPrevious: false,
  readAt: 0,
  refresh: async () => null,
  ahead: () => {},
};

it("a button above a table has its name as title, of which a finger leaves nothing over a dialog", async () => {
  await mounted.draw(
    <HostContext value={pageHost("ja")}>
      <RefreshButton read={read} />
    </HostContext>,
  );
  const button = mounted.container.querySelector("button");
  expect(button?.title).toBe("更新");
  await act(async () => button?.dispatchEvent(new MouseEvent("mouseover", { bubbles: true })));
  await act(async () => button?.click());
  expect(document.querySelector("[role=tooltip]")).toBeNull();
});
