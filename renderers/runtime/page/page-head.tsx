import { Alert } from "antd";
import type { ReactNode } from "react";
import type { Problem } from "../../../src/language/problem.ts";
import { ProblemList } from "../read/block-states.tsx";
import { HostContext } from "./contexts.ts";
import type { PageHost } from "./host.ts";
import styles from "./page-head.module.css";

/** What a page is called, above all of it. */
export function PageHeading({ title }: { title: string }) {
  return <h1 className={styles.heading}>{title}</h1>;
}

interface PageProblemsProps {
  host: PageHost;
  problems: readonly Problem[];
  /** What is said below them. */
  note?: ReactNode;
}

/** What is wrong with a page as a whole: which file, where in it, and what to do. */
export function PageProblems({ host, problems, note }: PageProblemsProps) {
  return (
    <HostContext value={host}>
      <Alert
        className={styles.problems}
        type="error"
        showIcon
        title={host.text("shell.pageBroken", { file: host.pageFile })}
        description={
          <>
            <ProblemList problems={problems} />
            {note}
          </>
        }
      />
    </HostContext>
  );
}
