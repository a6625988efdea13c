import { Alert } from "antd";
import type { ReactNode } from "react";
import type { Problem } from "../../../../src/language/problem.ts";
import { ProblemList } from "../../read/problem-list.tsx";
import { HostContext } from "../contexts.ts";
import type { PageHost } from "../host.ts";
import styles from "./page-head.module.css";

/** The heading of a page. */
export function PageHeading({ title }: { title: string }) {
  return <h1 className={styles.heading}>{title}</h1>;
}

interface PageProblemsProps {
  host: PageHost;
  problems: readonly Problem[];
  /** Content below the problems. */
  note?: ReactNode;
}

/** The problems of a page as a whole: file, place and remedy. */
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
