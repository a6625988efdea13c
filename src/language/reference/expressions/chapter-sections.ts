import { type Descriptions, descriptionOf } from "../../description.ts";
import type { ExpressionEntries, ExpressionEntry } from "./entry.ts";
import { functionEntries, methodEntries } from "./functions.ts";
import { literals, macroEntries, operators } from "./operators.ts";
import { blockState, variables } from "./variables.ts";

/** A section of the reference's chapter on expressions: sentences and a table of the entries. */
export interface ExpressionSection {
  /** The last part of the heading's key, `reference.<heading>`. */
  heading: string;
  about: readonly { summary: string }[];
  entries: Readonly<Record<string, { summary: string } & Partial<ExpressionEntry>>>;
}

const said = (...summaries: readonly string[]) => summaries.map((summary) => ({ summary }));

/** All sections of the chapter on expressions, in order. */
export const expressionSections: readonly ExpressionSection[] = [
  {
    heading: "literals",
    about: said(
      "An expression is one line that gives a value: a condition, an argument, a label. It reads variables and never changes anything.",
    ),
    entries: literals,
  },
  { heading: "variables", about: [], entries: variables },
  {
    heading: "blockState",
    about: said("A block with a `name` tells others what it shows; `x` is its name here."),
    entries: blockState,
  },
  { heading: "operators", about: [], entries: operators },
  {
    heading: "nothing",
    about: said(
      "`null` is nothing: what is absent, not loaded or not entered yet. Nobody need ask before reading: a field of nothing is nothing.",
      "Calculating with nothing gives nothing; in a text it is empty; in a list of numbers it counts for nothing. It is equal to nothing else, and neither before nor after anything, so that `row.dueOn < today()` does not hold without a day.",
      "A condition that is nothing does not hold. `!` of one that does not hold holds: `!(row.dueOn < today())` holds without a day too, and a warning says so.",
    ),
    entries: {},
  },
  {
    heading: "numbers",
    about: said(
      "Calculations are exact to 15 digits. A service's number with more digits, such as a key beyond 9007199254740991 or a large amount with cents, is shown, compared and passed on to its last digit. Calculating with such an integer is refused, never rounded; calculating with such a decimal fraction is exact to 15 digits.",
    ),
    entries: {},
  },
  {
    heading: "moments",
    about: said(
      "A day is a text as `2026-06-15`, a moment one as `2026-06-15T08:00:00Z`. Days are compared with days and moments with moments, whatever their offsets; `date` makes a day of a moment.",
      "Whichever day it is depends on the zone: it is that of the member's computer, unless a function's last argument names another, as `Europe/Berlin`. The years are 1 to 9999.",
    ),
    entries: {},
  },
  {
    heading: "macros",
    about: said(
      "Each is called on a list; the first argument is what a member is called within the second.",
    ),
    entries: macroEntries,
  },
  { heading: "functions", about: [], entries: functionEntries },
  {
    heading: "methods",
    about: said("These are called on a value, behind a point."),
    entries: methodEntries,
  },
  {
    heading: "cost",
    about: said(
      "An expression that would take too long is stopped, for all rows of a list together, and its block says which one it is. To look for each member of a list in another is for hundreds of members, not for thousands.",
    ),
    entries: {},
  },
];

/**
 * The reference text of a function, a method or a macro with its example; empty for unknown names.
 */
export function toldOfCalled(
  name: string,
  isMethod: boolean,
  language: { readonly descriptions: Descriptions },
): string[] {
  const entries: ExpressionEntries = isMethod
    ? { ...methodEntries, ...macroEntries }
    : functionEntries;
  const entry = Object.hasOwn(entries, name) ? entries[name] : undefined;
  if (!entry) return [];
  const { summary, example, result } = entry;
  return [descriptionOf(language, summary), `\`${example}\` → \`${JSON.stringify(result)}\``];
}

const examples: ReadonlySet<string> = new Set(
  expressionSections.flatMap(({ entries }) =>
    Object.values(entries).flatMap(({ example }) => example ?? []),
  ),
);

/** Whether a text is one of the examples in the chapter on expressions. */
export function isExample(text: string): boolean {
  return examples.has(text);
}
