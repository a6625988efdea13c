import { useMemo } from "react";
import { HostContext } from "../../../renderers/runtime/page/contexts.ts";
import { ProblemList } from "../../../renderers/runtime/read/block-states.tsx";
import type { Problem } from "../../language/problem.ts";
import { useStudio } from "../studio-host.ts";

/** The problems of a page that is not the one around them, each with its file, line and remedy. */
export function PageProblems({ path, problems }: { path: string; problems: readonly Problem[] }) {
  const host = useStudio();
  const own = useMemo(() => ({ ...host, pageFile: `schemas/pages/${path}.json` }), [host, path]);
  return (
    <HostContext value={own}>
      <ProblemList problems={problems} />
    </HostContext>
  );
}
