import { Button } from "antd";
import { useId, useState } from "react";
import type { Operation } from "../../catalogue/operation.ts";
import { descriptionOf } from "../../language/description.ts";
import { ChunkedList, type ListPlace } from "../../ui/list/chunked-list.tsx";
import { toggled } from "../../ui/toggled.ts";
import { OperationFields } from "../editor/hints/operation-fields.tsx";
import { holdsWords } from "../holds-words.ts";
import { OperationSort } from "../operation-sort.tsx";
import { SearchField } from "../search-field.tsx";
import { studioAddress, useMayCall, useStudio } from "../studio-host.ts";
import styles from "./services.module.css";

const estimatedHeightPx = 84;

/** The operations of a service, filtered by a search. */
export function OperationList({ operations }: { operations: readonly Operation[] }) {
  const { text, environment } = useStudio();
  const [typed, setTyped] = useState("");
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const isFound = holdsWords(typed);
  const found = operations.filter((operation) => {
    const { id, method, path, summary, permission } = operation;
    const said = `${summary} ${descriptionOf(environment, summary)}`;
    return isFound(`${id} ${method} ${path} ${said} ${permission ?? ""}`);
  });
  return (
    <div className={styles.stack}>
      <SearchField label={text("studio.newScreen.findOperation")} value={typed} onType={setTyped} />
      <p className={styles.quiet} role="status">
        {text("studio.services.count", { number: found.length })}
      </p>
      {found.length > 0 && (
        <div className={styles.operations}>
          <ChunkedList
            className={styles.items}
            label={text("studio.services.operations")}
            items={found}
            estimatedHeightPx={estimatedHeightPx}
            item={(operation, place) => (
              <OperationItem
                key={operation.id}
                place={place}
                operation={operation}
                isOpen={open.has(operation.id)}
                onToggle={() => setOpen(toggled(open, operation.id))}
              />
            )}
          />
        </div>
      )}
    </div>
  );
}

interface OperationItemProps {
  place: ListPlace;
  operation: Operation;
  /**
   * Whether the operation is open; kept outside its line, since lines out of view are not drawn.
   */
  isOpen: boolean;
  onToggle(): void;
}

function OperationItem({ place, operation, isOpen, onToggle }: OperationItemProps) {
  const studio = useStudio();
  const { text, environment } = studio;
  const mayCall = useMayCall();
  const id = useId();
  const { method, path, summary, permission, isPublic } = operation;
  const whoever = isPublic ? "studio.services.everybody" : "studio.services.everyMember";
  return (
    <li {...place} className={styles.operation}>
      <button
        type="button"
        className={styles.operationHead}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={onToggle}
      >
        <span className={styles.line}>
          <span className={styles.operationId}>{operation.id}</span>
          <OperationSort operation={operation} />
        </span>
        <code className={styles.path}>
          {method.toUpperCase()} {path}
        </code>
        <span className={styles.quiet}>{descriptionOf(environment, summary)}</span>
      </button>
      {isOpen && (
        <div id={id} className={styles.operationBody}>
          <p className={styles.quiet}>
            {text("service.permission")}: <code>{permission ?? text(whoever)}</code>
          </p>
          <div className={styles.fieldColumns}>
            <OperationFields operation={operation} />
          </div>
          <div className={styles.actions}>
            {!operation.isSession && (
              <Button
                onClick={() => studio.setQuery({ ...studio.route.query, run: operation.id }, false)}
              >
                {text("studio.explorer.open")}
              </Button>
            )}
            {mayCall("page.saveDraft") && (
              <Button
                onClick={() => studio.go(studioAddress(studio, "new", { operation: operation.id }))}
              >
                {text("studio.services.makeScreen")}
              </Button>
            )}
          </div>
        </div>
      )}
    </li>
  );
}
