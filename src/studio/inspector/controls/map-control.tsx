import { CloseOutlined } from "@ant-design/icons";
import { Button } from "antd";
import type { SourceEntry } from "../../../language/source.ts";
import { useStudio } from "../../studio-host.ts";
import { keyChoicesAt } from "../choices-at.ts";
import type { ControlProps } from "../control-of.ts";
import { useInspecting } from "../inspecting.ts";
import styles from "../inspector.module.css";
import { withEntry, withoutEntry } from "../part-edits.ts";
import { ChosenAddition } from "./choice.tsx";
import { ExpressionInput } from "./expression-control.tsx";
import { LineControl } from "./plain-controls.tsx";

/** An input for arguments by name. */
export function MapControl(props: ControlProps) {
  const { isReadOnly } = useInspecting();
  const { node } = props.property;
  return (
    <div className={styles.list}>
      {(node?.entries ?? []).map((entry) => (
        <Argument key={entry.key} entry={entry} {...props} />
      ))}
      {!isReadOnly && <NewArgument {...props} />}
    </div>
  );
}

function Argument({ entry, property, id, describedBy }: ControlProps & { entry: SourceEntry }) {
  const { text } = useStudio();
  const { source, isReadOnly, apply } = useInspecting();
  const { key, node } = entry;
  const owner = property.node;
  const fieldId = `${id}-${key}`;
  const write = (json: string): void => {
    if (owner) apply([withEntry(source, owner, key, json)]);
  };
  return (
    <div className={styles.argument}>
      <label htmlFor={fieldId}>{key}</label>
      {node.type === "string" ? (
        <ExpressionInput
          id={fieldId}
          describedBy={describedBy}
          said={String(node.scalar)}
          place={{ node }}
          onWrite={(value) => write(JSON.stringify(value))}
        />
      ) : (
        <LineControl
          id={fieldId}
          describedBy={describedBy}
          property={{ ...property, node, name: key }}
          onWrite={write}
        />
      )}
      {!isReadOnly && owner && (
        <Button
          type="text"
          size="small"
          icon={<CloseOutlined />}
          aria-label={text("studio.inspector.remove", { name: key })}
          onClick={() => apply([withoutEntry(owner, key)])}
        />
      )}
    </div>
  );
}

/** A menu that adds one of the parameters that have no argument yet. */
function NewArgument({ property: { node, name }, id, onWrite }: ControlProps) {
  const { text } = useStudio();
  const { source, environment, apply } = useInspecting();
  const label = text("studio.inspector.addItem", { name });
  const add = (key: string): void => {
    const json = JSON.stringify("null");
    if (node) apply([withEntry(source, node, key, json)]);
    else onWrite(`{ ${JSON.stringify(key)}: ${json} }`);
  };
  return (
    <ChosenAddition
      id={id}
      label={label}
      choices={() => (node ? keyChoicesAt(source, node, environment) : [])}
      onChoose={(choice) => add(choice.label)}
    />
  );
}
