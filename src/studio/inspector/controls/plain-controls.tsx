import { InputNumber, Switch } from "antd";
import type { ControlProps } from "../control-of.ts";
import { shapeOf } from "../control-of.ts";
import { useInspecting } from "../inspecting.ts";

/** Yes or no. */
export function SwitchControl({ property: { node }, id, describedBy, onWrite }: ControlProps) {
  const { isReadOnly } = useInspecting();
  return (
    <div>
      <Switch
        id={id}
        aria-describedby={describedBy}
        disabled={isReadOnly}
        checked={node?.scalar === true}
        onChange={(checked) => onWrite(String(checked))}
      />
    </div>
  );
}

/** A whole number within its bounds. */
export function NumberControl({ property, id, describedBy, onWrite }: ControlProps) {
  const { isReadOnly } = useInspecting();
  const shape = shapeOf(property.shape, property.node);
  const bounds = shape.type === "integer" ? { min: shape.minimum, max: shape.maximum } : {};
  const { scalar = null } = property.node ?? {};
  return (
    <InputNumber
      id={id}
      aria-describedby={describedBy}
      disabled={isReadOnly}
      precision={0}
      {...bounds}
      value={typeof scalar === "number" ? scalar : null}
      onChange={(value) => value !== null && onWrite(String(value))}
    />
  );
}
