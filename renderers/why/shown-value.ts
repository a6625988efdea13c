import { own } from "../../src/catalogue/schema/record.ts";
import { shortened } from "../../src/catalogue/written/shortened.ts";
import type { Expression, ScopeValues } from "../../src/language/expression/scope.ts";

/** Replaces a secret value. */
const veiled = "•••";

/** Maximum length of a shown value, in characters; a longer one is cut. */
const longest = 160;

/** Names that mark a value as secret. */
const secret = /passw|pwd|token|secret|captcha/i;

/** Whether the values of a field, a parameter or a member are secret and never shown. */
export function isSecret(name: string, schema: { format?: string } = {}): boolean {
  return schema.format === "password" || secret.test(name);
}

/** A value as plain text without passwords and tokens, cut if it is too long. */
export function shownValue(value: unknown): string {
  if (value === undefined) return "null";
  const text =
    JSON.stringify(value, (key, member: unknown) => (isSecret(key) ? veiled : member)) ?? "";
  return shortened(text, longest);
}

/** A variable that an expression reads, with its value; `null` if the value is unknown here. */
export interface ShownVariable {
  name: string;
  value: string | null;
}

/**
 * The variables that an expression reads, as member paths where possible: `row.status` rather than
 * all of `row`. A variable that only a form or a row on the screen knows has no value here.
 */
export function variablesOf(
  { source, uses }: Pick<Expression, "source" | "uses">,
  { variables }: ScopeValues,
): ShownVariable[] {
  const names = new Set(uses.flatMap((name) => pathsOf(source, name)));
  return [...names].map((name) => {
    const [root = "", ...steps] = name.split(".");
    if (!Object.hasOwn(variables, root)) return { name, value: null };
    if (steps.some((step) => isSecret(step))) return { name, value: veiled };
    const value = steps.reduce<unknown>(own, variables[root]);
    return { name, value: shownValue(value ?? null) };
  });
}

/**
 * The member paths in an expression that begin with a variable, such as `row.name`; names of called
 * methods are left out.
 */
function pathsOf(source: string, name: string): string[] {
  const code = withoutTexts(source);
  const pattern = new RegExp(`(?<![\\w.])${name}((?:\\s*\\.\\s*[A-Za-z_]\\w*)*)(\\s*\\()?`, "g");
  return [...code.matchAll(pattern)].map(([, members = "", call]) => {
    const steps = members
      .split(".")
      .map((step) => step.trim())
      .filter(Boolean);
    return [name, ...(call === undefined ? steps : steps.slice(0, -1))].join(".");
  });
}

function withoutTexts(source: string): string {
  return source.replace(/"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'/g, '""');
}

/** The permissions that an expression tests with `can`. */
export function permissionsAsked(source: string): string[] {
  return [...source.matchAll(/\bcan\s*\(\s*(["'])([^"']+)\1\s*\)/g)].map(
    ([, , name]) => name ?? "",
  );
}
