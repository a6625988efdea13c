import type { BlockPlan } from "../block.ts";
import type { Expression } from "../expression/scope.ts";
import {
  block,
  boolean,
  choice,
  type Described,
  expression,
  integer,
  list,
  object,
  oneOf,
  optional,
  reference,
  required,
  text,
} from "../shape/shape.ts";
import { boolType, stringType } from "../type.ts";
import { type CallPlan, callShape, permissionsOf, planCall } from "./call.ts";
import { planExpression, planOptional } from "./expression.ts";
import type { Planner } from "./planner.ts";
import { planText } from "./text.ts";

/** An action as a page writes it (architecture, law 6). */
export const actionShape = object({
  label: required(text(), "What the button says."),
  icon: optional(reference("icon"), "An icon before the label."),
  emphasis: optional(oneOf("primary", "danger"), "Marks the main or a destructive action."),
  when: optional(expression(), "Shown only while this holds."),
  enabled: optional(expression(), "Usable only while this holds."),
  confirm: optional(
    choice(boolean(), text()),
    "Asks before it acts: `true` for the usual question, or the question itself.",
  ),
  call: optional(callShape, "The operation to call."),
  open: optional(block(), "A block to open in a dialog or a drawer."),
  as: optional(oneOf("dialog", "drawer"), "How the block opens; a dialog unless said otherwise."),
  width: optional(integer(200, 2000), "The dialog's or drawer's width in pixels."),
  go: optional(expression(), "The address to go to."),
});

export const actionsShape = list(actionShape);

export type ActionSource = Described<typeof actionShape>;

/** What an action does once asked and confirmed. */
export type ActionEffect =
  | { type: "call"; call: CallPlan }
  | { type: "open"; block: BlockPlan; as: "dialog" | "drawer"; width: number | null }
  | { type: "go"; address: Expression };

export interface ActionPlan {
  id: string;
  label: string;
  icon: string | null;
  emphasis: "primary" | "danger" | null;
  when: Expression | null;
  enabled: Expression | null;
  /** The question to ask; `"default"` for the usual one with the record's name in it. */
  confirm: string | "default" | null;
  /** Inherited from what it calls or opens; shown only to those who hold them all. */
  requires: readonly string[];
  effect: ActionEffect;
}

/**
 * Plans a list of actions; faulty ones are reported and left out. `ofCalls` plans what they call,
 * where that sees variables that their conditions do not.
 */
export function planActions(
  planner: Planner,
  sources: readonly (ActionSource | null)[] | undefined,
  pointer: string,
  ofCalls: Planner = planner,
): ActionPlan[] {
  return (sources ?? []).flatMap((source, index) => {
    const planned = source && planAction(planner, source, `${pointer}/${index}`, ofCalls);
    return planned ? [planned] : [];
  });
}

function planAction(
  planner: Planner,
  source: ActionSource,
  pointer: string,
  ofCalls: Planner,
): ActionPlan | null {
  const label = planText(planner, source.label, `${pointer}/label`);
  const when = planOptional(planner, source.when, `${pointer}/when`, boolType);
  const enabled = planOptional(planner, source.enabled, `${pointer}/enabled`, boolType);
  const confirm = planConfirm(planner, source, pointer);
  const effect = planEffect(planner, source, pointer, label, ofCalls);
  if (!effect) return null;
  return {
    id: pointer,
    label,
    icon: source.icon ?? null,
    emphasis: source.emphasis ?? null,
    when,
    enabled,
    confirm,
    requires: requiresOf(effect),
    effect,
  };
}

function planConfirm(planner: Planner, { confirm }: ActionSource, pointer: string): string | null {
  if (confirm === undefined || confirm === false) return null;
  return confirm === true ? "default" : planText(planner, confirm, `${pointer}/confirm`);
}

function planEffect(
  planner: Planner,
  source: ActionSource,
  pointer: string,
  label: string,
  ofCalls: Planner,
): ActionEffect | null {
  const named = (["call", "open", "go"] as const).filter((name) => source[name] !== undefined);
  if (named.length !== 1) {
    const code = named.length === 0 ? "actionWithoutEffect" : "actionWithTwoEffects";
    planner.report(code, pointer, { given: named.join(", ") });
    return null;
  }
  if (source.call !== undefined) {
    const call = planCall(ofCalls, source.call, `${pointer}/call`);
    return call && { type: "call", call };
  }
  if (source.open !== undefined) {
    const opened = planner.block(`${pointer}/open`, label);
    return { type: "open", block: opened, as: source.as ?? "dialog", width: source.width ?? null };
  }
  const address = planExpression(planner, source.go ?? "", `${pointer}/go`, stringType);
  return address && { type: "go", address };
}

function requiresOf(effect: ActionEffect): readonly string[] {
  if (effect.type === "call") return permissionsOf(effect.call);
  return effect.type === "open" ? effect.block.requires : [];
}
