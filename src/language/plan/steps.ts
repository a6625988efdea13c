import type { Operation } from "../../catalogue/operation.ts";
import { operationOf } from "../../catalogue/operation-of.ts";
import type { PlanText } from "../../i18n/messages.ts";
import type { Planner } from "../environment.ts";
import {
  type Described,
  expression,
  list,
  object,
  optional,
  required,
  string,
  text,
} from "../shape/shape.ts";
import { suggest } from "../suggest.ts";
import { anyType, nullType, recordType, stringType, type Type, typeOfSchema } from "../type.ts";
import { callShape, permissionsOf, planCall } from "./call.ts";
import { membersRead } from "./doubts/unread-values.ts";
import { planCondition, planExpression, planOptional } from "./expression.ts";
import { tellPart } from "./part.ts";
import type { ArgumentPlan, CallPlan, DownloadPlan, StepPlan, StepsPlan } from "./plans.ts";
import { planLiveText, planText } from "./text.ts";

/** The shape of the name under which expressions can read a kept response. */
const answerName = string("^[a-z][A-Za-z0-9]*$");

/** The shape of the steps that follow an action's call. */
export const stepsShape = list(
  object({
    label: required(text(), "What the step is called while it runs, and where it fails."),
    when: optional(expression(), "Left out unless this holds; `answer` is the answer before it."),
    call: required(callShape, "The operation; `answer` is the answer before it."),
    keep: optional(answerName, "Later steps read its answer as `answers` and this name."),
    partOf: optional(
      answerName,
      "The kept answer of a step before it, whose undoing takes back what this one writes too.",
    ),
  }),
  1,
);

/** The shape of the file that an action saves after its calls. */
export const downloadShape = object({
  name: required(expression(), "The name of the file; `answer` is the last answer."),
  content: optional(expression(), "What is in it; the last answer unless said otherwise."),
});

/** The property that keeps the answer of a first call. */
export const keepProperty = optional(
  answerName,
  "Later steps read the call's answer as `answers` and this name.",
);

/** The property with the text that people see once all calls have succeeded. */
export const doneProperty = optional(
  text(),
  "What people are told once all calls have succeeded; `name` is what the record is called, `answer` the last answer.",
);

/** Maximum number of calls that one action makes in sequence. */
const mostSteps = 100;

/** The properties of an action or a form that describe what follows its call. */
interface StepsSource {
  keep?: string;
  next?: Described<typeof stepsShape>;
  download?: Described<typeof downloadShape>;
  done?: PlanText;
}

/**
 * Plans the steps after a call: each step can read the previous response as `answer`, and the kept
 * responses as `answers`. Faulty steps are reported and left out.
 */
export function planSteps(
  planner: Planner,
  call: CallPlan,
  { next: all = [], download, ...source }: StepsSource,
  pointer: string,
): StepsPlan {
  const next = all.slice(0, mostSteps);
  if (all.length > mostSteps) {
    const values = { value: all.length, minimum: 1, maximum: mostSteps };
    planner.report("outOfRange", `${pointer}/next`, values);
  }
  const keep = source.keep ?? null;
  const steps: StepPlan[] = [];
  const kept: Record<string, Type> = {};
  let scoped = planner;
  const see = (made: CallPlan, name: string | null, at: string): void => {
    const type = typeOfResponse(planner, operationOf(planner.catalogue, made));
    if (name !== null) {
      if (Object.hasOwn(kept, name)) planner.report("duplicateName", at, { name });
      kept[name] = type;
    }
    // An invalid name is already reported; any name that expressions read may then be the one that
    // was meant.
    const isNamed = name !== null || !planner.isMeant(at);
    scoped = planner.withScope({ answer: type, answers: isNamed ? recordType(kept) : anyType });
  };
  see(call, keep, `${pointer}/keep`);
  for (const [index, written] of next.entries()) {
    const at = `${pointer}/next/${index}`;
    const label = written && planText(planner, written.label, `${at}/label`);
    const when = written && planCondition(scoped, written.when, `${at}/when`);
    const made = written && planCall(scoped, written.call, `${at}/call`, { moment: "follow" });
    if (!made || label === null) continue;
    const { keep: name = null, partOf = null } = written;
    if (partOf !== null) {
      const before = steps.at(-1)?.keep ?? (steps.length === 0 ? keep : null);
      reportPartOf(planner, { partOf, call: made, before }, Object.keys(kept), `${at}/partOf`);
    }
    const step = { label, when, call: made, keep: name, partOf };
    steps.push(step);
    see(made, step.keep, `${at}/keep`);
  }
  const file = planDownload(scoped, download, `${pointer}/download`);
  const done = planDone(scoped, source.done, `${pointer}/done`);
  return { call, keep, next: steps, download: file, done };
}

/** Reports a step that belongs to no kept answer, or to one that its call does not read. */
function reportPartOf(
  { report }: Planner,
  { partOf, call, before }: { partOf: string; call: CallPlan; before: string | null },
  known: readonly string[],
  pointer: string,
): void {
  if (!known.includes(partOf)) {
    const values = { type: "answers", name: partOf, known: known.join(", ") || "—" };
    report("unknownMember", pointer, values, { suggestion: suggest(partOf, known) });
    return;
  }
  // The answer just before is read as `answer` too.
  const reads = ({ value }: ArgumentPlan) =>
    membersRead(value.tree, ["answers"]).some((name) => name === null || name === partOf) ||
    (before === partOf && value.uses.includes("answer"));
  if (!call.args.some(reads)) report("notPartOf", pointer, { name: partOf });
}

function typeOfResponse({ catalogue }: Planner, operation: Operation): Type {
  const type = operation.answer ? typeOfSchema(catalogue, operation.answer) : nullType;
  return { ...type, ...(type.said && { said: { ...type.said, from: operation } }) };
}

function planDone(
  planner: Planner,
  source: PlanText | undefined,
  pointer: string,
): StepsPlan["done"] {
  if (source === undefined) return null;
  const done = planLiveText(planner.withScope({ name: stringType }), source, pointer);
  tellPart(planner, "done", pointer, "", done);
  return done;
}

function planDownload(
  planner: Planner,
  source: StepsSource["download"],
  pointer: string,
): DownloadPlan | null {
  if (!source) return null;
  const name = planExpression(planner, source.name, `${pointer}/name`, stringType);
  const content = planOptional(planner, source.content, `${pointer}/content`, anyType);
  return name && { name, content };
}

/** The permissions of all calls together, so that no action is offered that would stop half-way. */
export function permissionsOfSteps({ call, next }: StepsPlan): string[] {
  return permissionsOf(call, ...next.map((step) => step.call));
}
