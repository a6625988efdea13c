import { Button, Result } from "antd";
import { useEffect, useState } from "react";
import { useStore } from "zustand";
import { LoadingBlock } from "../../../renderers/runtime/read/block-states.tsx";
import { isPagePath, pagePathOf } from "../../language/component-path.ts";
import { useWindowEvent } from "../../ui/use-window-event.ts";
import { studioAddress, useMayCall, useStudio } from "../studio-host.ts";
import { HistoryDialog } from "../versions/history-dialog.tsx";
import { usePageHistory } from "../versions/use-page-history.ts";
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
  const { wire, drafts } = studio;
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
  if (state.status === "loading") return <LoadingBlock />;
  if (state.status === "missing") {
    return <MissingScreen path={path} draft={draft} />;
  }
  if (state.status === "failed") {
    return <NotLoaded message={state.message} onAgain={() => void draft.load()} />;
  }
  return <Workbench path={path} draft={draft} state={state} />;
}

/** Says why a screen could not be loaded, and offers to try again. */
function NotLoaded({ message, onAgain }: { message: string; onAgain: () => void }) {
  const { text } = useStudio();
  return (
    <Result
      status="warning"
      title={text("shell.pageNotLoaded")}
      subTitle={message}
      extra={<Button onClick={onAgain}>{text("common.retry")}</Button>}
    />
  );
}

/** Says that there is no such screen, and offers to create it, or to restore a deleted one. */
function MissingScreen({ path, draft }: { path: string; draft: PageDraft }) {
  const studio = useStudio();
  const mayCall = useMayCall();
  const history = usePageHistory(path);
  const [isRestoring, setRestoring] = useState(false);
  const { text } = studio;
  const wasDeleted = history.versions[0]?.change === "deleted";
  const make = () => studio.go(studioAddress(studio, "new", { path }));
  // A deleted screen is to be restored, not created again.
  if (history.isLoading) return <LoadingBlock />;
  if (history.failure !== null) {
    return <NotLoaded message={history.failure} onAgain={() => void history.refresh()} />;
  }
  return (
    <>
      <Result
        status="warning"
        title={text(wasDeleted ? "studio.workbench.deletedBefore" : "studio.workbench.missing", {
          path,
        })}
        extra={
          <>
            {wasDeleted && mayCall("page.restore") && (
              <Button type="primary" onClick={() => setRestoring(true)}>
                {text("studio.versions.act.restore")}
              </Button>
            )}
            <Button onClick={make}>{text("studio.workbench.make")}</Button>
          </>
        }
      />
      {isRestoring && (
        <HistoryDialog
          path={path}
          draft={draft}
          history={history}
          source=""
          act={{ name: "restore" }}
          onChanged={() => void draft.load()}
          onClose={() => setRestoring(false)}
        />
      )}
    </>
  );
}
