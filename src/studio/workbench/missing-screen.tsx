import { Button, Result } from "antd";
import { useState } from "react";
import { studioAddress, useMayCall, useStudio } from "../studio-host.ts";
import { HistoryDialog } from "../versions/history-dialog.tsx";
import { usePageHistory } from "../versions/use-page-history.ts";
import type { PageDraft } from "./page-draft.ts";

/** Says that there is no such screen, and offers to create it, or to restore it if it was deleted. */
export function MissingScreen({ path, draft }: { path: string; draft: PageDraft }) {
  const studio = useStudio();
  const mayCall = useMayCall();
  const history = usePageHistory(path);
  const [isRestoring, setRestoring] = useState(false);
  const { text } = studio;
  const wasDeleted = history.versions[0]?.change === "deleted";
  const make = () => studio.go(studioAddress(studio, "new", { path }));
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
          {...{ path, draft, history }}
          source=""
          act={{ name: "restore" }}
          onChanged={() => void draft.load()}
          onClose={() => setRestoring(false)}
        />
      )}
    </>
  );
}
