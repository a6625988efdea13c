import type { Operation } from "../../catalogue/operation.ts";
import { operationOf } from "../../catalogue/operation-of.ts";
import { argumentAt } from "../../catalogue/schema/pointer.ts";
import { fieldsOf } from "../../catalogue/schema/record.ts";
import type { Expression } from "../expression/scope.ts";
import { canBeUndone } from "../extensions/inverse.ts";
import type { CallMoment, CallPlan } from "../plan/plans.ts";
import { below, code, described, type Explaining, tell, together } from "./explaining.ts";

/** The occasion of a call: the key of its sentence, and the values in that sentence. */
export interface Occasion {
  key: string;
  values?: Readonly<Record<string, string | number>>;
}

/** The occasion of a block's call; `label` names the part around it. */
export function occasionOf(
  explaining: Explaining,
  moment: CallMoment,
  call: CallPlan,
  label: string | null,
): Occasion {
  const values: Readonly<Record<string, string>> = label === null ? {} : { label };
  if (moment !== "load") return { key: label === null ? moment : `${moment}Of`, values };
  const read = call.args.flatMap(({ value }) => publishedIn(value.tree));
  if (read.length === 0) return { key: label === null ? "load" : "loadOf", values };
  const chosen = read.filter(([, member]) => member === "selected");
  const names = (chosen.length > 0 ? chosen : read).map(([name]) => code(name));
  const blocks = together(explaining, [...new Set(names)]);
  return { key: chosen.length > 0 ? "loadChosen" : "loadRead", values: { blocks } };
}

/** The blocks that an expression reads, each with the member that is read. */
function publishedIn(tree: unknown): [name: string, member: string][] {
  if (Array.isArray(tree)) return tree.flatMap(publishedIn);
  const [of, member] = memberIn(tree) ?? [];
  const [root, name] = memberIn(of) ?? [];
  const { op, args } = fieldsOf(root);
  if (member !== undefined && name !== undefined && op === "id" && args === "blocks") {
    return [[name, member]];
  }
  return publishedInside(tree);
}

const publishedInside = (tree: unknown): [name: string, member: string][] =>
  typeof tree === "object" && tree !== null && "args" in tree ? publishedIn(tree.args) : [];

/** The object and the name of a member access; `null` for any other expression. */
function memberIn(tree: unknown): [of: unknown, name: string] | null {
  const { op, args } = fieldsOf(tree);
  if ((op !== "." && op !== ".?") || !Array.isArray(args)) return null;
  const [of, name]: unknown[] = args;
  return typeof name === "string" ? [of, name] : null;
}

/** Explains a call: when it is made, what it does, on which record, and with which values. */
export function explainCall(
  explaining: Explaining,
  pointer: string,
  call: CallPlan,
  { key, values = {} }: Occasion,
): void {
  const operation = operationOf(explaining.environment.catalogue, call);
  const summary = described(explaining.environment, operation.summary);
  const effects = effectsOf(operation).map((effect) =>
    explaining.environment.texts.say(`explain.effect.${effect}`),
  );
  if (call.requires.length > 0) effects.push(needs(explaining, call.requires));
  const said = explaining.environment.texts.say("explain.call", {
    operation: code(call.operation),
    summary,
    effects: together(explaining, effects),
  });
  tell(explaining, pointer, `calls.${key}`, { ...values, call: said });
  explainArguments(below(explaining), pointer, call, key);
}

function effectsOf(operation: Operation): string[] {
  const { effect, isDestroy, isGrant } = operation;
  const kind = isDestroy ? "destroy" : isGrant ? "grant" : effect;
  return canBeUndone(operation) && effect === "write" ? [kind, "undo"] : [kind];
}

function explainArguments(
  explaining: Explaining,
  pointer: string,
  call: CallPlan,
  key: string,
): void {
  const { args } = call;
  const operation = operationOf(explaining.environment.catalogue, call);
  const keys = keysOf(operation);
  for (const { name, value } of args) {
    const sentence = keys.includes(name) ? "ofRecord" : "argument";
    const at = argumentAt(pointer, name);
    tell(explaining, at, sentence, { name: code(name), value: shown(value) });
  }
  const open = keys.filter((name) => !args.some((argument) => argument.name === name));
  if (key !== "save" || open.length === 0 || operation.effect === "read") return;
  const names = together(explaining, open.map(code));
  tell(explaining, pointer, "ofFilledRecord", { names });
}

/** The parameters that identify the record that an operation reads or changes. */
function keysOf({ parameters, version, audit }: Operation): string[] {
  const said = [version && "key" in version ? version.key : "", audit?.key ?? ""];
  const keys = said.map((key) => key.split("/")[0]);
  return parameters
    .filter(({ name, in: place }) => place === "path" || keys.includes(name))
    .map(({ name }) => name);
}

const shown = ({ source }: Expression): string => code(source);

/** Explains which permissions a part requires. */
export function needs(explaining: Explaining, permissions: readonly string[]): string {
  const names = together(explaining, permissions.map(code));
  return explaining.environment.texts.say("explain.needs", { names });
}
