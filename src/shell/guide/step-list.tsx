import { CheckCircleFilled } from "@ant-design/icons";
import { Link } from "react-router-dom";
import { keyOrText, useTexts } from "../language/texts.ts";
import type { FirstSteps } from "./first-steps.ts";
import styles from "./guide.module.css";

interface StepListProps extends Pick<FirstSteps, "steps" | "take"> {
  onTaken?: () => void;
}

/** The first steps, each with a link to its page; a step is done once its page was opened. */
export function StepList({ steps, take, onTaken }: StepListProps) {
  const text = useTexts();
  return (
    <ol className={styles.steps}>
      {steps.map(({ name, page, address, isDone }, index) => (
        <li key={name} className={styles.step}>
          {isDone ? (
            <CheckCircleFilled role="img" className={styles.done} aria-label={text("guide.done")} />
          ) : (
            <span className={styles.number} aria-hidden>
              {index + 1}
            </span>
          )}
          <div>
            <strong>{keyOrText(`guide.${name}.title`)}</strong>
            <p>{keyOrText(`guide.${name}.hint`)}</p>
            <Link
              to={address}
              onClick={() => {
                take(name);
                onTaken?.();
              }}
            >
              {text("guide.open", { page })}
            </Link>
          </div>
        </li>
      ))}
    </ol>
  );
}
