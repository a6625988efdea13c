import { suggest } from "../suggest.ts";
import type { CheckContext } from "./check-context.ts";

/** The names in other languages of this language's constants. */
const constants: Readonly<Record<string, string>> = {
  ...{ nil: "null", None: "null", NULL: "null", undefined: "null" },
  ...{ True: "true", TRUE: "true", False: "false", FALSE: "false" },
};

/**
 * The probable meaning of an unknown variable: a text without quotes, a constant, a block, or a
 * misspelt name.
 */
export function meantAsVariable(
  name: string,
  { scope, texts }: Pick<CheckContext, "scope" | "texts">,
): string | null {
  if (texts?.includes(name)) return `'${name}'`;
  if (Object.hasOwn(constants, name)) return constants[name] ?? null;
  const { blocks } = scope;
  if (blocks?.kind === "record" && blocks.fields().has(name)) return `blocks.${name}`;
  // The name of a list is never suggested for the name of a single record.
  return suggest(
    name,
    Object.keys(scope).filter((known) => name !== `${known}s`),
  );
}
