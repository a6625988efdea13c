import { useEffect, useState } from "react";
import { loadCalendar } from "../../language/expression/dates/calendar.ts";
import { sayProblem } from "../../language/problem.ts";
import { exampleVariables } from "../../language/reference/expressions/example-scope.ts";
import { tryExpression } from "../../language/reference/expressions/tried.ts";
import { useStudio } from "../studio-host.ts";
import { TextField } from "../text-field.tsx";
import styles from "./reference.module.css";

/** A field that evaluates an expression with the values of the examples. */
export function TryExpression({ example }: { example: string }) {
  const { text } = useStudio();
  const [typed, setTyped] = useState(example);
  const result = useResult(typed);
  return (
    <div className={styles.try}>
      <TextField label={text("studio.reference.tried")} value={typed} onChange={setTyped} />
      <output className={styles.tried}>{result}</output>
      <details>
        <summary>{text("studio.reference.triedValues")}</summary>
        <pre className={styles.code}>{JSON.stringify(exampleVariables, null, 2)}</pre>
      </details>
    </div>
  );
}

function useResult(source: string): string {
  const { text, language } = useStudio();
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    let isThere = true;
    // If loading fails, date functions give no value.
    const note = () => isThere && setReady(true);
    loadCalendar().then(note, note);
    return () => {
      isThere = false;
    };
  }, []);
  if (source.trim() === "") return text("studio.reference.triedNothing");
  if (!isReady) return text("common.loading");
  const tried = tryExpression(source, language);
  if ("problems" in tried) {
    const told = tried.problems.map((problem) => sayProblem(problem, text));
    return told.map(({ message, remedy }) => `${message} ${remedy}`).join("\n");
  }
  return tried.stopped ? text(`stopped.${tried.stopped}`) : JSON.stringify(tried.value);
}
