import type { Planner } from "../environment.ts";
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
import { stringType } from "../type.ts";
import { callShape, planCall } from "./call.ts";
import { reportActionDoubts } from "./doubts/action-doubts.ts";
import { planCondition } from "./expression.ts";
import { planLink } from "./link.ts";
import { tellPart } from "./part.ts";
import { type ActionPlan, type TextPlan, usualQuestion } from "./plans.ts";
import {
  doneProperty,
  downloadShape,
  keepProperty,
  permissionsOfSteps,
  planSteps,
  stepsShape,
} from "./steps.ts";
import { planText } from "./text.ts";

/** The shape of an action in a page's source (architecture, law 6). */
export const actionShape = object({
  label: required(text(), "What the button says."),
  icon: optional(reference("icon"), "An icon before the label."),
  emphasis: optional(oneOf("primary", "danger"), "Marks the main or a destructive action."),
  when: optional(expression(), "Shown only while this holds."),
  enabled: optional(expression(), "Usable only while this holds."),
  confirm: optional(
    choice(boolean(), text()),
    "Asks before it acts: `true` for the usual question, or the question; `name` is what the record is called, `action` the label.",
  ),
  call: optional(callShape, "The operation to call."),
  keep: keepProperty,
  next: optional(stepsShape, "Further calls, one after the other; the first that fails ends it."),
  download: optional(downloadShape, "The file that is saved at the end."),
  done: doneProperty,
  open: optional(block(), "A block to open in a dialog or a drawer."),
  as: optional(oneOf("dialog", "drawer"), "How the block opens; a dialog unless said otherwise."),
  width: optional(integer(200, 2000), "The dialog's or drawer's width in pixels."),
  go: optional(
    expression(),
    "The address to go to: a path of the application, or an http(s) address. Data in it go only to hosts that the operator lists.",
  ),
});

/** The shape of a list of actions, which is the same for all kinds. */
export const actionsShape = list(actionShape);

/** An action as the page writes it. */
export type ActionSource = Described<typeof actionShape>;

/**
 * Plans a list of actions; faulty ones are reported and left out. `ofCalls` plans the calls of the
 * actions if they can read variables that the actions' conditions cannot.
 */
export function planActions(
  planner: Planner,
  sources: readonly (ActionSource | null)[] | undefined,
  pointer: string,
  ofCalls: Planner = planner,
): ActionPlan[] {
  const plans = (sources ?? []).flatMap((source, index) => {
    const planned = source && planAction(planner, source, `${pointer}/${index}`, ofCalls);
    return planned ? [planned] : [];
  });
  reportActionDoubts(planner, sources ?? [], plans, pointer);
  return plans;
}

/** Plans one action; `null` after reporting one that has no effect or more than one. */
export function planAction(
  planner: Planner,
  source: ActionSource,
  pointer: string,
  ofCalls: Planner,
): ActionPlan | null {
  planner.watch?.scope(pointer, ofCalls.scope);
  const own = planner.ofAction(pointer);
  const label = planText(planner, source.label, `${pointer}/label`);
  const when = planCondition(own, source.when, `${pointer}/when`);
  const enabled = planCondition(own, source.enabled, `${pointer}/enabled`);
  const confirm = planConfirm(planner, source, pointer);
  const ownCalls = ofCalls === planner ? own : ofCalls.ofAction(pointer);
  const does = planEffect(own, source, pointer, label, ownCalls);
  if (!does) return null;
  const plan = {
    id: pointer,
    label,
    icon: source.icon ?? null,
    emphasis: source.emphasis ?? null,
    when,
    enabled,
    confirm,
    ...does,
  };
  const actsOn = (["rows", "row", "answer"] as const).find((name) => planner.own.includes(name));
  tellPart(planner, "action", pointer, does.effect.type, plan, { actsOn: actsOn ?? null });
  return plan;
}

function planConfirm(
  planner: Planner,
  { confirm = false }: ActionSource,
  pointer: string,
): TextPlan | null {
  if (typeof confirm === "boolean") return confirm ? usualQuestion : null;
  const asking = planner.withScope({ name: stringType, action: stringType });
  return planText(asking, confirm, `${pointer}/confirm`);
}

const effects = ["call", "open", "go"] as const;

function planEffect(
  planner: Planner,
  source: ActionSource,
  pointer: string,
  label: TextPlan,
  ofCalls: Planner,
): Pick<ActionPlan, "effect" | "requires"> | null {
  const named = effects.filter((name) => source[name] !== undefined);
  const isMeant = effects.some((name) => planner.isMeant(`${pointer}/${name}`));
  if (named.length === 0 && isMeant) return null;
  if (named.length !== 1) {
    const code = named.length === 0 ? "actionWithoutEffect" : "actionWithTwoEffects";
    planner.report(code, pointer, { given: named.join(", ") });
    return null;
  }
  if (source.call !== undefined) {
    const call = planCall(ofCalls, source.call, `${pointer}/call`);
    if (!call) return null;
    const isForEach = ofCalls !== planner;
    reportFollowing(planner, source, pointer, isForEach ? "stepsNotHere" : null);
    const steps = planSteps(ofCalls, call, isForEach ? {} : source, pointer);
    return { effect: { type: "call", ...steps }, requires: permissionsOfSteps(steps) };
  }
  reportFollowing(planner, source, pointer, "stepsWithoutCall");
  if (source.open !== undefined) {
    const { id: opened, requires } = planner.block(`${pointer}/open`, label);
    const { as = "dialog", width = null } = source;
    return { effect: { type: "open", block: opened, as, width }, requires };
  }
  const address = planLink(planner, source.go, `${pointer}/go`);
  return address && { effect: { type: "go", address }, requires: [] };
}

/** Reports the properties of what follows a call on an action that does not support them. */
function reportFollowing(
  planner: Planner,
  source: ActionSource,
  pointer: string,
  code: "stepsNotHere" | "stepsWithoutCall" | null,
): void {
  if (code === null) return;
  for (const name of ["keep", "next", "download", "done"] as const) {
    if (source[name] !== undefined) planner.report(code, `${pointer}/${name}`, { name });
  }
}
