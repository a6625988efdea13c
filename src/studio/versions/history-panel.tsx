import { Alert, Button, Skeleton } from "antd";
import { useState } from "react";
import { ChunkedList } from "../../ui/list/chunked-list.tsx";
import { useMayCall, useStudio } from "../studio-host.ts";
import type { PageDraft } from "../workbench/page-draft.ts";
import { type HistoryAct, HistoryDialog } from "./history-dialog.tsx";
import {
  type PageVersion,
  type ReadHistory,
  shippedVersion,
  usePageHistory,
} from "./use-page-history.ts";
import { type VersionAct, VersionItem } from "./version-item.tsx";
import styles from "./versions.module.css";

interface HistoryPanelProps {
  path: string;
  /** The current text of the editor. */
  source: string;
  draft: PageDraft;
}

/** The versions of a page, newest first, each with its changes and the actions that restore it. */
export function HistoryPanel({ path, source, draft }: HistoryPanelProps) {
  const { text } = useStudio();
  const history = usePageHistory(path);
  const [act, setAct] = useState<HistoryAct | null>(null);
  const changed = (): void => {
    void history.refresh();
    void draft.load();
  };
  if (history.isLoading) return <Skeleton active paragraph={{ rows: 6 }} title={false} />;
  if (history.failure !== null) return <Alert type="error" showIcon title={history.failure} />;
  return (
    <div className={styles.stack}>
      {history.versions.length === 0 && (
        <p className={styles.quiet}>{text("studio.versions.none")}</p>
      )}
      <VersionList history={history} onAct={setAct} />
      {history.hasMore && (
        <Button onClick={history.readMore}>{text("studio.versions.earlier")}</Button>
      )}
      <PageActs history={history} onAct={setAct} />
      {act && (
        <HistoryDialog
          path={path}
          source={source}
          act={act}
          draft={draft}
          history={history}
          onChanged={changed}
          onClose={() => setAct(null)}
        />
      )}
    </div>
  );
}

interface ActsProps {
  history: ReadHistory;
  onAct(act: HistoryAct): void;
}

function VersionList({ history, onAct }: ActsProps) {
  const { versions } = history;
  const { text } = useStudio();
  const mayCall = useMayCall();
  const mayPublish = mayCall("page.publish");
  const mayEdit = mayCall("page.saveDraft");
  const shown = versions[0]?.change === "deleted" ? undefined : versions[0];
  const actsOf = (version: PageVersion): VersionAct[] => {
    if (version.change === "deleted") return [];
    const acts: VersionAct[] = beforeOf(version, history) === null ? [] : ["changes"];
    acts.push("compare");
    if (mayEdit) acts.push("take");
    if (mayPublish && version !== shown) acts.push("rollback");
    return acts;
  };
  if (versions.length === 0) return null;
  return (
    <ChunkedList
      className={styles.versions}
      label={text("studio.versions.history")}
      items={versions}
      estimatedHeightPx={130}
      item={(version, place) => (
        <VersionItem
          key={version.version}
          place={place}
          version={version}
          isCurrent={version === shown}
          acts={actsOf(version)}
          onAct={(name) => onAct({ name, version, before: beforeOf(version, history) })}
        />
      )}
    />
  );
}

/** The version that was shown before the given one, or `null` if there was none. */
function beforeOf({ version }: PageVersion, history: ReadHistory): number | null {
  const { versions, isShipped } = history;
  const older = versions.find((one) => one.version < version && one.change !== "deleted");
  if (older) return older.version;
  const isRead = versions.at(-1)?.version === 1;
  if (!isRead && version !== 1) return version - 1;
  return isShipped ? shippedVersion : null;
}

/** The actions on the page as a whole. */
function PageActs({ history: { versions, hasDraft }, onAct }: ActsProps) {
  const { text } = useStudio();
  const mayCall = useMayCall();
  const isGone = versions[0]?.change === "deleted" && !hasDraft;
  const isStored = hasDraft || (versions.length > 0 && versions[0]?.change !== "deleted");
  const names = [
    ...(hasDraft && mayCall("page.discardDraft") ? (["discard"] as const) : []),
    ...(isGone && mayCall("page.restore") ? (["restore"] as const) : []),
    ...(isStored && mayCall("page.del") ? (["delete"] as const) : []),
  ];
  if (names.length === 0) return null;
  return (
    <div className={styles.line}>
      {names.map((name) => (
        <Button key={name} danger={name !== "restore"} onClick={() => onAct({ name })}>
          {text(`studio.versions.act.${name}`)}
        </Button>
      ))}
    </div>
  );
}
