import { useMemo } from "react";
import { describeDifference } from "../../language/difference/difference.ts";
import { differenceOf } from "../../language/difference/difference-of.ts";
import { useStudio } from "../studio-host.ts";
import styles from "./versions.module.css";

interface DifferenceListProps {
  before: string;
  after: string;
  /** The message to show when there is no visible difference. */
  none: string;
}

/** Maximum differences listed; beyond it the side-by-side texts are clearer. */
const mostShown = 60;

/** The differences between two texts of a page, in the terms of the page language. */
export function DifferenceList({ before, after, none }: DifferenceListProps) {
  const { environment, text } = useStudio();
  const sentences = useMemo(
    () =>
      differenceOf(before, after, environment).map((difference) =>
        describeDifference(difference, environment.texts),
      ),
    [before, after, environment],
  );
  if (sentences.length === 0) return <p className={styles.quiet}>{none}</p>;
  const rest = sentences.length - mostShown;
  const counted = new Map<string, number>();
  return (
    <ul className={styles.differences} aria-label={text("studio.versions.differences")}>
      {sentences.slice(0, mostShown).map((sentence) => {
        const times = (counted.get(sentence) ?? 0) + 1;
        counted.set(sentence, times);
        return <li key={`${sentence} ${times}`}>{sentence}</li>;
      })}
      {rest > 0 && <li>{text("studio.versions.more", { number: rest })}</li>}
    </ul>
  );
}
