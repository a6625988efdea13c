import { argumentAt } from "../../../catalogue/schema/pointer.ts";
import type { CallPlanner } from "../../environment.ts";
import type { GivenArguments } from "../plans.ts";

/** Matches a value that people choose or enter, with its name. */
const chosen = /^blocks\.\w+\.(?:values|filters)\.(\w+)$/;

/**
 * Reports an optional argument that is given a chosen value of another name, while the operation
 * takes an argument of that very name, which the call does not give: the rows would be narrowed by
 * the wrong field.
 */
export function reportSentAsAnother(
  { report }: CallPlanner,
  { operation: { parameters }, args, pointer }: GivenArguments,
): void {
  const given = args.map(({ name }) => name);
  for (const { name, isRequired, value } of args) {
    const [, field = name] = chosen.exec(value.source.trim()) ?? [];
    const isTaken = parameters.some((one) => one.name === field) && !given.includes(field);
    if (isRequired || !isTaken) continue;
    const at = argumentAt(pointer, name);
    const values = { name, wanted: name, field, value: value.source.trim() };
    report("sentAsAnother", at, values, { suggestion: field, onKey: true });
  }
}

/** Matches the opposite of a value that people choose or enter, with the value and its name. */
const opposite = /^!\s*((?:blocks\.\w+\.(?:values|filters)|form)\.(\w+))$/;

/**
 * Reports an argument that is given the opposite of the chosen value of its own name: choosing yes
 * would give what is no, and the opposite of nothing chosen is yes.
 */
export function reportSentOpposite(
  { report }: CallPlanner,
  { args, pointer }: GivenArguments,
): void {
  for (const { name, value } of args) {
    const [written, chosenValue = "", field] = opposite.exec(value.source.trim()) ?? [];
    if (written === undefined || field !== name) continue;
    const start = value.source.indexOf(written);
    const within = { start, end: start + written.length };
    const at = argumentAt(pointer, name);
    report("sendsOpposite", at, { name: written }, { suggestion: chosenValue, within });
  }
}

/**
 * Reports an argument of a certain form, such as `2026-06`, that is given what `format` writes: that
 * is meant for people, and differs with their language.
 */
export function reportSentFormatted(
  { report, catalogue }: CallPlanner,
  { operation: { parameters }, args, pointer }: GivenArguments,
): void {
  for (const { name, value } of args) {
    const { schema = {} } = parameters.find((one) => one.name === name) ?? {};
    const { pattern } = catalogue.resolve(schema);
    const { op, args: operands } = value.tree;
    if (pattern === undefined || op !== "call" || operands[0] !== "format") continue;
    report("sendsFormatted", argumentAt(pointer, name), { name, wanted: pattern });
  }
}
