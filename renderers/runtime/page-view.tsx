import { type ReactNode, useEffect, useState } from "react";
import { useStore } from "zustand";
import type { PagePlan } from "../../src/language/page.ts";
import { AnswerNotice } from "./answer-notice.tsx";
import { BlockView } from "./block-view.tsx";
import { HostContext, PageStoreContext } from "./contexts.ts";
import { DialogStack } from "./dialogs.tsx";
import type { PageHost } from "./host.ts";
import { createKeptPageStore } from "./kept-dialogs.ts";
import styles from "./page-view.module.css";
import { WhyCommand } from "./why-command.tsx";

interface PageViewProps {
  plan: PagePlan;
  host: PageHost;
  /** Heads the page; `null` where its title stands elsewhere. */
  heading: ReactNode;
}

/** Draws a planned page for the application around it; its state lives as long as it is mounted. */
export function PageView({ plan, host, heading }: PageViewProps) {
  const [store] = useState(() => createKeptPageStore(plan, host.drafts));
  const isUnsaved = useStore(store, ({ unsaved }) => unsaved.size > 0);
  const { setUnsaved } = host;
  useEffect(() => setUnsaved(isUnsaved), [setUnsaved, isUnsaved]);
  return (
    <HostContext value={host}>
      <PageStoreContext value={store}>
        {heading !== null && (
          <div className={styles.head}>
            {heading}
            {host.isAdministrator && <WhyCommand plan={plan} />}
          </div>
        )}
        <AnswerNotice dialog={null} />
        <BlockView plan={plan.body} />
        <DialogStack blocks={plan.blocks} />
      </PageStoreContext>
    </HostContext>
  );
}
