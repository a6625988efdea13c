import { Collapse } from "antd";
import { useMemo } from "react";
import { useStore } from "zustand";
import { compilePage } from "../../language/compile/compile-page.ts";
import { isError } from "../../language/problem.ts";
import { useStudio } from "../studio-host.ts";
import { sourceIn } from "../workbench/draft-state.ts";
import type { PageDraft } from "../workbench/page-draft.ts";
import { DifferenceList } from "./difference-list.tsx";
import { LinkedFrom } from "./linked-from.tsx";
import { NotRead } from "./not-read.tsx";
import { NoteDialog } from "./note-dialog.tsx";
import { ProblemsAlert } from "./page-problems.tsx";
import { TextComparison } from "./text-comparison.tsx";
import { usePublishSeen, useShownPage } from "./use-page-history.ts";
import styles from "./versions.module.css";

interface PublishDialogProps {
  path: string;
  draft: PageDraft;
  onClose(): void;
}

/**
 * The confirmation before a page is published: its changes, its problems and a note for the
 * history.
 */
export function PublishDialog({ path, draft, onClose }: PublishDialogProps) {
  const source = useStore(draft.store, sourceIn);
  const { isSeen, publish } = usePublishSeen(path, draft);
  const { environment, text } = useStudio();
  const problems = useMemo(
    () => compilePage(path, source, environment).problems,
    [path, source, environment],
  );
  const isSound = !problems.some(isError);
  return (
    <NoteDialog
      name="publish"
      title={text("studio.versions.publishTitle", { path })}
      question={text("studio.versions.publishQuestion")}
      action={text("studio.versions.publish")}
      isAllowed={isSound && isSeen}
      width={880}
      onConfirm={publish}
      onClose={onClose}
    >
      <ProblemsAlert path={path} problems={problems} />
      <LinkedFrom path={path} source={source} />
      <Changes path={path} source={source} />
    </NoteDialog>
  );
}

function Changes({ path, source }: { path: string; source: string }) {
  const { text } = useStudio();
  const shown = useShownPage(path);
  if (shown.data === undefined) return <NotRead error={shown.error} />;
  if (shown.data.source === "")
    return <p className={styles.quiet}>{text("studio.versions.firstTime")}</p>;
  const before = { label: text("studio.versions.shownNow"), source: shown.data.source };
  const after = { label: text("studio.versions.mine"), source };
  const label = text("studio.versions.sideBySide");
  return (
    <section className={styles.stack} aria-label={text("studio.versions.changes")}>
      <h2 className={styles.title}>{text("studio.versions.changes")}</h2>
      <DifferenceList
        before={shown.data.source}
        after={source}
        none={text("studio.versions.noDifference")}
      />
      <Collapse
        size="small"
        destroyOnHidden
        items={[
          { key: "texts", label, children: <TextComparison before={before} after={after} /> },
        ]}
      />
    </section>
  );
}
