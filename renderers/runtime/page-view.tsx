import { useEffect, useState } from "react";
import { useStore } from "zustand";
import type { PagePlan } from "../../src/language/page.ts";
import { BlockView } from "./block-view.tsx";
import { HostContext, PageStoreContext } from "./contexts.ts";
import { DialogStack } from "./dialogs.tsx";
import type { PageHost } from "./host.ts";
import { createKeptPageStore } from "./kept-dialogs.ts";

/** Draws a planned page for the application around it; its state lives as long as it is mounted. */
export function PageView({ plan, host }: { plan: PagePlan; host: PageHost }) {
  const [store] = useState(() => createKeptPageStore(plan, host.drafts));
  const isUnsaved = useStore(store, ({ unsaved }) => unsaved.size > 0);
  const { setUnsaved } = host;
  useEffect(() => setUnsaved(isUnsaved), [setUnsaved, isUnsaved]);
  return (
    <HostContext value={host}>
      <PageStoreContext value={store}>
        <BlockView plan={plan.body} />
        <DialogStack blocks={plan.blocks} />
      </PageStoreContext>
    </HostContext>
  );
}
