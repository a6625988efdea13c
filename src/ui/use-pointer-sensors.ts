import {
  MouseSensor,
  type SensorDescriptor,
  type SensorOptions,
  TouchSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core";

/** A click that trembles stays a click. */
const byMouse = { activationConstraint: { distance: 6 } };

/** A finger that moves at once scrolls. */
const byTouch = { activationConstraint: { delay: 250, tolerance: 6 } };

/** How what stands in a list is taken hold of to be dragged. */
export function usePointerSensors(): SensorDescriptor<SensorOptions>[] {
  return useSensors(useSensor(MouseSensor, byMouse), useSensor(TouchSensor, byTouch));
}
