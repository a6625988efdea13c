import { Modal } from "antd";
import { useEffect } from "react";
import { useFocusBack } from "../../ui/give-focus-back.ts";
import { useStudio } from "../studio-host.ts";
import type { PageDraft } from "../workbench/page-draft.ts";
import { DifferenceList } from "./difference-list.tsx";
import { LinkedFrom } from "./linked-from.tsx";
import { NotRead } from "./not-read.tsx";
import { NoteDialog } from "./note-dialog.tsx";
import { TextComparison } from "./text-comparison.tsx";
import {
  type PageVersion,
  type ReadHistory,
  shippedVersion,
  useShownPage,
  useVersionSource,
  useWriteSeen,
} from "./use-page-history.ts";
import type { VersionAct } from "./version-item.tsx";
import styles from "./versions.module.css";

/** A pending action in the history, on a version or on the whole page. */
export type HistoryAct =
  | { name: VersionAct; version: PageVersion; before: number | null }
  | { name: "discard" | "delete" | "restore" };

interface HistoryDialogProps {
  path: string;
  source: string;
  act: HistoryAct;
  draft: PageDraft;
  history: ReadHistory;
  onChanged(): void;
  onClose(): void;
}

/** The dialog for a pending action in the history. */
export function HistoryDialog(props: HistoryDialogProps) {
  const { act, path, source, onClose } = props;
  const { text } = useStudio();
  if (!("version" in act)) return <PageDialog {...props} name={act.name} />;
  const { version } = act.version;
  if (act.name === "rollback") return <RollbackDialog {...props} version={version} />;
  if (act.name === "take") return <Take {...props} version={version} />;
  const title = text("studio.versions.version", { version });
  const isChanges = act.name === "changes";
  return (
    <VersionComparison
      path={path}
      title={title}
      onClose={onClose}
      before={isChanges ? act.before : version}
      after={isChanges ? version : null}
      source={source}
    />
  );
}

interface ComparisonProps {
  path: string;
  title: string;
  before: number | null;
  /** The number of the later version; `null` is the text in the editor. */
  after: number | null;
  source: string;
  onClose(): void;
}

/** The differences between two versions of a page, in words and side by side. */
function VersionComparison({ path, title, before, after, source, onClose }: ComparisonProps) {
  const { text } = useStudio();
  useFocusBack();
  const earlier = useVersionSource(path, before);
  const later = useVersionSource(path, after);
  const labelOf = (version: number | null): string => {
    if (version === null) return text("studio.versions.mine");
    if (version === shippedVersion) return text("dict.pageState.shipped");
    return text("studio.versions.version", { version });
  };
  const isRead = earlier.data !== undefined && later.data !== undefined;
  const texts = isRead && {
    before: { label: labelOf(before), source: earlier.data },
    after: { label: labelOf(after), source: after === null ? source : later.data },
  };
  return (
    <Modal open title={title} width="min(1200px, 96vw)" footer={null} onCancel={onClose} centered>
      {texts ? (
        <div className={styles.stack}>
          <DifferenceList
            before={texts.before.source}
            after={texts.after.source}
            none={text("studio.versions.noDifference")}
          />
          <TextComparison {...texts} />
        </div>
      ) : (
        <NotRead error={earlier.error ?? later.error} />
      )}
    </Modal>
  );
}

interface VersionProps extends Omit<HistoryDialogProps, "act" | "source"> {
  version: number;
}

/** Passes a version's text to the editor once it is read, or says why it is not. */
function Take({ path, version, draft, onClose }: VersionProps) {
  const { text } = useStudio();
  const { data, error } = useVersionSource(path, version);
  useEffect(() => {
    if (data === undefined) return;
    draft.type(data);
    onClose();
  }, [data, draft, onClose]);
  if (!error) return null;
  const title = text("studio.versions.version", { version });
  return (
    <Modal open title={title} footer={null} onCancel={onClose} centered>
      <NotRead error={error} />
    </Modal>
  );
}

const seenIn = ({ shownETag }: ReadHistory, edited: string | null) => ({
  edited,
  shown: shownETag,
});

function RollbackDialog({ path, version, draft, history, onChanged, onClose }: VersionProps) {
  const { text } = useStudio();
  const shown = useShownPage(path);
  const { isSeen, write } = useWriteSeen(path, draft, async () => seenIn(history, null));
  const target = useVersionSource(path, version);
  const isRead = shown.data !== undefined && target.data !== undefined;
  return (
    <NoteDialog
      name={`rollback ${version}`}
      title={text("studio.versions.rollbackTitle", { version })}
      question={text("studio.versions.rollbackQuestion", { path, version })}
      action={text("studio.versions.act.rollback")}
      isAllowed={isSeen}
      width={720}
      onConfirm={async (note) => {
        await write("page.rollback", { path, version, note });
        onChanged();
      }}
      onClose={onClose}
    >
      <section className={styles.stack} aria-label={text("studio.versions.changes")}>
        <h2 className={styles.title}>{text("studio.versions.changes")}</h2>
        {isRead && <LinkedFrom path={path} source={target.data} />}
        {isRead ? (
          <DifferenceList
            before={shown.data.source}
            after={target.data}
            none={text("studio.versions.noDifference")}
          />
        ) : (
          <NotRead error={shown.error ?? target.error} />
        )}
      </section>
    </NoteDialog>
  );
}

const operations = {
  discard: "page.discardDraft",
  delete: "page.del",
  restore: "page.restore",
} as const;

function PageDialog(props: HistoryDialogProps & { name: keyof typeof operations }) {
  const { path, name, draft, history, onChanged, onClose } = props;
  const { text } = useStudio();
  const { isSeen, write } = useWriteSeen(path, draft, async () =>
    seenIn(history, (await draft.seen()).etag),
  );
  return (
    <NoteDialog
      name={name}
      title={text(`studio.versions.act.${name}`)}
      question={text(`studio.versions.${name}Question`, { path })}
      action={text(`studio.versions.act.${name}`)}
      isDanger={name !== "restore"}
      isAllowed={isSeen}
      hasNote={name !== "discard"}
      onConfirm={async (note) => {
        await write(operations[name], name === "discard" ? { path } : { path, note });
        onChanged();
      }}
      onClose={onClose}
    >
      {name === "delete" && <LinkedFrom path={path} />}
    </NoteDialog>
  );
}
