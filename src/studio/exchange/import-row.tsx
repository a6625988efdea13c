import { Checkbox, Input } from "antd";
import { Tag } from "../../../renderers/runtime/show/dictionary-tag.tsx";
import { ChunkedList, type ListPlace } from "../../ui/list/chunked-list.tsx";
import { longestDraft } from "../longest-draft.ts";
import { useStudio } from "../studio-host.ts";
import { PageProblems } from "../versions/page-problems.tsx";
import styles from "./exchange.module.css";
import type { ImportedPage } from "./import-check.ts";
import type { Outcome } from "./send-import.ts";

interface ImportRowProps {
  place: ListPlace;
  page: ImportedPage;
  outcome: Outcome | null;
  isChosen: boolean;
  /** Called when the page is selected or deselected; `null` if there is nothing to select. */
  onChoose: ((isChosen: boolean) => void) | null;
  /** Called with a new path; `null` once the page is sent. */
  onRename: ((path: string) => void) | null;
}

const colours: Readonly<Record<ImportedPage["state"], string | null>> = {
  new: "success",
  changed: "warning",
  same: null,
  refused: "error",
};

/** A page of an import: its path, its changes, its problems and the result of sending it. */
export function ImportRow(props: ImportRowProps) {
  const { place, page, outcome, isChosen, onChoose, onRename } = props;
  const { text } = useStudio();
  const { path, state, changes, problems, isSound, replacesDraft } = page;
  return (
    <li {...place} className={styles.row} aria-label={path}>
      <div className={styles.line}>
        <Checkbox
          checked={isChosen}
          disabled={onChoose === null}
          aria-label={text("studio.exchange.choose", { path })}
          onChange={(event) => onChoose?.(event.target.checked)}
        />
        {onRename ? (
          <Input
            className={styles.path}
            value={path}
            aria-label={text("page.path")}
            status={state === "refused" ? "error" : ""}
            onChange={(event) => onRename(event.target.value)}
          />
        ) : (
          <strong className={styles.path}>{path}</strong>
        )}
        <Tag color={colours[state]}>{text(`studio.exchange.state.${state}`)}</Tag>
        {outcome && <OutcomeTag outcome={outcome} />}
      </div>
      {state === "refused" && (
        <p className={styles.bad}>{text("studio.exchange.refusedPage", { most: longestDraft })}</p>
      )}
      {outcome && "message" in outcome && <p className={styles.bad}>{outcome.message}</p>}
      {replacesDraft && <p className={styles.quiet}>{text("studio.exchange.replacesDraft")}</p>}
      {changes.length > 0 && (
        <details>
          <summary>{text("studio.exchange.changes", { count: changes.length })}</summary>
          <ChunkedList
            className={styles.changes}
            items={[...new Set(changes)]}
            estimatedHeightPx={22}
            item={(change, at) => (
              <li key={change} {...at}>
                {change}
              </li>
            )}
          />
        </details>
      )}
      {problems.length > 0 && (
        <details open={!isSound}>
          <summary>
            {text(isSound ? "studio.exchange.warnings" : "studio.exchange.problems", {
              count: problems.length,
            })}
          </summary>
          <PageProblems path={path} problems={problems} />
        </details>
      )}
    </li>
  );
}

function OutcomeTag({ outcome }: { outcome: Outcome }) {
  const { text } = useStudio();
  const isHalfDone = outcome.status === "draft" && outcome.message !== undefined;
  const color = outcome.status === "failed" ? "error" : isHalfDone ? "warning" : "success";
  return <Tag color={color}>{text(`studio.exchange.became.${outcome.status}`)}</Tag>;
}
