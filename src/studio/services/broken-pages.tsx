import { Alert } from "antd";
import type { Answers } from "../../catalogue/types.gen.ts";
import { ChunkedList } from "../../ui/list/chunked-list.tsx";
import { useStudio } from "../studio-host.ts";
import styles from "./services.module.css";

type Check = Answers["service.check"];
type BrokenPage = Check["broken"][number];

/** The pages that would have problems after a new import, each with its problems. */
export function BrokenPages({ broken, untriedPages }: Pick<Check, "broken" | "untriedPages">) {
  const { text } = useStudio();
  if (broken.length === 0 && untriedPages === 0) return null;
  return (
    <Alert
      type="warning"
      showIcon
      title={text("studio.services.broken", { count: broken.length })}
      description={
        <>
          <ChunkedList
            className={styles.faults}
            label={text("studio.services.broken", { count: broken.length })}
            items={broken}
            estimatedHeightPx={60}
            item={(page, place) => (
              <li key={`${page.path} ${page.isDraft}`} {...place}>
                <Broken page={page} />
              </li>
            )}
          />
          {untriedPages > 0 && <p>{text("studio.services.untried", { count: untriedPages })}</p>}
        </>
      }
    />
  );
}

function Broken({ page: { path, isDraft, count, problems } }: { page: BrokenPage }) {
  const { text } = useStudio();
  const more = count - problems.length;
  return (
    <details open={problems.length < 4}>
      <summary className={styles.folded}>
        <code>{path}</code>
        {isDraft && ` (${text("studio.state.draft")})`}
      </summary>
      <ul>
        {problems.map(({ line, column, pointer, code, message }) => (
          <li key={`${code} ${pointer} ${message}`}>
            {line}:{column} {message}
          </li>
        ))}
        {more > 0 && <li>{text("studio.services.moreProblems", { count: more })}</li>}
      </ul>
    </details>
  );
}
