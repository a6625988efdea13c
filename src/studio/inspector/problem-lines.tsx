import { describeProblem } from "../../language/problem.ts";
import { useInspecting } from "./inspecting.ts";
import styles from "./inspector.module.css";

interface ProblemLinesProps {
  /** Whether the problems at a JSON pointer are shown here. */
  of(pointer: string): boolean;
  id?: string;
}

/** The problems of a part or property with their remedies. */
export function ProblemLines({ of, id }: ProblemLinesProps) {
  const { problems, environment } = useInspecting();
  const shown = problems.filter(({ pointer }) => of(pointer));
  return (
    <ul id={id} className={styles.problems} hidden={shown.length === 0}>
      {shown.map((problem) => {
        const { message, remedy } = describeProblem(problem, environment.texts);
        const key = `${problem.code} ${problem.offset}`;
        return (
          <li key={key} className={problem.severity === "error" ? styles.error : styles.warning}>
            {message} {remedy}
          </li>
        );
      })}
    </ul>
  );
}
