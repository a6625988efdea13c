import { type Problem, sayProblem } from "../../../src/language/problem.ts";
import { ChunkedList } from "../../../src/ui/list/chunked-list.tsx";
import { useHost } from "../page/contexts.ts";

const estimatedHeightPx = 44;

/** Problems of a page source by line, each with its remedy. */
export function ProblemListView({ problems }: { problems: readonly Problem[] }) {
  const host = useHost();
  return (
    <ChunkedList
      className={undefined}
      items={problems}
      estimatedHeightPx={estimatedHeightPx}
      item={(problem, place) => {
        const { message, remedy } = sayProblem(problem, (key, values) => host.text(key, values));
        return (
          <li key={`${problem.pointer}:${problem.code}:${problem.offset}`} {...place}>
            <code>
              {host.pageFile}:{problem.line}:{problem.column}
            </code>{" "}
            {message} {remedy}
          </li>
        );
      }}
    />
  );
}
