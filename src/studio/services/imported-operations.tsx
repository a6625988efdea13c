import { Tag } from "antd";
import type { Answers } from "../../catalogue/types.gen.ts";
import { ChunkedList } from "../../ui/list/chunked-list.tsx";
import { useStudio } from "../studio-host.ts";
import styles from "./services.module.css";

type Check = Answers["service.check"];
type Checked = Check["operations"][number];

interface ImportedOperationsProps extends Pick<Check, "operations" | "removed"> {
  /** Whether the service is already imported, so that changes can be shown. */
  isAgain: boolean;
}

const colours = { removed: "error", new: "success", changed: "warning", same: "default" } as const;

/** Sort order: changes that need attention come first. */
const order = { new: 0, changed: 1, same: 2 } as const;

/** The operations that an import adds, changes and removes, with the differences in words. */
export function ImportedOperations({ operations, removed, isAgain }: ImportedOperationsProps) {
  const { text } = useStudio();
  const sorted = operations.toSorted((one, other) => order[one.change] - order[other.change]);
  const items = [...removed, ...sorted];
  if (items.length === 0) return null;
  return (
    <div className={styles.operations}>
      <ChunkedList
        className={styles.items}
        label={text("studio.services.operations")}
        items={items}
        estimatedHeightPx={84}
        item={(operation, place) => (
          <li key={operation.id} {...place} className={styles.operation}>
            <div className={styles.operationHead}>
              <span className={styles.line}>
                <span className={styles.operationId}>{operation.id}</span>
                {isAgain && <Change of={"change" in operation ? operation.change : "removed"} />}
              </span>
              {"change" in operation ? (
                <Described operation={operation} />
              ) : (
                operation.pages.length > 0 && (
                  <span className={styles.quiet}>
                    {text("studio.services.calledBy", { pages: operation.pages })}
                  </span>
                )
              )}
            </div>
          </li>
        )}
      />
    </div>
  );
}

function Change({ of }: { of: keyof typeof colours }) {
  const { text } = useStudio();
  return <Tag color={colours[of]}>{text(`studio.services.change.${of}`)}</Tag>;
}

function Described({ operation }: { operation: Checked }) {
  const { text } = useStudio();
  const { method, path, rows, total, differences } = operation;
  return (
    <>
      <code className={styles.path}>
        {method.toUpperCase()} {path}
      </code>
      {rows !== null && (
        <span className={styles.quiet}>
          {text("service.rows")}: <code>{rows || "/"}</code>
          {total !== null && (
            <>
              {" · "}
              {text("service.total")}: <code>{total}</code>
            </>
          )}
        </span>
      )}
      {differences.length > 0 && (
        <details open={differences.length < 4}>
          <summary className={styles.folded}>
            {text("studio.services.differences", { count: differences.length })}
          </summary>
          <ul>
            {differences.map((difference) => (
              <li key={difference}>{difference}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
