import { Alert, Button } from "antd";
import { useMemo, useState } from "react";
import type { Decision, Side } from "../merge/conflict-places.ts";
import { mergeTexts } from "../merge/merge-texts.ts";
import { useStudio } from "../studio-host.ts";
import { useSettledPage } from "../use-settled-page.ts";
import { ConflictDecision } from "./conflict-decision.tsx";
import { DifferenceList } from "./difference-list.tsx";
import { ProblemsAlert } from "./page-problems.tsx";
import { SideTexts } from "./text-comparison.tsx";
import { useMerge } from "./use-merge.ts";
import styles from "./versions.module.css";

interface ConflictViewProps {
  path: string;
  /** The common original; `null` if unknown. */
  base: string | null;
  mine: string;
  theirs: string;
  theirAuthor: string;
  onResolve(source: string): void;
  onCancel(): void;
}

/**
 * Merges two texts that were edited at the same time. Changes of one side are already taken;
 * conflicts are decided one by one, and the result can be edited beside the other text, with its
 * differences in words below. Alt with an up or down arrow goes to another difference, and
 * Alt+Enter takes the other text there.
 */
export function ConflictView(props: ConflictViewProps) {
  const { path, base, mine, theirs, theirAuthor, onResolve, onCancel } = props;
  const { environment, text } = useStudio();
  const merged = useMemo(() => mergeTexts(base, mine, theirs), [base, mine, theirs]);
  const { conflicts } = merged;
  const [result, setResult] = useState(merged.text);
  const [decisions, setDecisions] = useState<readonly Decision[]>(() =>
    conflicts.map(() => "open"),
  );
  const [shown, setShown] = useState(0);
  const theirLabel = text("studio.versions.theirs", { author: theirAuthor });
  const ownLabel = text("studio.versions.mine");
  const onChange = (written: string, decided: readonly Decision[]): void => {
    setResult(written);
    setDecisions(decided);
  };
  const merge = useMerge({ theirs, merged, theirLabel, ownLabel, onChange });
  const settled = useSettledPage(path, result, environment);
  const show = (index: number): void => {
    setShown(index);
    merge.show(index);
  };
  const decide = (side: Side, index: number | "all"): void => {
    merge.decide(side, index);
    if (index !== "all") merge.show(index);
  };
  return (
    <div className={styles.stack}>
      <Alert type="info" showIcon title={text("studio.versions.conflictHint")} />
      <ConflictDecision
        conflicts={conflicts}
        decisions={decisions}
        shown={shown}
        theirLabel={theirLabel}
        ownLabel={ownLabel}
        onShow={show}
        onDecide={decide}
      />
      <MergeTexts merge={merge} theirLabel={theirLabel} ownLabel={ownLabel} />
      <ResultChanges theirs={theirs} result={settled.source} author={theirAuthor} />
      <ProblemsAlert path={path} problems={settled.compiled.problems} />
      <div className={styles.end}>
        <Button onClick={onCancel}>{text("common.cancel")}</Button>
        <Button
          type="primary"
          disabled={decisions.includes("open")}
          onClick={() => onResolve(result)}
        >
          {text("studio.versions.useResult")}
        </Button>
      </div>
    </div>
  );
}

/** What the result changes in the other text, in words. */
function ResultChanges(props: { theirs: string; result: string; author: string }) {
  const { text } = useStudio();
  const { theirs, result, author } = props;
  return (
    <>
      <h2 className={styles.title}>{text("studio.versions.resultChanges", { author })}</h2>
      <DifferenceList before={theirs} after={result} none={text("studio.versions.sameAsTheirs")} />
    </>
  );
}

interface MergeTextsProps {
  merge: ReturnType<typeof useMerge>;
  theirLabel: string;
  ownLabel: string;
}

/** Both texts side by side, with buttons that go to the previous and next difference. */
function MergeTexts({ merge, theirLabel, ownLabel }: MergeTextsProps) {
  const { text } = useStudio();
  return (
    <>
      <div className={styles.tools} role="toolbar" aria-label={text("studio.versions.tools")}>
        <Button onClick={() => merge.go("previous")}>{text("studio.versions.previous")}</Button>
        <Button onClick={() => merge.go("next")}>{text("studio.versions.next")}</Button>
        <Button onClick={merge.takeHere}>{text("studio.versions.takeHere")}</Button>
      </div>
      <SideTexts labels={[theirLabel, ownLabel]} texts={merge.parent} />
    </>
  );
}
