import {
  isNumeric,
  type JsonSchema,
  typesOf,
} from "../../../../src/catalogue/schema/json-schema.ts";
import type { Planner } from "../../../../src/language/environment.ts";
import { membersRead } from "../../../../src/language/expression/members-read.ts";
import { astOf } from "../../../../src/language/expression/parse.ts";
import type { Expression } from "../../../../src/language/expression/scope.ts";
import { asEntered } from "../../../../src/language/fit/entered.ts";
import { planCondition } from "../../../../src/language/plan/expression.ts";
import { tellPart } from "../../../../src/language/plan/part.ts";
import type { TextPlan } from "../../../../src/language/plan/plans.ts";
import { planLiveText } from "../../../../src/language/plan/text.ts";
import {
  type Described,
  expression,
  list,
  object,
  reference,
  required,
  text,
} from "../../../../src/language/shape/shape.ts";
import { suggest } from "../../../../src/language/suggest.ts";
import { typeOfSchema } from "../../../../src/language/type.ts";
import { type FormField, recordSchemaOf } from "./fields.ts";
import { namesOf } from "./layout.ts";

/** The source of a rule over several fields. */
const ruleShape = object({
  when: required(
    expression(),
    "Holds while the values are wrong: `form` holds them, `item` those of the record in a list that `at` leads into.",
  ),
  say: required(
    text(),
    "What is said next to the field while it holds; until then nothing is sent.",
  ),
  at: required(
    reference("field"),
    "The field that it is said at; `lines.amount` is that of each record of a list.",
  ),
});

/** The shape of a form's rules. */
export const rulesShape = list(ruleShape, 1);

/** A rule over several fields, with the sentence shown where it is broken. */
export interface RulePlan {
  when: Expression;
  say: TextPlan;
  /** The path of field names to the place of the rule's sentence, outermost first. */
  at: readonly string[];
}

/** The fields that a form asks, and their request. */
interface Asked {
  fields: readonly FormField[];
  request: JsonSchema;
}

/**
 * Plans a form's rules; `form` is in the planner's scope. Invalid rules are reported and left out.
 */
export function planRules(
  planner: Planner,
  sources: Described<typeof rulesShape> | undefined,
  asked: Asked,
): RulePlan[] {
  return (sources ?? []).flatMap((source, index) => {
    if (!source) return [];
    const pointer = `${planner.at}/rules/${index}`;
    const place = planPlace(planner, source.at, asked, `${pointer}/at`);
    const scoped = place?.item
      ? planner.withScope({ item: asEntered(typeOfSchema(planner.catalogue, place.item)) })
      : planner;
    const say = planLiveText(scoped, source.say, `${pointer}/say`);
    const when = planCondition(scoped, source.when, `${pointer}/when`, "ruleAlwaysHolds");
    if (!place || !when) return [];
    reportElsewhere(planner, when, place.at, asked.request, pointer);
    tellPart(planner, "item", pointer, pointer, { label: say, requires: [] });
    return [{ when, say, at: place.at }];
  });
}

/**
 * Reports a rule that is said at a field of which it reads nothing. What it reads of several may be
 * said at another of their sort, as what quantity and price come to at the total.
 */
function reportElsewhere(
  { report, catalogue }: Planner,
  { source }: Expression,
  [name = ""]: readonly string[],
  { properties = {} }: JsonSchema,
  pointer: string,
): void {
  const ast = astOf(source);
  const read = ast ? membersRead(ast, "form").map((one) => one.name) : [];
  const [other] = read;
  if (other === undefined || read.includes(name)) return;
  const sortOf = (one: string): string => {
    const schema = catalogue.resolve(properties[one] ?? {});
    return typesOf(schema).some(isNumeric) ? "number" : `${typesOf(schema)} ${schema.format}`;
  };
  const suggestion = new Set(read).size === 1 ? other : null;
  if (suggestion === null && read.some((one) => sortOf(one) === sortOf(name))) return;
  report("saidElsewhere", `${pointer}/at`, { name, other }, { suggestion });
}

interface Place {
  at: readonly string[];
  /** The schema of the record, or of each record of the list, that holds the last field. */
  item: JsonSchema | null;
}

/**
 * The path of fields to a rule's place; reports a field that the form does not ask and returns
 * `null`.
 */
function planPlace(
  planner: Planner,
  written: string,
  { fields, request }: Asked,
  pointer: string,
): Place | null {
  planner.watch?.fields(pointer, request);
  const at = written.split(".");
  let among: readonly FormField[] = fields;
  let item: JsonSchema | null = null;
  for (const [index, name] of at.entries()) {
    const field = among.find((one) => namesOf(one).includes(name));
    const inner = field && index < at.length - 1 ? recordSchemaOf(planner, field.schema) : null;
    if (!field || (index < at.length - 1 && !inner)) {
      const known = field ? [] : among.flatMap(namesOf);
      const values = { name: field ? (at[index + 1] ?? "") : name, known: known.join(", ") || "—" };
      planner.report("unknownField", pointer, values, { suggestion: suggest(name, known) });
      return null;
    }
    if (inner) {
      item = inner;
      among = field.items ?? [];
    }
  }
  return { at, item };
}
