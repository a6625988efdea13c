import { Button } from "antd";
import { type KeyboardEvent, memo, useEffect, useId, useMemo, useRef, useState } from "react";
import { listed } from "../../../i18n/language.ts";
import type { TextEdit } from "../../../language/fixes/quick-fix.ts";
import { isError, type Problem } from "../../../language/problem.ts";
import { ChunkedList } from "../../../ui/list/chunked-list.tsx";
import { useStudio } from "../../studio-host.ts";
import { editsOf, editsOfAll, problemKey, safeOfKind, useFixTitles } from "./panel-fixes.ts";
import styles from "./problem-panel.module.css";
import { ProblemRow } from "./problem-row.tsx";
import { useFocusAfterFix } from "./use-focus-after-fix.ts";

interface ProblemPanelProps {
  source: string;
  problems: readonly Problem[];
  onReveal(offset: number, length: number): void;
  onApply(edits: readonly TextEdit[]): void;
  /** Whether the text is read-only, so that no fixes are offered. */
  isReadOnly?: boolean;
}

/** Maximum problems drawn at first. */
const firstRows = 100;

/**
 * All problems of a page with their fixes, errors first. The panel is memoized, so that keystrokes
 * do not redraw it while its functions stay the same.
 */
export const ProblemPanel = memo(function ProblemPanel(props: ProblemPanelProps) {
  const { problems } = props;
  const { text } = useStudio();
  const panel = useRef<HTMLElement>(null);
  const beforeFix = useFocusAfterFix(panel);
  const apply: typeof props.onApply = (edits) => {
    beforeFix();
    props.onApply(edits);
  };
  const [isOpen, setOpen] = useState(true);
  const id = useId();
  const summary = useSummary(problems);
  const hasNone = problems.length === 0;
  return (
    <section
      ref={panel}
      tabIndex={-1}
      className={styles.panel}
      aria-label={text("studio.problems.heading")}
    >
      {hasNone && <p className={styles.none}>{text("studio.problems.none")}</p>}
      {!hasNone && (
        <h2 className={styles.head}>
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            <span className={styles.arrow} aria-hidden="true" />
            {text("studio.problems.heading")}
            <span className={styles.count}>{summary}</span>
          </button>
        </h2>
      )}
      <Told summary={summary} />
      {!hasNone && <ProblemRows {...props} onApply={apply} id={id} isOpen={isOpen} />}
    </section>
  );
});

function ProblemRows(props: ProblemPanelProps & { id: string; isOpen: boolean }) {
  const { id, isOpen, source, problems, onReveal, onApply, isReadOnly } = props;
  const { text, environment } = useStudio();
  const [isWhole, setWhole] = useState(false);
  const most = isWhole ? problems.length : firstRows;
  const shown = useMemo(() => bySeverity(problems).slice(0, most), [problems, most]);
  const keyed = useMemo(() => withKeys(shown), [shown]);
  const scroller = useRef<HTMLFieldSetElement>(null);
  const titles = useFixTitles(source, shown, environment);
  const safeCounts = countSafe(problems);
  return (
    <fieldset
      ref={scroller}
      id={id}
      aria-label={text("studio.problems.heading")}
      className={styles.list}
      hidden={!isOpen}
      onKeyDown={walk}
    >
      <ChunkedList
        className={styles.rows}
        scroller={scroller}
        items={keyed}
        estimatedHeightPx={34}
        item={([key, problem], place) => (
          <ProblemRow
            key={key}
            place={place}
            problem={problem}
            fixes={isReadOnly ? [] : (titles.get(problemKey(problem)) ?? [])}
            alike={isReadOnly ? 0 : (safeCounts.get(problem) ?? 0)}
            onReveal={() => onReveal(problem.offset, problem.length)}
            onFix={(title) => onApply(editsOf(title, problem, source, environment))}
            onFixAll={() =>
              onApply(editsOfAll(safeOfKind(problem.code, problems), source, environment))
            }
          />
        )}
      />
      {shown.length < problems.length && (
        <Button type="link" onClick={() => setWhole(true)}>
          {text("studio.problems.more", { number: problems.length - shown.length })}
        </Button>
      )}
    </fieldset>
  );
}

function bySeverity(problems: readonly Problem[]): readonly Problem[] {
  const rank = (problem: Problem): number => (isError(problem) ? 0 : 1);
  return problems.toSorted((a, b) => rank(a) - rank(b) || a.offset - b.offset);
}

/**
 * Gives each problem a unique key, since two problems may differ only in their place in the list.
 */
function withKeys(problems: readonly Problem[]): [key: string, problem: Problem][] {
  const seen = new Map<string, number>();
  return problems.map((problem) => {
    const key = problemKey(problem);
    const before = seen.get(key) ?? 0;
    seen.set(key, before + 1);
    return [`${before} ${key}`, problem];
  });
}

/**
 * For the first problem of each kind, the number of problems that one fix can repair together, if
 * more than one.
 */
function countSafe(problems: readonly Problem[]): ReadonlyMap<Problem, number> {
  const counts = new Map<Problem, number>();
  for (const code of new Set(problems.map((problem) => problem.code))) {
    const safe = safeOfKind(code, problems);
    if (safe[0] && safe.length > 1) counts.set(safe[0], safe.length);
  }
  return counts;
}

/** The up and down arrows move between problems and skip the fix buttons. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
  if (step === 0) return;
  event.preventDefault();
  const rows = [...event.currentTarget.querySelectorAll("li")];
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  rows[at + step]?.querySelector("button")?.focus();
}

function useSummary(problems: readonly Problem[]): string {
  const { text, language } = useStudio();
  if (problems.length === 0) return text("studio.problems.none");
  const errors = problems.filter(isError).length;
  const counts = { errors, warnings: problems.length - errors };
  const said = (["errors", "warnings"] as const)
    .filter((name) => counts[name] > 0)
    .map((name) => text(`studio.problems.${name}`, { number: counts[name] }));
  return listed(said, language);
}

/** Announces the number of problems after a pause in typing. */
function Told({ summary }: { summary: string }) {
  const [said, setSaid] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSaid(summary), 1_000);
    return () => clearTimeout(timer);
  }, [summary]);
  return (
    <p role="status" className={styles.told}>
      {said}
    </p>
  );
}
