import { answerOf, type LanguageFunction } from "../../expression/functions/language-function.ts";
import { functions, methods } from "../../expression/functions.ts";
import { isMacro } from "../../expression/macros.ts";
import { fullTypeName } from "../../fit/type-fit.ts";
import { typeName } from "../../type.ts";

/** The signature of a function or a method as the reference prints it; `null` for unknown names. */
export function signatureOf(name: string, isMethod: boolean): string | null {
  if (isMethod && isMacro(name)) return `list.${name}(name, …)`;
  const table = isMethod ? methods : functions;
  const called = Object.hasOwn(table, name) ? table[name] : undefined;
  return called ? written(name, called, isMethod) : null;
}

function written(name: string, called: LanguageFunction, isMethod: boolean): string {
  const { parameters, optional = 0, sorts } = called;
  const names = parameters.map((type, index) => {
    const own = index === 0 && sorts ? sorts.join(" | ") : fullTypeName(type);
    return index < parameters.length - optional ? own : `${own}?`;
  });
  const [of, ...others] = names;
  const answer = typeName(answerOf(called));
  return isMethod
    ? `${of}.${name}(${others.join(", ")}) → ${answer}`
    : `${name}(${names.join(", ")}) → ${answer}`;
}
