import { defineCell } from "../../../src/language/cell.ts";
import type { Expression } from "../../../src/language/expression/scope.ts";
import {
  callShape,
  permissionsOf,
  planCall,
  reportUnsent,
} from "../../../src/language/plan/call.ts";
import { planCondition } from "../../../src/language/plan/expression.ts";
import type { CallPlan } from "../../../src/language/plan/plans.ts";
import { expression, object, optional, required } from "../../../src/language/shape/shape.ts";
import type { Type } from "../../../src/language/type.ts";

/** The settings of a switch cell. */
export interface SwitchSettings {
  /**
   * The write that saves; its expressions read the record as `row` and the new state as `value`.
   */
  save: CallPlan;
  enabled: Expression | null;
  /** Permissions needed to change the value; without them it is only shown. */
  requires: readonly string[];
  /** Whether the states are stored as 1 and 0. */
  isNumber: boolean;
}

const shape = object({
  save: required(
    callShape,
    "The write that saves what was switched to, `value`; `row` is the record. Without its permission the value shows alone.",
  ),
  enabled: optional(expression(), "Usable only while this holds; `row` is the record."),
});

/** A boolean that can be changed in place. */
export const switchCell = defineCell<typeof shape, SwitchSettings>({
  name: "switch",
  summary: "Yes or no, or 1 and 0, changed and saved in place.",
  accepts: isFlag,
  room: { width: 84 },
  heldAs: "flag",
  shape,
  plan(source, planner, { name, type, pointer }) {
    const save = planCall(planner, source.save, `${pointer}/save`, {
      effect: "write",
      moment: "switch",
    });
    const sent = { variable: "value", argument: name, pointer: `${pointer}/save` };
    reportUnsent(planner, save, source.save, sent);
    const enabled = planCondition(planner, source.enabled, `${pointer}/enabled`);
    const isNumber = type.kind === "number";
    return save && { save, enabled, requires: permissionsOf(save), isNumber };
  },
});

/** A number type may hold values other than 1 and 0; those are shown as they are. */
function isFlag(type: Type): boolean {
  if (type.kind !== "number") return type.kind === "bool";
  return [0, 1].every((value) => type.values?.includes(value) === true);
}
