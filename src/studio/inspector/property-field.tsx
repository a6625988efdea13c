import { CloseOutlined } from "@ant-design/icons";
import { Button, Tooltip } from "antd";
import { useEffect, useId, useRef } from "react";
import type { PartProperty } from "../../language/editing/block-at.ts";
import { useStudio } from "../studio-host.ts";
import { type Control, type ControlProps, controlOf, otherShapes } from "./control-of.ts";
import { ExpressionControl } from "./controls/expression-control.tsx";
import { ListControl } from "./controls/list-control.tsx";
import { MapControl } from "./controls/map-control.tsx";
import { BlockControl, PartControl } from "./controls/part-control.tsx";
import {
  LineControl,
  NameControl,
  NumberControl,
  SwitchControl,
} from "./controls/plain-controls.tsx";
import { TextControl } from "./controls/text-control.tsx";
import { useInspecting } from "./inspecting.ts";
import styles from "./inspector.module.css";
import { otherForm, withoutEntry, withProperty } from "./part-edits.ts";
import { ProblemLines } from "./problem-lines.tsx";
import { SummaryText } from "./summary-text.tsx";

const controls: Readonly<Record<Control, (props: ControlProps) => React.ReactNode>> = {
  switch: SwitchControl,
  number: NumberControl,
  name: NameControl,
  line: LineControl,
  json: LineControl,
  text: TextControl,
  expression: ExpressionControl,
  list: ListControl,
  map: MapControl,
  block: BlockControl,
  part: PartControl,
};

/** Controls with several inputs, which need a group label instead of a single label. */
const groups: readonly Control[] = ["text", "list", "map", "block", "part"];

interface PropertyFieldProps {
  property: PartProperty;
  /** Whether the property was just added, so that its input takes the focus. */
  isNew: boolean;
}

/** A property with its label, description, input and problems. */
export function PropertyField({ property, isNew }: PropertyFieldProps) {
  const { source, part, apply } = useInspecting();
  const id = useId();
  const field = useFocusWhenNew(isNew);
  const { name, pointer, node, shape, summary } = property;
  const control = name === "kind" ? "name" : controlOf(shape, node);
  const Drawn = controls[control];
  const isGroup = groups.includes(control);
  const isInline = control === "map" || control === "text";
  const write = (json: string): void => apply([withProperty(source, part, name, json)]);
  return (
    <div
      ref={field}
      className={styles.field}
      {...(isGroup ? { role: "group", "aria-labelledby": `${id}-label` } : {})}
    >
      <PropertyLabel property={property} id={id} isGroup={isGroup} />
      <Drawn property={property} id={id} describedBy={`${id}-help ${id}-wrong`} onWrite={write} />
      <OtherShapes property={property} onWrite={write} />
      <ProblemLines
        id={`${id}-wrong`}
        of={(at) =>
          part.shortFor !== null || pointer !== part.pointer
            ? at === pointer || (isInline && at.startsWith(`${pointer}/`))
            : false
        }
      />
      <p id={`${id}-help`} className={styles.help}>
        <SummaryText summary={summary} />
      </p>
    </div>
  );
}

interface PropertyLabelProps {
  property: PartProperty;
  id: string;
  /** Whether the label names a group of inputs, each of which has a label of its own. */
  isGroup: boolean;
}

/** A property's name, with a button that removes the property if it is optional. */
function PropertyLabel({ property: { name, isRequired, node }, id, isGroup }: PropertyLabelProps) {
  const { text } = useStudio();
  const { part, isReadOnly, apply } = useInspecting();
  const remove = text("studio.inspector.remove", { name });
  return (
    <div className={styles.labels}>
      {isGroup ? (
        <span id={`${id}-label`} className={styles.label}>
          {name}
        </span>
      ) : (
        <label htmlFor={id} className={styles.label}>
          {name}
        </label>
      )}
      {isRequired && <span className={styles.required}>{text("studio.hover.required")}</span>}
      {!isRequired && !isReadOnly && node !== null && (
        <Tooltip title={remove}>
          <Button
            type="text"
            size="small"
            icon={<CloseOutlined />}
            aria-label={remove}
            onClick={() => apply([withoutEntry(part.node, name)])}
          />
        </Tooltip>
      )}
    </div>
  );
}

/** Focuses the input of a property that was just added. */
function useFocusWhenNew(isNew: boolean) {
  const field = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isNew) return;
    const first = field.current?.querySelector<HTMLElement>("input, textarea, [role=switch]");
    // What is typed replaces the value that the property begins with.
    if (first instanceof HTMLInputElement) first.select();
    (first ?? field.current?.querySelector<HTMLElement>("button:last-of-type"))?.focus();
    field.current?.scrollIntoView({ block: "nearest" });
  }, [isNew]);
  return field;
}

interface OtherShapesProps {
  property: PartProperty;
  onWrite(json: string): void;
}

/**
 * Buttons for the other allowed shapes of a property's value, such as a boolean instead of a text,
 * as far as they keep what the value says.
 */
function OtherShapes({ property: { shape, node }, onWrite }: OtherShapesProps) {
  const { text } = useStudio();
  const { source, isReadOnly } = useInspecting();
  if (!node || isReadOnly) return null;
  const others = otherShapes(shape, node).flatMap((other) => {
    const json = otherForm(source, node, other);
    return json === null ? [] : [{ type: other.type, json }];
  });
  if (others.length === 0) return null;
  return (
    <div className={styles.others}>
      {others.map(({ type, json }) => (
        <Button key={type} type="link" size="small" onClick={() => onWrite(json)}>
          {text(`studio.inspector.as.${type}`)}
        </Button>
      ))}
    </div>
  );
}
