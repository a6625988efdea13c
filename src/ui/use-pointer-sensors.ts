import {
  MouseSensor,
  type SensorDescriptor,
  type SensorOptions,
  TouchSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core";

/** A mouse must move a little before it drags, so that an unsteady click stays a click. */
const byMouse = { activationConstraint: { distance: 6 } };

/** A finger must rest before it drags; a finger that moves at once scrolls. */
const byTouch = { activationConstraint: { delay: 250, tolerance: 6 } };

/** The sensors that let list items be dragged by mouse and touch. */
export function usePointerSensors(): SensorDescriptor<SensorOptions>[] {
  return useSensors(useSensor(MouseSensor, byMouse), useSensor(TouchSensor, byTouch));
}
