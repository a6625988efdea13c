import { Alert } from "antd";
import { useMemo } from "react";
import { HostContext } from "../../../renderers/runtime/page/contexts.ts";
import { ProblemList } from "../../../renderers/runtime/read/problem-list.tsx";
import { isError, type Problem } from "../../language/problem.ts";
import { useStudio } from "../studio-host.ts";

/** The problems of a page other than the open one, each with its file, line and remedy. */
export function PageProblems({ path, problems }: { path: string; problems: readonly Problem[] }) {
  const host = useStudio();
  const own = useMemo(() => ({ ...host, pageFile: `schemas/pages/${path}.json` }), [host, path]);
  return (
    <HostContext value={own}>
      <ProblemList problems={problems} />
    </HostContext>
  );
}

/** The problems of a page's text; nothing is drawn if there are none. */
export function ProblemsAlert({ path, problems }: { path: string; problems: readonly Problem[] }) {
  const { text } = useStudio();
  if (problems.length === 0) return null;
  const isSound = !problems.some(isError);
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
