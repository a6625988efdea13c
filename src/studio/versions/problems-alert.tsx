import { Alert } from "antd";
import type { Problem } from "../../language/problem.ts";
import { useStudio } from "../studio-host.ts";
import { PageProblems } from "./page-problems.tsx";

/** What is wrong with a text of a page, or nothing where nothing is. */
export function ProblemsAlert({ path, problems }: { path: string; problems: readonly Problem[] }) {
  const { text } = useStudio();
  if (problems.length === 0) return null;
  const isSound = problems.every(({ severity }) => severity !== "error");
  return (
    <Alert
      type={isSound ? "warning" : "error"}
      showIcon
      title={text(isSound ? "studio.versions.warnings" : "studio.versions.errors", {
        count: problems.length,
      })}
      description={<PageProblems path={path} problems={problems} />}
    />
  );
}
