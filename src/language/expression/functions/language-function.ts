import type { Type } from "../../type.ts";
import type { Run } from "../run.ts";

/** A function of the expression language; a method's receiver is its first argument. */
export interface LanguageFunction {
  parameters: readonly Type[];
  /** How many of the last arguments may be left out; none unless said. */
  optional?: number;
  /** The sorts of values that its first argument may be, where they are several. */
  sorts?: readonly Type["kind"][];
  /** What it answers, which the types of its arguments may tell. */
  answer: Type | ((args: readonly Type[]) => Type);
  /** What its argument must name where it stands there as it is. */
  names?: "permission";
  /** Whether it asks for days or moments, for which more is loaded. */
  needsCalendar?: true;
  run(args: readonly unknown[], run: Run): unknown;
}

/** Functions by their names. */
export type FunctionTable = Readonly<Record<string, LanguageFunction>>;

/** What a function answers for arguments of some types. */
export function answerOf({ answer, parameters }: LanguageFunction, args = parameters): Type {
  return typeof answer === "function" ? answer(args) : answer;
}
