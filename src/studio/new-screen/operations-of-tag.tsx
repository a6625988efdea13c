import { memo } from "react";
import type { Operation } from "../../catalogue/operation.ts";
import styles from "./new-screen.module.css";
import { lineHeight, type PlacedGroup } from "./operation-lines.ts";
import { OperationName } from "./operation-name.tsx";

interface OperationsOfTagProps {
  group: PlacedGroup;
  /** How many operations match the search, in all groups together. */
  count: number;
  active: Operation | undefined;
  idOf(operation: Operation): string;
}

/** Those operations of a tag that are in sight, below its name, which stays as long as they do. */
export function OperationsOfTag({ group, count, active, idOf }: OperationsOfTagProps) {
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
  /** Within its group, in pixels. */
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
