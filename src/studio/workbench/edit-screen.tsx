import { Button, Result, Skeleton } from "antd";
import { useEffect, useState } from "react";
import { useStore } from "zustand";
import { isPagePath, pagePathOf } from "../../language/component-path.ts";
import { useWindowEvent } from "../../ui/use-window-event.ts";
import { useStudio } from "../studio-host.ts";
import { MissingScreen } from "./missing-screen.tsx";
import { PageDraft } from "./page-draft.ts";
import { Workbench } from "./workbench.tsx";

/** The editor of the page in the address: `?page=points/cultural-group`. */
export function EditScreen() {
  const { route, text } = useStudio();
  const path = pagePathOf(route.query.page ?? "");
  if (path === null) return <Result status="warning" title={text("studio.workbench.noPage")} />;
  if (!isPagePath(path)) {
    return <Result status="warning" title={text("studio.workbench.missing", { path })} />;
  }
  return <LoadedWorkbench key={path} path={path} />;
}

function LoadedWorkbench({ path }: { path: string }) {
  const studio = useStudio();
  const { wire, drafts, text } = studio;
  const [draft] = useState(() => new PageDraft({ path, wire, drafts }));
  const state = useStore(draft.store);
  useEffect(() => {
    // Others may have saved the page while the tab was hidden, so it is refreshed when shown;
    // pending text is saved when it is hidden.
    if (draft.store.getState().status === "loading") void draft.load();
    else void draft.refresh();
    return () => void draft.save();
  }, [draft]);
  useWindowEvent("focus", () => void draft.refresh());
  useWindowEvent("online", () => void draft.save());
  if (state.status === "loading") {
    return (
      <div role="status" aria-label={text("common.loading")}>
        <Skeleton active paragraph={{ rows: 8 }} />
      </div>
    );
  }
  if (state.status === "missing") {
    return <MissingScreen path={path} draft={draft} />;
  }
  if (state.status === "failed") {
    const again = <Button onClick={() => void draft.load()}>{text("shell.tryAgain")}</Button>;
    const title = text("shell.pageNotLoaded");
    return <Result status="warning" title={title} subTitle={state.message} extra={again} />;
  }
  return <Workbench path={path} draft={draft} state={state} />;
}
