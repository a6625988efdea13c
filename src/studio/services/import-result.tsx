import { Alert, Spin } from "antd";
import type { Answers } from "../../catalogue/types.gen.ts";
import { ChunkedList } from "../../ui/list/chunked-list.tsx";
import { useStudio } from "../studio-host.ts";
import type { Reading } from "../use-reading.ts";
import { ImportedOperations } from "./imported-operations.tsx";
import styles from "./services.module.css";

/** The service's check of a document before the import. */
export type ServiceCheck = Answers["service.check"];

interface ImportResultProps {
  check: Reading<"service.check">;
  /** Whether the form is complete enough to be checked. */
  isAsked: boolean;
  /** Whether no operation is selected, so that nothing would be imported. */
  isNothing: boolean;
}

/**
 * The result of an import in advance: its operations, its changes, and what is left out and why.
 */
export function ImportResult({ check, isAsked, isNothing }: ImportResultProps) {
  const { text } = useStudio();
  const { data: result, error, isFetching } = check;
  return (
    <section className={styles.result} aria-label={text("studio.services.result")}>
      <div className={styles.head}>
        <h2 className={styles.title}>{result?.title || text("studio.services.result")}</h2>
        {isFetching && <Spin size="small" />}
      </div>
      {!isAsked && <p className={styles.quiet}>{text("studio.services.resultEmpty")}</p>}
      {error && <Alert type="error" showIcon title={error.message} />}
      {result && isNothing && <p role="status">{text("studio.services.choice.nothing")}</p>}
      {result && !isNothing && <Checked result={result} />}
    </section>
  );
}

function Checked({ result }: { result: ServiceCheck }) {
  const { text } = useStudio();
  const { operations, isAddressed, isImportable, revision } = result;
  const counted = (change: string) => operations.filter((one) => one.change === change).length;
  const summary = text("studio.services.count", { number: operations.length });
  const changes = text("studio.services.changes", {
    added: counted("new"),
    changed: counted("changed"),
    removed: result.removed.length,
  });
  return (
    <>
      {isImportable && (
        <p role="status" className={styles.quiet}>
          {revision === 0 ? summary : `${summary} · ${changes}`}
        </p>
      )}
      <Faults faults={result.faults} />
      <BrokenPages broken={result.broken} untriedPages={result.untriedPages} />
      {isImportable && (
        <Alert
          type={isAddressed ? "success" : "info"}
          showIcon
          title={text(`studio.services.address${isAddressed ? "Known" : "Next"}`)}
        />
      )}
      <ImportedOperations operations={operations} removed={result.removed} isAgain={revision > 0} />
    </>
  );
}

const estimatedHeightPx = 30;

function Faults({ faults }: Pick<ServiceCheck, "faults">) {
  const { text } = useStudio();
  if (faults.length === 0) return null;
  const isRefused = faults.some(({ severity }) => severity === "error");
  const list = (
    <ChunkedList
      className={styles.faults}
      items={faults}
      estimatedHeightPx={estimatedHeightPx}
      item={({ pointer, code, message }, place) => (
        <li key={`${code} ${pointer}`} {...place}>
          {message} {pointer !== "" && <code className={styles.path}>{pointer}</code>}
        </li>
      )}
    />
  );
  const title = text(isRefused ? "studio.services.refused" : "studio.services.leftOut", {
    count: faults.length,
  });
  return (
    <Alert
      type={isRefused ? "error" : "warning"}
      showIcon
      title={title}
      description={
        faults.length < 4 || isRefused ? (
          list
        ) : (
          <details>
            <summary>{text("studio.services.showFaults")}</summary>
            {list}
          </details>
        )
      }
    />
  );
}

type Check = Answers["service.check"];
type BrokenPage = Check["broken"][number];

/** The pages that would have problems after a new import, each with its problems. */
function BrokenPages({ broken, untriedPages }: Pick<Check, "broken" | "untriedPages">) {
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
