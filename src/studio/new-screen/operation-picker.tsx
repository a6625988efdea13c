import { SearchOutlined } from "@ant-design/icons";
import { Input } from "antd";
import { type KeyboardEvent, memo, useEffect, useId, useMemo, useRef, useState } from "react";
import type { Operation } from "../../catalogue/operation.ts";
import { descriptionOf } from "../../language/description.ts";
import { placeAfter } from "../../ui/list/place-after.ts";
import { useWindow } from "../../ui/list/use-window.ts";
import { optionPointer } from "../../ui/option-pointer.ts";
import { OperationSort } from "../operation-sort.tsx";
import { useStudio } from "../studio-host.ts";
import styles from "./new-screen.module.css";
import {
  countLines,
  drawnGroups,
  lineHeight,
  operationGroups,
  type PlacedGroup,
  placeGroups,
  scrollFor,
} from "./operation-lines.ts";

interface OperationPickerProps {
  onChoose(operation: Operation): void;
}

/**
 * The operations of the catalogue by service and tag, filtered by a search. The focus stays in the
 * search field: the arrow and page keys move through the list and Enter selects.
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
  const press = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    const to = placeAfter(event.key, at, found.length, 6);
    if (to !== null) setPlace(to);
    else if (event.key === "Enter" && active) onChoose(active);
    else return;
    event.preventDefault();
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
        aria-activedescendant={active && idOf(active)}
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
      <OperationList {...{ id, groups, found, at, idOf, onChoose }} />
      <p className={styles.found} role="status">
        {found.length === 0
          ? text("studio.newScreen.noOperation")
          : typed !== "" && text("studio.newScreen.foundOperations", { number: found.length })}
      </p>
    </div>
  );
}

interface OperationListProps extends OperationPickerProps {
  id: string;
  groups: ReturnType<typeof operationGroups>;
  found: readonly Operation[];
  /** The index of the active operation among the matches. */
  at: number;
  idOf(operation: Operation): string;
}

/** The list that the search field controls; only its visible lines are drawn. */
function OperationList({ id, groups, found, at, idOf, onChoose }: OperationListProps) {
  const { text } = useStudio();
  const placed = useMemo(() => placeGroups(groups), [groups]);
  const list = useRef<HTMLDivElement>(null);
  const drawn = useWindow(list, countLines(placed), lineHeight);
  const line = placed.flatMap(({ options }) => options)[at]?.line;
  useEffect(() => {
    const { current } = list;
    if (current && line !== undefined) current.scrollTop = scrollFor(line, current);
  }, [line]);
  const choose = (optionId: string): void => {
    const operation = found.find((candidate) => idOf(candidate) === optionId);
    if (operation) onChoose(operation);
  };
  const active = found[at];
  return (
    <div
      ref={list}
      id={id}
      className={styles.operations}
      role="listbox"
      tabIndex={-1}
      aria-label={text("studio.newScreen.operations")}
      hidden={found.length === 0}
      {...optionPointer(choose)}
    >
      <div className={styles.allOperations} style={{ height: countLines(placed) * lineHeight }}>
        {drawnGroups(placed, drawn, active).map((group) => (
          <OperationsOfTag
            key={`${group.service} ${group.tag}`}
            group={group}
            count={found.length}
            active={active}
            idOf={idOf}
          />
        ))}
      </div>
    </div>
  );
}

interface OperationsOfTagProps {
  group: PlacedGroup;
  /** How many operations match the search, in all groups together. */
  count: number;
  active: Operation | undefined;
  idOf(operation: Operation): string;
}

/** The visible operations of a tag below its heading, which stays in view with them. */
function OperationsOfTag({ group, count, active, idOf }: OperationsOfTagProps) {
  const { service, tag, line, lines, options } = group;
  const place = { top: line * lineHeight, height: lines * lineHeight };
  return (
    <fieldset className={styles.group} style={place} aria-label={`${service} › ${tag}`}>
      <div className={styles.groupName} style={{ height: lineHeight }} role="presentation">
        {service} › {tag}
      </div>
      {options.map(({ operation, line: own, position }) => (
        <OperationOption
          key={operation.id}
          id={idOf(operation)}
          operation={operation}
          isActive={operation === active}
          top={(own - line) * lineHeight}
          position={position}
          count={count}
        />
      ))}
    </fieldset>
  );
}

interface OperationOptionProps {
  id: string;
  operation: Operation;
  isActive: boolean;
  /** The distance from the top of the group, in pixels. */
  top: number;
  position: number;
  count: number;
}

const OperationOption = memo(function OperationOption(props: OperationOptionProps) {
  const { id, operation, isActive, top, position, count } = props;
  return (
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      aria-posinset={position}
      aria-setsize={count}
      className={isActive ? styles.activeOperation : styles.operation}
      style={{ top, height: 2 * lineHeight }}
    >
      <OperationName operation={operation} />
    </div>
  );
});

/** An operation as an option: its id, whether it lists, reads or writes, and its summary. */
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
