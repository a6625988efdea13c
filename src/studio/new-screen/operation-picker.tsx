import { SearchOutlined } from "@ant-design/icons";
import { Input, Tag } from "antd";
import {
  type KeyboardEvent,
  type MouseEvent,
  memo,
  useEffect,
  useId,
  useMemo,
  useState,
} from "react";
import type { Operation } from "../../catalogue/operation.ts";
import { descriptionOf } from "../../language/description.ts";
import { useStudio } from "../studio-host.ts";
import styles from "./new-screen.module.css";
import { operationGroups } from "./operation-groups.ts";

interface OperationPickerProps {
  onChoose(operation: Operation): void;
}

/**
 * The operations of the catalogue by service and tag, found by what is typed; the focus stays in
 * the search: arrows and page keys move along the list, Enter takes one.
 */
export function OperationPicker({ onChoose }: OperationPickerProps) {
  const { environment, text } = useStudio();
  const id = useId();
  const [typed, setTyped] = useState("");
  const [place, setPlace] = useState(0);
  const groups = useMemo(() => operationGroups(environment, typed), [environment, typed]);
  const found = useMemo(() => groups.flatMap(({ operations }) => operations), [groups]);
  const at = Math.min(place, found.length - 1);
  const active = found[at];
  const idOf = (operation: Operation) => `${id}-${operation.id}`;
  const activeId = active && idOf(active);
  useEffect(() => {
    if (activeId && place > 0) {
      document.getElementById(activeId)?.scrollIntoView({ block: "nearest" });
    }
  }, [activeId, place]);
  const press = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    const to = placeAfter(event.key, at, found.length);
    if (to !== null) setPlace(to);
    else if (event.key === "Enter" && active) onChoose(active);
    else return;
    event.preventDefault();
  };
  const pointer = {
    onMouseDown: (event: MouseEvent): void => event.preventDefault(),
    onClick: ({ target }: MouseEvent): void => {
      const option = target instanceof Element ? target.closest("[role=option]") : null;
      const operation = found.find((candidate) => idOf(candidate) === option?.id);
      if (operation) onChoose(operation);
    },
  };
  return (
    <div>
      <Input
        prefix={<SearchOutlined aria-hidden />}
        role="combobox"
        aria-label={text("studio.newScreen.findOperation")}
        aria-expanded={found.length > 0}
        aria-controls={id}
        aria-autocomplete="list"
        aria-activedescendant={activeId}
        placeholder={text("studio.newScreen.findOperation")}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setPlace(0);
        }}
        onKeyDown={press}
      />
      <div
        id={id}
        className={styles.operations}
        role="listbox"
        tabIndex={-1}
        aria-label={text("studio.newScreen.operations")}
        hidden={found.length === 0}
        {...pointer}
      >
        {groups.map(({ service, tag, operations }) => (
          <fieldset
            key={`${service} ${tag}`}
            className={styles.group}
            aria-label={`${service} › ${tag}`}
          >
            <div className={styles.groupName} role="presentation">
              {service} › {tag}
            </div>
            {operations.map((operation) => (
              <OperationOption
                key={operation.id}
                id={idOf(operation)}
                operation={operation}
                isActive={operation === active}
              />
            ))}
          </fieldset>
        ))}
      </div>
      <p className={styles.found} role="status">
        {found.length === 0
          ? text("studio.newScreen.noOperation")
          : typed !== "" && text("studio.newScreen.foundOperations", { count: found.length })}
      </p>
    </div>
  );
}

/** Where a key leads in a list of so many, or `null` where it leads nowhere. */
function placeAfter(key: string, place: number, count: number): number | null {
  if (count === 0) return null;
  if (key === "ArrowDown") return (place + 1) % count;
  if (key === "ArrowUp") return (place - 1 + count) % count;
  if (key === "PageDown") return Math.min(place + 6, count - 1);
  if (key === "PageUp") return Math.max(place - 6, 0);
  return null;
}

interface OperationOptionProps {
  id: string;
  operation: Operation;
  isActive: boolean;
}

const OperationOption = memo(function OperationOption(props: OperationOptionProps) {
  const { id, operation, isActive } = props;
  return (
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={isActive ? styles.activeOperation : styles.operation}
    >
      <OperationName operation={operation} />
    </div>
  );
});

const colours = { list: "blue", read: "default", write: "gold" } as const;

/** An operation as people choose by: its id, whether it lists, reads or writes, what it is for. */
export function OperationName({ operation }: { operation: Operation }) {
  const { text, environment } = useStudio();
  const sort = operation.list ? "list" : operation.effect;
  return (
    <>
      <span className={styles.operationHead}>
        <span className={styles.operationId}>{operation.id}</span>
        <Tag color={colours[sort]}>{text(`studio.newScreen.sort.${sort}`)}</Tag>
      </span>
      <span className={styles.summary}>{descriptionOf(environment, operation.summary)}</span>
    </>
  );
}
