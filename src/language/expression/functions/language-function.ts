import type { Type } from "../../type.ts";
import type { Run } from "../run.ts";

/** A function of the expression language; a method's receiver is its first argument. */
export interface LanguageFunction {
  parameters: readonly Type[];
  /** The number of trailing arguments that are optional; 0 if left out. */
  optional?: number;
  /** The kinds of values that the first argument accepts, if there are several. */
  sorts?: readonly Type["kind"][];
  /** The type of the result, which may depend on the types of the arguments. */
  answer: Type | ((args: readonly Type[]) => Type);
  /** The sort of name that a literal argument must be. */
  names?: "permission";
  /** Whether the function needs the calendar, which is loaded separately. */
  needsCalendar?: true;
  run(args: readonly unknown[], run: Run): unknown;
}

/** Functions by name. */
export type FunctionTable = Readonly<Record<string, LanguageFunction>>;

/** The type of a function's result for arguments of the given types. */
export function answerOf({ answer, parameters }: LanguageFunction, args = parameters): Type {
  return typeof answer === "function" ? answer(args) : answer;
}
