import { memo, useId, useMemo, useState } from "react";
import type { Operation } from "../../catalogue/operation.ts";
import { descriptionOf } from "../../language/description.ts";
import { OptionField } from "../../ui/options/option-field.tsx";
import { OptionList } from "../../ui/options/option-list.tsx";
import { OperationSort } from "../operation-sort.tsx";
import { useStudio } from "../studio-host.ts";
import { takeLostFocus } from "../take-lost-focus.ts";
import styles from "./new-screen.module.css";
import { operationGroups } from "./operation-groups.ts";

interface OperationPickerProps {
  onChoose(operation: Operation): void;
}

/** Heights in pixels of the lines of the list; an operation takes two. */
const heights = { heading: 28, option: 56 };

/** The operations of the catalogue by service and tag, filtered by a search. */
export function OperationPicker({ onChoose }: OperationPickerProps) {
  const { environment, text } = useStudio();
  const id = useId();
  const [typed, setTyped] = useState("");
  // No operation looks chosen before somebody types or moves.
  const [place, setPlace] = useState(-1);
  const groups = useMemo(() => operationGroups(environment, typed), [environment, typed]);
  const found = useMemo(() => groups.flatMap(({ items }) => items), [groups]);
  const at = Math.min(place, found.length - 1);
  const active = found[at];
  const idOf = (operation: Operation) => `${id}-${operation.id}`;
  return (
    <div ref={takeLostFocus}>
      <OptionField
        listId={id}
        label={text("studio.newScreen.findOperation")}
        placeholder={text("studio.newScreen.findOperation")}
        value={typed}
        count={found.length}
        place={at}
        activeId={active && idOf(active)}
        pageOf={6}
        onType={(now) => {
          setTyped(now);
          setPlace(now === "" ? -1 : 0);
        }}
        onMove={setPlace}
        onEnter={() => active && onChoose(active)}
      />
      <OptionList
        id={id}
        label={text("studio.newScreen.operations")}
        className={styles.operations}
        Option={OperationOption}
        groups={groups}
        active={active}
        heights={heights}
        idOf={idOf}
        onChoose={onChoose}
      />
      <p className={styles.found} role="status">
        {found.length === 0
          ? text("studio.newScreen.noOperation")
          : typed !== "" && text("studio.newScreen.foundOperations", { number: found.length })}
      </p>
    </div>
  );
}

const OperationOption = memo(function OperationOption({ item }: { item: Operation }) {
  return (
    <div className={styles.operation}>
      <OperationName operation={item} />
    </div>
  );
});

/** What an operation is known by: its id, whether it lists, reads or writes, and its summary. */
export function OperationName({ operation }: { operation: Operation }) {
  const { environment } = useStudio();
  const summary = descriptionOf(environment, operation.summary);
  return (
    <>
      <span className={styles.operationHead}>
        <span className={styles.operationId} title={operation.id}>
          {operation.id}
        </span>
        <OperationSort operation={operation} />
      </span>
      <span className={styles.summary} title={summary}>
        {summary}
      </span>
    </>
  );
}
