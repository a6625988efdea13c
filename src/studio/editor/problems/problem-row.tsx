import { Button } from "antd";
import { describeProblem, type Problem } from "../../../language/problem.ts";
import type { ListPlace } from "../../../ui/list/chunked-list.tsx";
import { useStudio } from "../../studio-host.ts";
import type { FixTitle } from "./panel-fixes.ts";
import styles from "./problem-panel.module.css";

interface ProblemRowProps {
  place: ListPlace;
  problem: Problem;
  fixes: readonly FixTitle[];
  /** The number of similar problems that this row can fix at once, or 0. */
  alike: number;
  onReveal(): void;
  onFix(title: FixTitle): void;
  onFixAll(): void;
}

/** A problem with its place, message and remedy; a click goes to its place in the text. */
export function ProblemRow(props: ProblemRowProps) {
  const { place, problem, fixes, alike, onReveal, onFix, onFixAll } = props;
  const { text } = useStudio();
  return (
    <li {...place} className={styles.row}>
      <Told problem={problem} onReveal={onReveal} />
      {(fixes.length > 0 || alike > 0) && (
        <div className={styles.fixes}>
          {fixes.map((title) => {
            const label = text(title.titleKey, title.values);
            return (
              <Button key={label} size="small" onClick={() => onFix(title)}>
                {label}
              </Button>
            );
          })}
          {alike > 0 && (
            <Button size="small" type="text" onClick={onFixAll}>
              {text("studio.problems.fixAll", { count: alike })}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}

function Told({ problem, onReveal }: { problem: Problem; onReveal(): void }) {
  const { text, environment } = useStudio();
  const { severity, line, column } = problem;
  const { message, remedy } = describeProblem(problem, environment.texts);
  return (
    <button type="button" className={styles.problem} onClick={onReveal}>
      <span className={severity === "error" ? styles.error : styles.warning} aria-hidden="true" />
      <span className={styles.severity}>{text(`studio.problems.${severity}`)}</span>
      <span className={styles.place}>
        {line}:{column}
      </span>
      <span className={styles.sentence}>
        {message} <span className={styles.remedy}>{remedy}</span>
      </span>
    </button>
  );
}
